import { defineParameterType } from '@cucumber/cucumber';

defineParameterType({ name: 'grade', regexp: /HwShunt|ModelBased|Estimator/ });

/** See `figure`: read once the implementation's largest figure is known. */
defineParameterType({
  name: 'figure',
  regexp: /(?:max|2\^\d+|\d+)(?: [+-] \d+)?/,
  transformer: (text: string) => text,
});

const QUEUE_REASONS = {
  'the guarantee is exhausted': 'guarantee_exhausted',
  'the surplus is insufficient': 'surplus_insufficient',
  'the devices are held': 'devices_held',
} as const;

defineParameterType({
  name: 'queueReason',
  regexp: new RegExp(Object.keys(QUEUE_REASONS).join('|')),
  transformer: (text: string) => QUEUE_REASONS[text as keyof typeof QUEUE_REASONS],
});

/** One or more names, such as `a, b, c`. */
defineParameterType({
  name: 'names',
  regexp: /[\w-]+(?:, [\w-]+)*/,
  transformer: (text: string) => text.split(', '),
});
