import type { AttackSpec } from '../../../attacker/attack.js';
import { broken } from './broken.js';
import type { LedgerCase } from './ledger-case.js';

/** Bytes that are no receipt. */
export function envelopeCases(): LedgerCase[] {
  const bytes: Readonly<Record<string, readonly [string, string]>> = {
    'no-bytes': ['No bytes at all', ''],
    'empty-array': ['An empty array', '80'],
    text: ['A text', '64706f6f6c'],
    'empty-parts': ['Four empty byte strings', '8440404040'],
    'long-string': ['A byte string that declares 2^64 - 1 bytes', '5bffffffffffffffff'],
    'long-core': ['A core that declares 2^64 - 1 bytes', '8443a10127a05bffffffffffffffff'],
    nested: ['A thousand nested arrays', `${'81'.repeat(1000)}80`],
  };
  const replaced = Object.entries(bytes).map(([name, [title, entry]]) =>
    broken(`envelope/${name}`, title, '6.5-5', 'no_receipt', 'envelope', 'malformed', {
      attack: 'replace',
      at: 2,
      entry,
    }),
  );
  const cut: AttackSpec = { attack: 'cut', at: 2 };
  return [
    ...replaced,
    broken(
      'envelope/cut',
      'An entry cut off in its midst',
      '6.5-5',
      'no_receipt',
      'envelope',
      'malformed',
      cut,
    ),
  ];
}
