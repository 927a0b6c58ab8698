import type { Mutant } from '../mutant.js';
import { REPLAY_LEDGER } from './ledger-sources.js';
import { POOL_METHODS } from './sources.js';

const replayed = 'const { state, head } = replayed;';
const result = "return { kind: 'replayed', state, length: verified.length, head: verified.head };";
const refusal = "if (replayed.kind === 'refused') return refusalToWire(replayed);";
const kept = 'return keep({ state, ledger: { entries, head }, steward });';

function withEachUsage(change: string): string {
  return `for (const usage of state.usage.values()) Object.assign(usage, ${change});\n  ${result}`;
}

/** Defects in what a pool is after a restart (6.1). */
export const restartMutants: readonly Mutant[] = [
  {
    id: 'restart-from-empty-usage',
    clauses: ['pool-1/6.1-1', 'pool-1/6.1-2'],
    file: POOL_METHODS,
    find: replayed,
    replace: 'const { head } = replayed;\n      const state = emptyPool(built.tree);',
  },
  {
    id: 'open-reservations-dropped-on-replay',
    clauses: ['pool-1/6.1-1', 'pool-1/6.1-2', 'pool-1/6.2-3'],
    file: REPLAY_LEDGER,
    find: result,
    replace: withEachUsage('{ reservedUj: 0n }'),
  },
  {
    id: 'devices-dropped-on-replay',
    clauses: ['pool-1/6.1-1', 'pool-1/6.1-2', 'pool-1/6.2-3'],
    file: REPLAY_LEDGER,
    find: result,
    replace: withEachUsage('{ devices: 0 }'),
  },
  {
    id: 'charges-dropped-on-replay',
    clauses: ['pool-1/6.1-1', 'pool-1/6.1-2', 'pool-1/6.2-2'],
    file: REPLAY_LEDGER,
    find: result,
    replace: withEachUsage('{ chargedUj: 0n }'),
  },
  {
    id: 'open-claims-forgotten-on-replay',
    clauses: ['pool-1/6.1-1', 'pool-1/6.1-3'],
    file: REPLAY_LEDGER,
    find: result,
    replace: `state.open.clear();\n  ${result}`,
  },
  {
    id: 'restart-begins-a-new-ledger',
    clauses: ['pool-1/6.1-3'],
    file: POOL_METHODS,
    find: kept,
    replace: 'return keep({ state, ledger: emptyLedger(), steward });',
  },
  {
    id: 'restart-begins-a-new-chain',
    clauses: ['pool-1/6.1-3'],
    file: POOL_METHODS,
    find: kept,
    replace: 'return keep({ state, ledger: { entries, head: emptyLedger().head }, steward });',
  },
  {
    id: 'restored-from-what-replay-refuses',
    clauses: ['pool-1/6.1-4'],
    file: POOL_METHODS,
    find: refusal,
    replace:
      "if (replayed.kind === 'refused') return keep({ state: emptyPool(built.tree), ledger: emptyLedger(), steward });",
  },
];
