import type { Json, JsonObject } from '../../adapter/contract/json.js';
import { attack } from '../../attacker/attack.js';
import { signInCorner } from '../../attacker/attacks/corner.js';
import { chainForm, type ChainForm } from '../../attacker/chain-form.js';
import type { Clause } from '../../registry/registry.js';
import { SuiteError } from '../../runner/plan/suite-error.js';
import { headingOf } from '../emit/scenario-vectors.js';
import { LEDGER_FORMAT } from '../format/vector.js';
import {
  type Ask,
  type ByteFile,
  type ByteVector,
  LAYERS,
  PROFILE,
  PROFILE_ADDRESS,
  publicParty,
  TEST_KEYS,
  used,
} from './byte-vector.js';
import type { HonestLedger, honestLedgers } from './honest-ledgers.js';
import { LEDGER_FLAGS } from './ledger-flags.js';
import { ledgerCases } from './ledger-cases.js';
import type { LedgerCase } from './ledger-cases/ledger-case.js';

/** A ledger as bytes, and what a reader of the profile must say of it. */
export interface LedgerVector extends ByteVector {
  /** Whose ledger it is, where not that of the file's steward. */
  readonly steward?: JsonObject;
  readonly entries: readonly string[];
  readonly verdict: 'accepted' | 'refused';
  /** With `refused`. */
  readonly reason?: string;
  readonly index?: number;
  /** With `accepted`. */
  readonly length?: number;
  readonly head?: string;
}

export type Ledgers = Awaited<ReturnType<typeof honestLedgers>>;

/** Makes the byte vectors of ledgers, and asserts of each that the reference says what it says. */
export async function ledgerFile(
  ledgers: Ledgers,
  ask: Ask,
  clauseOf: (id: string) => Clause,
): Promise<ByteFile & { readonly vectors: readonly LedgerVector[] }> {
  const cases = ledgerCases({
    other: ledgers.other.entries,
    stranger: ledgers.stranger.entries,
  });
  const vectors: LedgerVector[] = [];
  for (const each of cases) {
    vectors.push(await ledgerVector(each, ledgers[each.ledger], ask, clauseOf));
  }
  const entries = vectors.reduce((sum, vector) => sum + vector.entries.length, 0);
  return {
    format: LEDGER_FORMAT,
    standard: 'pool/1',
    profile: PROFILE,
    counts: { vectors: vectors.length, entries },
    test_keys: TEST_KEYS,
    layers: used(LAYERS, vectors.flatMap(({ layer }) => layer ?? [])),
    flags: used(LEDGER_FLAGS, vectors.flatMap(({ flags }) => flags)),
    parties: { steward: ledgers.main.steward },
    vectors,
  };
}

async function ledgerVector(
  { name, title, clause: section, reading, attacks, corner, flags, defect }: LedgerCase,
  honest: HonestLedger,
  ask: Ask,
  clauseOf: (id: string) => Clause,
): Promise<LedgerVector> {
  const id = `pool-1/bytes/ledger/${name}`;
  const clause = clauseOf(`pool-1/${section}`);
  let { entries } = honest;
  const form = await formOf(entries);
  for (const spec of attacks) {
    entries = await attack({ entries, form, seed: honest.steward.seed }, spec);
  }
  let steward = publicParty(honest.steward);
  if (corner !== undefined) {
    const signed = signInCorner(entries, corner);
    entries = signed.entries;
    steward = { ...steward, public_key: signed.publicKey };
  }
  const said = await ask('ledger.replay', { steward, entries, tree: [] });
  const heading = {
    ...headingOf(id, title, reading === true ? { ...clause, basis: 'reading' } : clause),
    flags,
    ...(defect === undefined ? {} : { layer: defect.layer }),
    ...(corner === undefined ? {} : { steward }),
    entries,
  };
  if (defect === undefined) {
    const { length, head } = said as { length?: number; head?: string };
    if (length !== entries.length || head === undefined) disagree(id, said);
    return { ...heading, verdict: 'accepted', length, head };
  }
  const { reason, index } = (said.refused ?? {}) as JsonObject;
  if (reason !== defect.reason || index !== defect.index) disagree(id, said);
  return { ...heading, verdict: 'refused', reason: defect.reason, index: defect.index };
}

async function formOf(entries: readonly string[]): Promise<ChainForm | undefined> {
  const form = await chainForm(entries, PROFILE_ADDRESS);
  return form.kind === 'chain' ? form : undefined;
}

function disagree(id: string, said: Json): never {
  throw new SuiteError(`${id}: the reference says otherwise: ${JSON.stringify(said)}`);
}
