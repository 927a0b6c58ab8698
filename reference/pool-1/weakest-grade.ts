import type { Grade } from './types.js';

const FROM_WEAKEST: readonly Grade[] = ['Estimator', 'ModelBased', 'HwShunt'];

/** The grade of a sum: no better than the weakest figure in it, so that none improves (2.3). */
export function weakestGrade(sum: Grade | undefined, figure: Grade): Grade {
  if (sum === undefined) return figure;
  return FROM_WEAKEST.indexOf(sum) < FROM_WEAKEST.indexOf(figure) ? sum : figure;
}
