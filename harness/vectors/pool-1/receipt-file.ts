import type { JsonObject } from '../../adapter/contract/json.js';
import { attack } from '../../attacker/attack.js';
import type { Clause } from '../../registry/registry.js';
import { SuiteError } from '../../runner/plan/suite-error.js';
import { headingOf } from '../emit/scenario-vectors.js';
import { RECEIPT_FORMAT } from '../format/vector.js';
import {
  type Ask,
  type ByteFile,
  type ByteVector,
  LAYERS,
  PROFILE,
  publicParty,
  signingParty,
  TEST_KEYS,
  used,
} from './byte-vector.js';
import type { Ledgers } from './ledger-file.js';
import { RECEIPT_FLAGS, type ReceiptCase, receiptCases } from './receipt-cases.js';

/** A witness receipt as bytes, shown with a ledger, and what it is worth for it. */
export interface ReceiptVector extends ByteVector {
  readonly receipt: string;
  /** Whose it is said to be. */
  readonly witness: JsonObject;
  readonly status: ReceiptCase['status'];
  /** Of the ledger, where this is its only receipt. */
  readonly attestation: 'self-attested' | 'witnessed';
}

/** The file of receipts: all are shown with one ledger. */
export interface ReceiptFile extends ByteFile {
  readonly ledger: {
    readonly id: string;
    readonly length: number;
    readonly head: string;
  };
  readonly vectors: readonly ReceiptVector[];
}

/** Makes the byte vectors of receipts, and asserts of each that the reference grades it so. */
export async function receiptFile(
  ledgers: Ledgers,
  ask: Ask,
  clauseOf: (id: string) => Clause,
): Promise<ReceiptFile> {
  const { steward, entries } = ledgers.main;
  const { length, head } = await ask('ledger.replay', {
    steward: publicParty(steward),
    entries,
    tree: [],
  });
  const vectors: ReceiptVector[] = [];
  for (const each of receiptCases()) {
    vectors.push(await receiptVector(each, ledgers, ask, clauseOf));
  }
  return {
    format: RECEIPT_FORMAT,
    standard: 'pool/1',
    profile: PROFILE,
    counts: { vectors: vectors.length },
    test_keys: TEST_KEYS,
    layers: used(LAYERS, vectors.flatMap(({ layer }) => layer ?? [])),
    flags: used(RECEIPT_FLAGS, vectors.flatMap(({ flags }) => flags)),
    parties: { steward },
    ledger: {
      id: 'pool-1/bytes/ledger/taken/main',
      length: length as number,
      head: head as string,
    },
    vectors,
  };
}

async function receiptVector(
  each: ReceiptCase,
  ledgers: Ledgers,
  ask: Ask,
  clauseOf: (id: string) => Clause,
): Promise<ReceiptVector> {
  const { name, title, clause, signed, upTo, signer, attacks, shownAs, flags, layer, status } = each;
  const id = `pool-1/bytes/${name}`;
  const steward = publicParty(ledgers.main.steward);
  const given = await ask('witness.sign', {
    steward,
    entries: ledgers[signed].entries.slice(0, upTo),
    witness: signingParty(signer),
  });
  let receipts: readonly string[] = [given.receipt as string];
  for (const spec of attacks) {
    receipts = await attack({ entries: receipts, form: undefined, seed: signer.seed }, spec);
  }
  const [receipt = ''] = receipts;
  const witness = publicParty(shownAs);
  const said = (await ask('ledger.attest', {
    steward,
    entries: ledgers.main.entries,
    tree: [],
    receipts: [{ receipt, witness }],
  })) as { attestation?: string; receipts?: readonly { status: string }[] };
  const attestation = status === 'covers' ? 'witnessed' : 'self-attested';
  if (said.receipts?.[0]?.status !== status || said.attestation !== attestation) {
    throw new SuiteError(`${id}: the reference says otherwise: ${JSON.stringify(said)}`);
  }
  return {
    ...headingOf(id, title, clauseOf(`pool-1/${clause}`)),
    flags,
    ...(layer === undefined ? {} : { layer }),
    receipt,
    witness,
    status,
    attestation,
  };
}
