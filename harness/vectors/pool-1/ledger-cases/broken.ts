import type { AttackSpec } from '../../../attacker/attack.js';
import type { Layer } from '../byte-vector.js';
import type { LedgerFlag } from '../ledger-flags.js';
import type { LedgerCase } from './ledger-case.js';

/** A case whose defect stands at index 2 of the ledger of five. */
export function broken(
  name: string,
  title: string,
  clause: string,
  flag: LedgerFlag,
  layer: Layer,
  reason: string,
  spec: AttackSpec,
): LedgerCase {
  const defect = { layer, reason, index: 2 };
  return { name, title, clause, ledger: 'main', attacks: [spec], flags: [flag], defect };
}
