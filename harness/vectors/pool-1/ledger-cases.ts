import { chainCases } from './ledger-cases/chains.js';
import { cornerCases } from './ledger-cases/corners.js';
import { encodingCases } from './ledger-cases/encodings.js';
import { envelopeCases } from './ledger-cases/envelopes.js';
import { headerCases } from './ledger-cases/headers.js';
import { historyCases } from './ledger-cases/histories.js';
import { signatureCases } from './ledger-cases/signatures.js';
import { takenCases } from './ledger-cases/taken.js';
import type { LedgerCase, Strangers } from './ledger-cases/ledger-case.js';

/** Every byte vector of a ledger, in the order of the layers; ids are for ever. */
export function ledgerCases(strangers: Strangers): readonly LedgerCase[] {
  return [
    ...takenCases(),
    ...envelopeCases(),
    ...headerCases(),
    ...signatureCases(strangers),
    ...cornerCases(),
    ...encodingCases(),
    ...chainCases(strangers),
    ...historyCases(),
  ];
}
