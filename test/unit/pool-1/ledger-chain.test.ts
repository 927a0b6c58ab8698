import assert from 'node:assert/strict';
import { test } from 'node:test';
import { emptyPool, usageOf, usedUj } from '../../../reference/pool-1/pool-state.js';
import { readLedger } from '../../../reference/pool-1/read-ledger.js';
import { replayLedger } from '../../../reference/pool-1/replay-ledger.js';
import {
  admitted,
  ledgerOf,
  longHistory,
  partyOf,
  relinked,
  resealed,
  released,
  richLedger,
  STEWARD,
} from './ledger-fixture.js';

const { entries } = ledgerOf([
  admitted('a', { class: 'training' }),
  admitted('b', { energy: { uj: 40n, grade: 'Estimator' }, devices: 3 }),
  released('a', 250n),
  admitted('a', { entitlement: 'other' }),
]);

/** Replays and gives the refusal without its text, which is for people. */
function refusalOf(stream: Iterable<Uint8Array>): object {
  const ledger = replayLedger(stream, STEWARD);
  assert.equal(ledger.kind, 'refused', 'the ledger was taken');
  return { reason: ledger.reason, index: ledger.index };
}

function brokenAt(index: number): object {
  return { reason: 'broken_chain', index };
}

test('usage is charged, reserved and held as the history says', () => {
  const ledger = replayLedger(entries, STEWARD);
  assert.ok(ledger.kind === 'replayed');
  assert.equal(ledger.length, 4);
  const team = usageOf(ledger.state, 'team');
  assert.equal(
    usedUj(team),
    290n,
    'the overrun in place of its estimate, and the open reservation',
  );
  assert.equal(team.devices, 3);
  assert.equal(usedUj(usageOf(ledger.state, 'other')), 100n);
  assert.deepEqual([...ledger.state.open.keys()], ['b', 'a']);
});

test('an empty ledger is a ledger of length 0', () => {
  const ledger = replayLedger([], STEWARD);
  assert.ok(ledger.kind === 'replayed');
  assert.deepEqual([ledger.length, ledger.head], [0, new Uint8Array(32)]);
  assert.deepEqual(ledger.state.usage, emptyPool({ nodes: new Map(), groups: new Map() }).usage);
});

test('the rich ledger reads back as the very events that were sealed', () => {
  const rich = richLedger();
  assert.deepEqual(readLedger(rich.entries, rich.steward), { kind: 'events', events: rich.events });
});

test('sealing is deterministic', () => {
  assert.deepEqual(richLedger().entries, richLedger().entries);
});

test('properly sealed entries out of place are refused where the order breaks', () => {
  const [first, second, third, fourth] = entries as [
    Uint8Array,
    Uint8Array,
    Uint8Array,
    Uint8Array,
  ];
  assert.deepEqual(refusalOf([second, third, fourth]), brokenAt(0));
  assert.deepEqual(refusalOf([first, third, fourth]), brokenAt(1));
  assert.deepEqual(refusalOf([first, third, second, fourth]), brokenAt(1));
  assert.deepEqual(refusalOf([first, second, second, third]), brokenAt(2));
  const other = ledgerOf([admitted('z'), released('z')]).entries;
  assert.deepEqual(refusalOf([first, ...other.slice(1)]), brokenAt(1));
});

test('seq and prev are each checked by themselves, at the start and after it', () => {
  const [first, second] = entries as [Uint8Array, Uint8Array];
  assert.deepEqual(refusalOf([resealed(first, { seq: 1n })]), brokenAt(0));
  assert.deepEqual(refusalOf([resealed(first, { prev: new Uint8Array(32).fill(1) })]), brokenAt(0));
  assert.deepEqual(refusalOf([first, resealed(second, { seq: 2n })]), brokenAt(1));
  assert.deepEqual(refusalOf([first, resealed(second, { prev: new Uint8Array(32) })]), brokenAt(1));
});

test('a release that nothing was admitted for is refused at its index, as is a second one', () => {
  const never = ledgerOf([admitted('a'), released('b'), released('a')]).entries;
  assert.deepEqual(refusalOf(never), { reason: 'inconsistent', index: 1 });
  const twice = ledgerOf([admitted('a'), released('a'), released('a')]).entries;
  assert.deepEqual(refusalOf(twice), { reason: 'inconsistent', index: 2 });
  const open = ledgerOf([admitted('a'), admitted('a')]).entries;
  assert.deepEqual(refusalOf(open), { reason: 'inconsistent', index: 1 });
});

test('of several inconsistencies the first is reported', () => {
  const wrong = ledgerOf([released('a'), released('b')]).entries;
  assert.deepEqual(refusalOf(wrong), { reason: 'inconsistent', index: 0 });
});

test('any later fault of the chain takes precedence over a wrong release', () => {
  const wrong = ledgerOf([released('never'), admitted('a'), released('a')]).entries;
  const [first, second, third] = wrong as [Uint8Array, Uint8Array, Uint8Array];
  assert.deepEqual(refusalOf([first, third]), brokenAt(1));
  const stranger = relinked(wrong, partyOf('stranger', STEWARD.id));
  assert.deepEqual(refusalOf([first, second, stranger[2] ?? first]), {
    reason: 'bad_signature',
    index: 2,
  });
  assert.deepEqual(refusalOf([first, second, third, Uint8Array.of(0xff)]), {
    reason: 'malformed',
    index: 3,
  });
});

test('of several faults of the chain the first is reported, whatever its kind', () => {
  const [first, second, third] = entries as [Uint8Array, Uint8Array, Uint8Array];
  const flipped = Uint8Array.from(second);
  flipped[flipped.length - 1] = (flipped.at(-1) ?? 0) ^ 1;
  assert.deepEqual(refusalOf([first, flipped, first]), { reason: 'bad_signature', index: 1 });
  assert.deepEqual(refusalOf([first, third, flipped]), brokenAt(1));
});

test('an entitlement that the tree lacks keeps its usage', () => {
  const ledger = replayLedger(entries, STEWARD, { nodes: new Map(), groups: new Map() });
  assert.ok(ledger.kind === 'replayed');
  assert.equal(usedUj(usageOf(ledger.state, 'team')), 290n);
});

test('a long ledger is read once, as an iterable, up to its first fault and no further', () => {
  const sealed = ledgerOf([...longHistory(20_000)]).entries;
  let read = 0;
  function* lastBroken(): Generator<Uint8Array> {
    for (const [index, entry] of sealed.entries()) {
      read += 1;
      yield index === 19_999 ? (sealed[0] ?? entry) : entry;
    }
    assert.fail('the stream was read past its first fault');
  }
  assert.deepEqual(refusalOf(lastBroken()), brokenAt(19_999));
  assert.equal(read, 20_000);
});
