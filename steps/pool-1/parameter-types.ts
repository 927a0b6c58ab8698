import { defineParameterType } from '@cucumber/cucumber';

defineParameterType({ name: 'grade', regexp: /HwShunt|ModelBased|Estimator/ });

/** See `figure`: read once the implementation's largest figure is known. */
defineParameterType({
  name: 'figure',
  regexp: /(?:max|2\^\d+|\d+)(?: [+-] \d+)?/,
  transformer: (text: string) => text,
});

defineReasons('queueReason', {
  'the guarantee is exhausted': 'guarantee_exhausted',
  'the surplus is insufficient': 'surplus_insufficient',
  'the devices are held': 'devices_held',
});

defineReasons('denyReason', {
  'the entitlement is unknown': 'unknown_entitlement',
  'the gang is empty': 'empty_gang',
  'the devices exceed the guarantee': 'devices_exceed_guarantee',
  'the energy exceeds the limit': 'energy_exceeds_limit',
});

/** The words that features use for reasons, each with the protocol's. */
function defineReasons(name: string, reasons: Readonly<Record<string, string>>): void {
  defineParameterType({
    name,
    regexp: new RegExp(Object.keys(reasons).join('|')),
    transformer: (text: string) => reasons[text],
  });
}

/** One or more names, such as `a, b, c`. */
defineParameterType({
  name: 'names',
  regexp: /[\w-]+(?:, [\w-]+)*/,
  transformer: (text: string) => text.split(', '),
});
