import { spawnSync } from 'node:child_process';
import { createPublicKey, verify } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { openSign1 } from '../codecs/cose-sign1/open-sign1.js';
import { sigStructure } from '../codecs/cose-sign1/sig-structure.js';
import { publicKeyOf, signerFor } from '../codecs/ed25519/sign.js';
import { GENESIS } from '../reference/pool-1/content-address.js';
import type { PoolEvent } from '../reference/pool-1/pool-state.js';
import { replayLedger } from '../reference/pool-1/replay-ledger.js';
import { sealEntry } from '../reference/pool-1/seal-entry.js';
import { reportRatios } from './report-ratios.js';

/**
 * Replay of a ledger in the reference: its rate beside that of `crypto.verify` over the same
 * signatures, and its peak memory at ten times the length. Each ledger of the memory part ends with a
 * broken link, so a million entries with the last one broken are refused here as well.
 */
const SHORT = 100_000;
const LONG = 1_000_000;
/** A small nursery, so that a peak shows what replay keeps and not what V8 has yet to collect. */
const COLLECT_SOON = '--max-semi-space-size=1';
/** Entries between two turns of replay and bare verification, so that noise falls on both alike. */
const TURN = 1_000;

const seed = new Uint8Array(32).fill(1);
const steward = { id: 'steward', publicKey: publicKeyOf(seed), sign: signerFor(seed) };

const [countForMemory] = process.argv.slice(2);
if (countForMemory === undefined) {
  process.exitCode = reportRatios([
    { name: `replay rate / crypto.verify rate, ${SHORT} entries`, ratio: rate(), atLeast: 0.6 },
    {
      name: `peak memory of replay, ${LONG} entries / ${SHORT} entries`,
      ratio: peakOf(LONG) / peakOf(SHORT),
      atMost: 1.2,
    },
  ]);
} else {
  process.stdout.write(`${refuseBroken(Number(countForMemory))}\n`);
}

/** Verified signatures a second, replay to bare. */
function rate(): number {
  const entries = [...sealedLedger(SHORT)];
  const signatures = entries.map(signatureOf);
  const jwk = {
    kty: 'OKP',
    crv: 'Ed25519',
    x: Buffer.from(steward.publicKey).toString('base64url'),
  };
  const key = createPublicKey({ key: jwk, format: 'jwk' });
  let bareMs = 0;

  function* inTurns(): Generator<Uint8Array> {
    for (let from = 0; from < entries.length; from += TURN) {
      yield* entries.slice(from, from + TURN);
      const start = performance.now();
      for (const { message, signature } of signatures.slice(from, from + TURN)) {
        if (!verify(null, message, key, signature)) throw new Error('a signature does not verify');
      }
      bareMs += performance.now() - start;
    }
  }

  const start = performance.now();
  const replayed = replayLedger(inTurns(), steward);
  const replayMs = performance.now() - start - bareMs;
  if (replayed.kind === 'refused') throw new Error(`refused: ${replayed.detail}`);
  return bareMs / replayMs;
}

function signatureOf(entry: Uint8Array): { message: Uint8Array; signature: Uint8Array } {
  const sign1 = openSign1(entry);
  if (sign1.kind !== 'opened') throw new Error(`no COSE_Sign1: ${sign1.rule}`);
  const message = sigStructure(sign1.protectedBytes, sign1.payload);
  return { message, signature: sign1.signature };
}

/** Peak resident memory in KiB of a process that replays so many entries. */
function peakOf(count: number): number {
  const args = [COLLECT_SOON, fileURLToPath(import.meta.url), String(count)];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`replay of ${count} entries: ${stderr}`);
  process.stdout.write(
    `       ${count} entries: peak of ${Math.round(Number(stdout) / 1024)} MiB\n`,
  );
  return Number(stdout);
}

/** Replays a ledger whose last link is broken, sealed as it is read. */
function refuseBroken(count: number): number {
  const replayed = replayLedger(sealedLedger(count, count - 1), steward);
  if (replayed.kind !== 'refused' || replayed.index !== count - 1) {
    throw new Error(`the broken link at ${count - 1} was not found`);
  }
  return process.resourceUsage().maxRSS;
}

/** Claims of ten entitlements, each released before the next; `brokenAt` links to nothing. */
function* sealedLedger(count: number, brokenAt = Infinity): Generator<Uint8Array> {
  let prev = GENESIS;
  for (let seq = 0; seq < count; seq += 1) {
    const place = { seq, prev: seq === brokenAt ? new Uint8Array(32).fill(1) : prev };
    const { bytes, address } = sealEntry(eventAt(seq), place, steward);
    prev = address;
    yield bytes;
  }
}

function eventAt(seq: number): PoolEvent {
  const claim = `claim-${Math.floor(seq / 2)}`;
  if (seq % 2 === 1)
    return { event: 'released', claim, energy: { uj: 39_000_000n, grade: 'HwShunt' } };
  return {
    event: 'admitted',
    claim,
    entitlement: `team-${Math.floor(seq / 2) % 10}`,
    energy: { uj: 40_000_000n, grade: 'ModelBased' },
    devices: 8,
    borrowedUj: 0n,
    class: 'training',
  };
}
