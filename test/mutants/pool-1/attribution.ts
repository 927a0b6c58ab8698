import type { Mutant } from '../mutant.js';
import { DIVIDE_DEVICE } from './sources.js';

/** Defects in dividing a shared device (2.5). */
export const attributionMutants: readonly Mutant[] = [
  {
    id: 'division-keeps-the-grade',
    clauses: ['pool-1/2.5-1', 'pool-1/2.5-2', 'pool-1/2.5-3'],
    file: DIVIDE_DEVICE,
    find: "return grade === 'HwShunt' ? 'ModelBased' : grade;",
    replace: 'return grade;',
  },
  {
    id: 'division-between-two-keeps-the-grade',
    clauses: ['pool-1/2.5-1', 'pool-1/2.5-2', 'pool-1/2.5-3'],
    file: DIVIDE_DEVICE,
    find: 'if (occupants === 1) return grade;',
    replace: 'if (occupants <= 2) return grade;',
  },
  {
    id: 'only-occupants-of-weight-divide',
    clauses: ['pool-1/2.5-2'],
    file: DIVIDE_DEVICE,
    find: 'gradeOfShare(device.grade, occupants.length)',
    replace: 'gradeOfShare(device.grade, occupants.filter(({ weight }) => weight > 0n).length)',
  },
  {
    id: 'division-makes-a-guess-a-model',
    clauses: ['pool-1/2.5-3'],
    file: DIVIDE_DEVICE,
    find: "return grade === 'HwShunt' ? 'ModelBased' : grade;",
    replace: "return 'ModelBased';",
  },
  {
    id: 'division-makes-a-model-a-guess',
    clauses: ['pool-1/2.5-3'],
    file: DIVIDE_DEVICE,
    find: "return grade === 'HwShunt' ? 'ModelBased' : grade;",
    replace: "return grade === 'HwShunt' ? 'ModelBased' : 'Estimator';",
  },
  {
    id: 'division-makes-a-reading-a-guess',
    clauses: ['pool-1/2.5-1', 'pool-1/2.5-3'],
    file: DIVIDE_DEVICE,
    find: "return grade === 'HwShunt' ? 'ModelBased' : grade;",
    replace: "return 'Estimator';",
  },
  {
    id: 'sole-occupant-degraded',
    clauses: ['pool-1/2.5-4'],
    file: DIVIDE_DEVICE,
    find: 'if (occupants === 1) return grade;',
    replace: '',
  },
  {
    id: 'sole-occupant-always-read',
    clauses: ['pool-1/2.5-4'],
    file: DIVIDE_DEVICE,
    find: 'if (occupants === 1) return grade;',
    replace: "if (occupants === 1) return 'HwShunt';",
  },
  {
    id: 'sole-occupant-charged-by-its-weight',
    clauses: ['pool-1/2.5-4'],
    file: DIVIDE_DEVICE,
    find: 'const totalWeight = sum(occupants.map(({ weight }) => weight));',
    replace:
      'const totalWeight = sum(occupants.map(({ weight }) => weight)) + (occupants.length === 1 ? 1n : 0n);',
  },
  {
    id: 'remainder-lost',
    clauses: ['pool-1/2.5-5', 'pool-1/2.5-6', 'pool-1/2.5-10'],
    file: DIVIDE_DEVICE,
    find: 'raisedIds.has(id) ? floorUj + 1n : floorUj',
    replace: 'floorUj',
  },
  {
    id: 'whole-device-charged-to-each',
    clauses: ['pool-1/2.5-5', 'pool-1/2.5-6', 'pool-1/2.5-10'],
    file: DIVIDE_DEVICE,
    find: 'raisedIds.has(id) ? floorUj + 1n : floorUj',
    replace: 'device.uj',
  },
  {
    id: 'shares-rounded-to-nearest',
    clauses: ['pool-1/2.5-5', 'pool-1/2.5-6'],
    file: DIVIDE_DEVICE,
    find: 'uj: raisedIds.has(id) ? floorUj + 1n : floorUj, grade };',
    replace:
      'uj: floorUj + (2n * parts.find((part) => part.id === id)!.remainder >= totalWeight ? 1n : 0n), grade };',
  },
  {
    id: 'shares-rounded-up',
    clauses: ['pool-1/2.5-5', 'pool-1/2.5-6'],
    file: DIVIDE_DEVICE,
    find: 'floorUj: scaled / totalWeight,',
    replace: 'floorUj: (scaled + totalWeight - 1n) / totalWeight,',
  },
  {
    id: 'remainder-all-to-one',
    clauses: ['pool-1/2.5-5', 'pool-1/2.5-6'],
    file: DIVIDE_DEVICE,
    find: 'return { id, uj: raisedIds.has(id) ? floorUj + 1n : floorUj, grade };',
    replace: 'return { id, uj: id === raised[0]?.id ? floorUj + leftOver : floorUj, grade };',
  },
  {
    id: 'remainder-to-the-first',
    clauses: ['pool-1/2.5-6', 'pool-1/2.5-7'],
    file: DIVIDE_DEVICE,
    find: 'const raised = parts.toSorted(byLargestRemainder)',
    replace: 'const raised = parts',
  },
  {
    id: 'remainder-to-the-last',
    clauses: ['pool-1/2.5-6', 'pool-1/2.5-7'],
    file: DIVIDE_DEVICE,
    find: 'const raised = parts.toSorted(byLargestRemainder)',
    replace: 'const raised = parts.toReversed()',
  },
  {
    id: 'remainder-to-the-biggest',
    clauses: ['pool-1/2.5-6'],
    file: DIVIDE_DEVICE,
    find: 'if (a.remainder !== b.remainder) return a.remainder > b.remainder ? -1 : 1;',
    replace: 'if (a.floorUj !== b.floorUj) return a.floorUj > b.floorUj ? -1 : 1;',
  },
  {
    id: 'remainder-by-id-alone',
    clauses: ['pool-1/2.5-6'],
    file: DIVIDE_DEVICE,
    find: 'if (a.remainder !== b.remainder) return a.remainder > b.remainder ? -1 : 1;',
    replace: '',
  },
  {
    id: 'smallest-remainder-first',
    clauses: ['pool-1/2.5-6'],
    file: DIVIDE_DEVICE,
    find: 'return a.remainder > b.remainder ? -1 : 1;',
    replace: 'return a.remainder < b.remainder ? -1 : 1;',
  },
  {
    id: 'weight-zero-gets-the-spare-unit',
    clauses: ['pool-1/2.5-6'],
    file: DIVIDE_DEVICE,
    find: 'return { id, floorUj: scaled / totalWeight, remainder: scaled % totalWeight };',
    replace:
      'return { id, floorUj: scaled / totalWeight, remainder: weight === 0n ? totalWeight : scaled % totalWeight };',
  },
  {
    id: 'remainder-ties-by-listing',
    clauses: ['pool-1/2.5-7'],
    file: DIVIDE_DEVICE,
    find: 'return compareByteOrder(a.id, b.id);',
    replace: 'return 0;',
  },
  {
    id: 'nobody-divided-among',
    clauses: ['pool-1/2.5-8'],
    file: DIVIDE_DEVICE,
    find: "if (occupants.length === 0) return { kind: 'refused', reason: 'no_occupants' };",
    replace: "if (occupants.length === 0) return { kind: 'divided', shares: [] };",
  },
  {
    id: 'nothing-divided-among-nobody',
    clauses: ['pool-1/2.5-8'],
    file: DIVIDE_DEVICE,
    find: "if (occupants.length === 0) return { kind: 'refused', reason: 'no_occupants' };",
    replace:
      "if (occupants.length === 0 && device.uj === 0n) return { kind: 'divided', shares: [] };",
  },
  {
    id: 'no-weight-is-nothing-for-each',
    clauses: ['pool-1/2.5-9'],
    file: DIVIDE_DEVICE,
    find: "if (totalWeight === 0n) return { kind: 'refused', reason: 'no_weight' };",
    replace:
      "if (totalWeight === 0n) return { kind: 'divided', shares: occupants.map(({ id }) => ({ id, uj: 0n, grade: device.grade })) };",
  },
  {
    id: 'no-weight-is-an-even-split',
    clauses: ['pool-1/2.5-9'],
    file: DIVIDE_DEVICE,
    find: "if (totalWeight === 0n) return { kind: 'refused', reason: 'no_weight' };",
    replace:
      'if (totalWeight === 0n) return divideDevice(device, occupants.map(({ id }) => ({ id, weight: 1n })));',
  },
  {
    id: 'sole-occupant-needs-no-weight',
    clauses: ['pool-1/2.5-9'],
    file: DIVIDE_DEVICE,
    find: "if (totalWeight === 0n) return { kind: 'refused', reason: 'no_weight' };",
    replace:
      "if (totalWeight === 0n && occupants.length > 1) return { kind: 'refused', reason: 'no_weight' };\n  if (totalWeight === 0n) return { kind: 'divided', shares: occupants.map(({ id }) => ({ id, ...device })) };",
  },
  {
    id: 'share-product-wraps-at-64-bits',
    clauses: ['pool-1/2.5-10'],
    file: DIVIDE_DEVICE,
    find: 'const scaled = device.uj * weight;',
    replace: 'const scaled = BigInt.asUintN(64, device.uj * weight);',
  },
  {
    id: 'shares-by-doubles',
    clauses: ['pool-1/2.5-10'],
    file: DIVIDE_DEVICE,
    find: 'floorUj: scaled / totalWeight,',
    replace:
      'floorUj: BigInt(Math.floor((Number(device.uj) * Number(weight)) / Number(totalWeight))),',
  },
];
