import type { Probe } from '../../registry/registry.js';
import type { PlannedScenario } from '../plan/plan.js';
import type { ProbeResult } from '../result/result-model.js';
import { reportedCall, reportedFailure, type ScenarioFact } from './scenario-outcome.js';

/** What a probe found, in the registry's words. */
export function probeResult(
  { id, section, module, question, answers }: Probe,
  { uri, line }: PlannedScenario,
  fact: ScenarioFact | undefined,
): ProbeResult {
  const recorded = fact?.recording.answer;
  const answer = answers.find((each) => each.id === recorded?.answer);
  const failure = reportedFailure(fact);
  const call =
    recorded === undefined ? failure?.call : callAt(fact?.recording.calls, recorded.call);
  return {
    id,
    section,
    module,
    question,
    uri,
    line,
    ...(answer === undefined ? {} : { answer }),
    ...(call === undefined ? {} : { call }),
    ...(failure === undefined ? {} : { note: failure.message }),
  };
}

function callAt(
  calls: ScenarioFact['recording']['calls'] = [],
  index: number,
): ProbeResult['call'] {
  const call = calls[index];
  return call === undefined ? undefined : reportedCall(call);
}
