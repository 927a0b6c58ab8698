import type { JsonObject } from '../../adapter/contract/json.js';
import { type Ask, partyOf, signingParty, type TestParty } from './byte-vector.js';

/** A ledger that the reference sealed. */
export interface HonestLedger {
  readonly steward: TestParty;
  /** Oldest first, as lower-case hex. */
  readonly entries: readonly string[];
}

export type LedgerName = keyof typeof HISTORIES;

/** What happens in each ledger; a release is told by its actual energy. */
type Event =
  | { readonly claim: string; readonly uj: string; readonly grade?: string; readonly class?: string }
  | { readonly release: string; readonly uj: string };

const LARGEST = String(2n ** 64n - 1n);

/** Where the shortest form of an integer changes: 1, 2, 3, 5 and 9 bytes. */
const WIDTHS = [23n, 24n, 255n, 256n, 65535n, 65536n, 2n ** 32n - 1n, 2n ** 32n, 2n ** 53n + 1n];

const HISTORIES = {
  empty: [],
  one: [{ claim: 'train-1', uj: '400' }],
  main: [
    { claim: 'train-1', uj: '400' },
    { claim: 'train-2', uj: '250', grade: 'ModelBased', class: 'nightly' },
    { release: 'train-1', uj: '390' },
    { claim: 'train-3', uj: '100', grade: 'Estimator' },
    { release: 'train-2', uj: '300' },
  ],
  other: [
    { claim: 'serve-1', uj: '90' },
    { claim: 'serve-2', uj: '80' },
    { release: 'serve-1', uj: '70' },
    { claim: 'serve-3', uj: '60' },
    { release: 'serve-2', uj: '50' },
  ],
  widths: WIDTHS.map((uj) => ({ claim: `claim-${String(uj)}`, uj: String(uj) })),
  largest: [{ claim: 'train-1', uj: LARGEST }],
  again: [
    { claim: 'train-1', uj: '400' },
    { release: 'train-1', uj: '390' },
    { claim: 'train-1', uj: '10' },
  ],
  texts: [{ claim: 'Z\u00fcrich \u2014 \u8a13\u7df4 \ud83d\ude80', uj: '5', class: 'a'.repeat(24) }],
} satisfies Readonly<Record<string, readonly Event[]>>;

/** Everything that the byte vectors are made from, sealed by the reference. */
export async function honestLedgers(
  ask: Ask,
): Promise<Readonly<Record<LedgerName | 'stranger', HonestLedger>>> {
  const steward = partyOf('steward');
  const sealed = new Map<string, HonestLedger>();
  for (const [name, events] of Object.entries(HISTORIES)) {
    sealed.set(name, await seal(ask, steward, events));
  }
  sealed.set('stranger', await seal(ask, partyOf('another-steward'), HISTORIES.main));
  return Object.fromEntries(sealed) as Record<LedgerName | 'stranger', HonestLedger>;
}

async function seal(ask: Ask, steward: TestParty, events: readonly Event[]): Promise<HonestLedger> {
  const tree = [
    {
      id: 'team',
      guarantee_uj: LARGEST,
      guarantee_devices: 64,
      over_quota_weight: 0,
      priority: 0,
    },
  ];
  const { pool = null } = await ask('pool.open', { tree, steward: signingParty(steward) });
  for (const event of events) await record(ask, { pool }, event);
  const { entries } = (await ask('pool.ledger', { pool })) as { entries?: readonly string[] };
  await ask('pool.close', { pool });
  if (entries?.length !== events.length) throw new TypeError('an event was not recorded');
  return { steward, entries };
}

async function record(ask: Ask, pool: JsonObject, event: Event): Promise<void> {
  if ('release' in event) {
    const actual = { uj: event.uj, grade: 'HwShunt' };
    await ask('pool.release', { ...pool, claim: event.release, actual });
    return;
  }
  const { claim: id, uj, grade = 'HwShunt', class: declared } = event;
  const claim = {
    id,
    entitlement: 'team',
    gang_size: 2,
    devices_per_member: 2,
    estimate: { uj, grade },
    ...(declared === undefined ? {} : { class: declared }),
  };
  await ask('pool.claim', { ...pool, claim });
}
