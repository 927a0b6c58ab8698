import type { AttackSpec } from '../../../attacker/attack.js';
import type { EnvelopeForm } from '../../../attacker/attacks/envelope-form.js';
import type { CoreForm } from '../../../attacker/core-form.js';
import type { LedgerFlag } from '../ledger-flags.js';
import { broken } from './broken.js';
import type { LedgerCase } from './ledger-case.js';
import { dashed, entriesOf } from './named.js';

const CORE_FORMS: Readonly<Record<CoreForm, string>> = {
  reversed_keys: 'Keys from last to first',
  long_integer: 'The largest integer in a longer form',
  long_map: 'The count of members in a longer form',
  long_key: 'The length of a key in a longer form',
  long_text: "The length of the steward's name in a longer form",
  long_prev: 'The length of prev in a longer form',
  indefinite_map: 'A map without a count',
  indefinite_text: "The steward's name in chunks",
  indefinite_prev: 'prev in chunks',
  repeated_key: 'seq twice, with one value',
  conflicting_key: 'seq twice, with two values',
  trailing_byte: 'One more byte after the map',
  cbor_x: 'As the library cbor-x writes by default',
};

const ENVELOPE_FORMS: Readonly<Record<Exclude<EnvelopeForm, 'other_tag'>, string>> = {
  long_array: 'The count of the four parts in a longer form',
  indefinite_array: 'The four parts without a count',
  long_payload: 'The length of the core in a longer form',
  long_protected: 'The length of the protected header in a longer form',
  long_header: 'The count of the protected header in a longer form, signed so',
};

/** Entries in another encoding than the canonical, rightly signed. */
export function encodingCases(): LedgerCase[] {
  const at = 2;
  const encoding = (
    name: string,
    title: string,
    flag: LedgerFlag,
    clause: string,
    spec: AttackSpec,
    reason = 'non_canonical',
  ): LedgerCase => broken(`encoding/${name}`, title, clause, flag, 'encoding', reason, spec);
  const forbidden = (['float', 'bool', 'null', 'tag'] as const).flatMap((value) =>
    (['seq', 'steward'] as const).map((field) =>
      encoding(
        `${field}-${value}`,
        `${field} written as a ${value}`,
        'forbidden_type',
        value === 'tag' ? '6.6-2' : '6.5-9',
        { attack: 'forbidden_value', at, field, value },
      ),
    ),
  );
  return [
    ...entriesOf(CORE_FORMS).map(([form, title]) =>
      encoding(
        `core-${dashed(form)}`,
        title,
        'other_encoding',
        '6.6-1',
        { attack: 'reencode', at, form },
        // Two items are no encoding of one.
        form === 'trailing_byte' ? 'malformed' : 'non_canonical',
      ),
    ),
    ...forbidden,
    ...entriesOf(ENVELOPE_FORMS).map(([form, title]) =>
      encoding(`envelope-${dashed(form)}`, title, 'other_encoding', '6.6-2', {
        attack: 'reencode_envelope',
        at,
        form,
      }),
    ),
    broken(
      'core/other-steward',
      'The core names another steward, signed with the right key',
      '6.5-11',
      'key_id',
      'core',
      'bad_signature',
      { attack: 'other_steward', at, steward: 'somebody-else' },
    ),
  ];
}
