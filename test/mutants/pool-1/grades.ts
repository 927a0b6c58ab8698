import type { Mutant } from '../mutant.js';
import { ADMISSION, RESERVATION, TYPES, WIRE } from './sources.js';

const carried = 'reservedUj: estimateUj,\n    devices,\n    borrowedUj,\n    grade,';
const graded = (grade: string): string =>
  `reservedUj: estimateUj,\n    devices,\n    borrowedUj,\n    grade: ${grade},`;
const everywhere = ['pool-1/2.3-1', 'pool-1/3-3', 'pool-1/4.6-1'];

/** Defects in how a grade is carried (2.3). */
export const gradeMutants: readonly Mutant[] = [
  {
    id: 'guess-becomes-modelled',
    clauses: [...everywhere, 'pool-1/2.3-2'],
    file: ADMISSION,
    find: carried,
    replace: graded("grade === 'Estimator' ? 'ModelBased' : grade"),
  },
  {
    id: 'modelled-becomes-measured',
    clauses: [...everywhere, 'pool-1/2.3-2'],
    file: ADMISSION,
    find: carried,
    replace: graded("grade === 'ModelBased' ? 'HwShunt' : grade"),
  },
  {
    id: 'modelled-becomes-measured-when-borrowed',
    clauses: ['pool-1/2.3-2', 'pool-1/4.6-1'],
    file: ADMISSION,
    find: carried,
    replace: graded("borrowedUj > 0n ? 'HwShunt' : grade"),
  },
  {
    id: 'measured-becomes-modelled',
    clauses: everywhere,
    file: ADMISSION,
    find: carried,
    replace: graded("grade === 'HwShunt' ? 'ModelBased' : grade"),
  },
  {
    id: 'observed-becomes-a-guess',
    clauses: everywhere,
    file: ADMISSION,
    find: carried,
    replace: graded("'Estimator'"),
  },
  {
    id: 'admission-always-model-based',
    clauses: [...everywhere, 'pool-1/2.3-2'],
    file: ADMISSION,
    find: carried,
    replace: graded("'ModelBased'"),
  },
  {
    id: 'grade-of-what-was-spent-before',
    clauses: ['pool-1/2.3-2'],
    file: ADMISSION,
    find: carried,
    replace: graded('usage.grade ?? grade'),
  },
  {
    id: 'modelled-admitted-without-a-grade',
    clauses: everywhere,
    file: WIRE,
    find: 'grade: verdict.grade,',
    replace: "...(verdict.grade === 'ModelBased' ? {} : { grade: verdict.grade }),",
  },
  {
    id: 'modelled-admitted-at-no-known-grade',
    clauses: everywhere,
    file: WIRE,
    find: 'grade: verdict.grade,',
    replace: "grade: verdict.grade === 'ModelBased' ? 'modelbased' : verdict.grade,",
  },
  {
    id: 'modelled-is-not-observed',
    clauses: ['pool-1/4.4-6'],
    file: TYPES,
    find: "return grade !== 'Estimator';",
    replace: "return grade === 'HwShunt';",
  },
  {
    id: 'reservation-recorded-as-measured',
    clauses: ['pool-1/2.3-1', 'pool-1/2.3-2', 'pool-1/3-3'],
    file: RESERVATION,
    find: 'grade: admission.grade }',
    replace: "grade: 'HwShunt' }",
  },
];
