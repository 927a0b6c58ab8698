import { directConnector } from '../../adapter/doors/direct-connector.js';
import { loadReferenceAdapter } from '../../adapter/serving/reference-adapter.js';
import { Session } from '../../adapter/doors/session.js';
import { stdioConnector } from '../../adapter/doors/stdio/stdio-connector.js';
import { validateResult } from '../../adapter/contract/validate-result.js';
import { suiteIdentity } from '../result/suite-identity.js';
import { describeAdapter } from './describe-adapter.js';
import { planScenarios } from '../plan/plan.js';
import { setCurrentRun } from './run-context.js';
import { ScenarioRun } from './scenario-run.js';
import { loadStandards } from '../plan/standards.js';

const TIMEOUT_MS = 5000;

/**
 * Sets up a run for scenarios that Cucumber runs by itself, as an editor's button does: against the
 * command in `POOLPROOF_ADAPTER_CMD`, or the reference. There is no verdict, only Cucumber's own.
 *
 * @returns what ends the adapter again
 */
export async function startStandaloneRun(): Promise<() => Promise<void>> {
  const command = process.env.POOLPROOF_ADAPTER_CMD;
  const connector =
    command === undefined
      ? directConnector({
          label: 'reference',
          adapter: await loadReferenceAdapter(suiteIdentity()),
          timeoutMs: TIMEOUT_MS,
        })
      : stdioConnector({ command, timeoutMs: TIMEOUT_MS });
  const session = await Session.start({ connector, validateResult });
  const description = await describeAdapter(session);
  setCurrentRun(new ScenarioRun(session, description, planScenarios(loadStandards()), false));
  return async () => {
    setCurrentRun(undefined);
    await session.close();
  };
}
