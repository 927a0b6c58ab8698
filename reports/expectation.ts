import type { Check } from '../harness/runner/judging/check.js';

/** What a check expects, in words. */
export function expectation(check: Check): string {
  const at = check.pointer === '' ? 'the answer' : check.pointer;
  switch (check.op) {
    case 'equals':
      return `${at} is ${json(check.operand)}`;
    case 'oneOf':
      return `${at} is ${anyOf(check.operand)}`;
    case 'noneOf':
      return `${at} is there, and not ${anyOf(check.operand)}`;
    case 'absentOrOneOf':
      return `${at} is absent, or ${anyOf(check.operand)}`;
    case 'absent':
      return `${at} is absent`;
    case 'present':
      return `${at} is present`;
    case 'sameAs':
      return `${at} is the same as ${check.operand.pointer} of call ${check.operand.call}`;
    case 'absentOrSameAs':
      return `${at} is absent, or the same as ${check.operand.pointer} of call ${check.operand.call}`;
    case 'sameSet':
      return `${at} holds exactly ${json(check.operand)}, in any order`;
    case 'sumEquals':
      return `${at} sums to ${check.operand}`;
    case 'atMost':
      return `${at} is at most ${check.operand}`;
    case 'atLeast':
      return `${at} is at least ${check.operand}`;
  }
}

function anyOf(allowed: readonly unknown[]): string {
  return allowed.map(json).join(' or ');
}

function json(value: unknown): string {
  return JSON.stringify(value);
}
