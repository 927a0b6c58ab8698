import { createHash } from 'node:crypto';
import type { Json, JsonObject } from '../harness/adapter/contract/json.js';
import type { Check } from '../harness/runner/judging/check.js';
import type {
  CutValue,
  Report,
  ReportedCall,
  ReportedFailure,
  StandardResult,
} from '../harness/runner/result/result-model.js';

/** Longest JSON text, in bytes of UTF-8, that stands whole in a report made to be read. */
const LONGEST = 4096;
/** How much of a longer one is shown, in characters. */
const HEAD = 512;

/**
 * The report with its long values cut to digest and head: those of the calls, of the checks, and
 * all text that an adapter wrote. The transcript holds each of the calls' values whole.
 */
export function cutReport(report: Report): Report {
  return {
    ...report,
    implementation: cutMembers(report.implementation),
    standards: report.standards.map(cutStandard),
  };
}

function cutStandard(standard: StandardResult): StandardResult {
  return {
    ...standard,
    scenarios: standard.scenarios.map((scenario) =>
      scenario.failure === undefined
        ? scenario
        : { ...scenario, failure: cutFailure(scenario.failure) },
    ),
    probes: standard.probes.map((probe) => ({
      ...probe,
      ...(probe.call === undefined ? {} : { call: cutCall(probe.call) }),
      ...(probe.note === undefined ? {} : { note: cutText(probe.note) }),
    })),
  };
}

function cutFailure(failure: ReportedFailure): ReportedFailure {
  const { message, before, call, check, got } = failure;
  const cut = {
    operand: check !== undefined && 'operand' in check && isLong(check.operand),
    got: got !== undefined && isLong(got),
  };
  const names = (['operand', 'got'] as const).filter((name) => cut[name]);
  return {
    ...failure,
    message: cutText(message),
    ...(before === undefined ? {} : { before: before.map(cutCall) }),
    ...(call === undefined ? {} : { call: cutCall(call) }),
    ...(check === undefined || !cut.operand ? {} : { check: cutOperand(check) }),
    ...(got === undefined || !cut.got ? {} : { got: cutValue(got) }),
    ...(names.length === 0 ? {} : { cut: names }),
  };
}

function cutCall(call: ReportedCall): ReportedCall {
  const { params, answer } = call;
  const long = { params: isLong(params), answer: answer !== undefined && isLong(answer) };
  const names = (['params', 'answer'] as const).filter((name) => long[name]);
  if (names.length === 0) return call;
  return {
    ...call,
    ...(long.params ? { params: cutValue(params) } : {}),
    ...(long.answer && answer !== undefined ? { answer: cutValue(answer) } : {}),
    cut: names,
  };
}

/** The check, its operand cut and of its form still: a list stays a list. */
function cutOperand(check: Check): Check {
  if (check.op === 'equals') return { ...check, operand: cutValue(check.operand) };
  if (!('operand' in check) || !Array.isArray(check.operand)) return check;
  return { ...check, operand: [cutValue(check.operand)] } as Check;
}

/** The members of a free object of which each stays what it is if it is text. */
function cutMembers(object: JsonObject): JsonObject {
  return Object.fromEntries(
    Object.entries(object).map(([name, value]): [string, Json] => {
      if (typeof value === 'string') return [name, cutText(value)];
      return [name, isLong(value) ? cutValue(value) : value];
    }),
  );
}

function cutText(text: string): string {
  if (!isLong(text)) return text;
  const { sha256, bytes } = cutValue(text);
  return `${headOf(text)}... (${bytes} bytes as JSON, SHA-256 ${sha256})`;
}

function cutValue(value: Json): CutValue & JsonObject {
  const text = JSON.stringify(value);
  const sha256 = createHash('sha256').update(text).digest('hex');
  return { sha256, bytes: Buffer.byteLength(text), head: headOf(text) };
}

/** By whole characters, so that no half of one is left. */
function headOf(text: string): string {
  return Array.from(text.slice(0, HEAD + 1))
    .slice(0, HEAD)
    .join('');
}

function isLong(value: Json | JsonObject | object): boolean {
  return Buffer.byteLength(JSON.stringify(value)) > LONGEST;
}
