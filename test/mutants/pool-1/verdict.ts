import type { Mutant } from '../mutant.js';
import { ADMISSION, WIRE } from './sources.js';

const borrowed = 'const borrowedUj = min(estimateUj, max(0n, afterUj - guaranteeUj));';
/** Another figure where something is spent and the claim goes past the guarantee. */
const crossing = (figure: string): string => `const spentUj = afterUj - estimateUj;
  const crosses = spentUj > 0n && spentUj < guaranteeUj && afterUj > guaranteeUj;
  const borrowedUj = crosses ? ${figure} : min(estimateUj, max(0n, afterUj - guaranteeUj));`;

/** Defects in what an admission says (4.6). */
export const verdictMutants: readonly Mutant[] = [
  {
    id: 'admission-names-one-member',
    clauses: ['pool-1/2.4-2', 'pool-1/4.6-1'],
    file: WIRE,
    find: 'devices: verdict.devices,',
    replace: 'devices: Math.min(verdict.devices, 1),',
  },
  {
    id: 'modelled-admission-without-devices',
    clauses: ['pool-1/4.6-1'],
    file: WIRE,
    find: 'devices: verdict.devices,',
    replace: "...(verdict.grade === 'ModelBased' ? {} : { devices: verdict.devices }),",
  },
  {
    id: 'admission-reserves-only-what-is-owed',
    clauses: ['pool-1/4.6-1'],
    file: WIRE,
    find: 'reserved_uj: verdict.reservedUj.toString(),',
    replace: 'reserved_uj: (verdict.reservedUj - verdict.borrowedUj).toString(),',
  },
  {
    id: 'admission-reserves-all-that-was-spent',
    clauses: ['pool-1/4.6-1'],
    file: WIRE,
    find: 'reserved_uj: verdict.reservedUj.toString(),',
    replace: 'reserved_uj: (verdict.reservedUj + verdict.borrowedUj).toString(),',
  },
  {
    id: 'modelled-admitted-without-what-is-reserved',
    clauses: ['pool-1/3-3', 'pool-1/4.6-1'],
    file: WIRE,
    find: 'reserved_uj: verdict.reservedUj.toString(),',
    replace:
      "...(verdict.grade === 'ModelBased' ? {} : { reserved_uj: verdict.reservedUj.toString() }),",
  },
  {
    id: 'modelled-admission-hides-what-is-borrowed',
    clauses: ['pool-1/4.6-1'],
    file: WIRE,
    find: 'borrowed_uj: verdict.borrowedUj.toString(),',
    replace: "borrowed_uj: verdict.grade === 'ModelBased' ? '0' : verdict.borrowedUj.toString(),",
  },
  {
    id: 'modelled-admission-without-what-is-borrowed',
    clauses: ['pool-1/4.6-1'],
    file: WIRE,
    find: 'borrowed_uj: verdict.borrowedUj.toString(),',
    replace:
      "...(verdict.grade === 'ModelBased' ? {} : { borrowed_uj: verdict.borrowedUj.toString() }),",
  },
  {
    id: 'whole-estimate-borrowed-when-crossing',
    clauses: ['pool-1/4.6-2'],
    file: ADMISSION,
    find: borrowed,
    replace: crossing('estimateUj'),
  },
  {
    id: 'nothing-borrowed-when-crossing',
    clauses: ['pool-1/4.6-2'],
    file: ADMISSION,
    find: borrowed,
    replace: crossing('0n'),
  },
  {
    id: 'borrowed-of-all-claims-together',
    clauses: ['pool-1/4.6-2'],
    file: ADMISSION,
    find: borrowed,
    replace: 'const borrowedUj = max(0n, afterUj - guaranteeUj);',
  },
  {
    id: 'borrowed-by-the-estimate-alone',
    clauses: ['pool-1/4.6-2'],
    file: ADMISSION,
    find: borrowed,
    replace: 'const borrowedUj = max(0n, estimateUj - guaranteeUj);',
  },
  {
    id: 'owed-part-named-borrowed',
    clauses: ['pool-1/4.6-2'],
    file: ADMISSION,
    find: borrowed,
    replace: crossing('guaranteeUj - spentUj'),
  },
  {
    id: 'borrowed-less-one-at-the-edge',
    clauses: ['pool-1/4.6-2'],
    file: ADMISSION,
    find: borrowed,
    replace:
      'const borrowedUj = afterUj - estimateUj === guaranteeUj ? estimateUj - 1n : min(estimateUj, max(0n, afterUj - guaranteeUj));',
  },
  {
    id: 'borrowed-at-exactly-the-guarantee',
    clauses: ['pool-1/2.1-3', 'pool-1/2.1-4', 'pool-1/4.3-1'],
    file: ADMISSION,
    find: borrowed,
    replace:
      'const borrowedUj = afterUj === guaranteeUj ? estimateUj : min(estimateUj, max(0n, afterUj - guaranteeUj));',
  },
  {
    id: 'borrowed-without-what-is-charged',
    clauses: ['pool-1/4.6-2'],
    file: ADMISSION,
    find: borrowed,
    replace:
      'const borrowedUj = min(estimateUj, max(0n, usage.reservedUj + estimateUj - guaranteeUj));',
  },
  {
    id: 'borrowed-while-siblings-borrow',
    clauses: ['pool-1/2.1-4'],
    file: ADMISSION,
    find: borrowed,
    replace:
      'const borrowedUj = [...state.open.values()].some((each) => each.entitlement !== entitlement.id && each.borrowedUj > 0n) ? min(estimateUj, afterUj) : min(estimateUj, max(0n, afterUj - guaranteeUj));',
  },
];
