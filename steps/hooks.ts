import {
  After,
  AfterAll,
  Before,
  BeforeAll,
  type ITestCaseHookParameter,
  setDefaultTimeout,
  setWorldConstructor,
} from '@cucumber/cucumber';
import { currentRun, hasCurrentRun } from '../harness/runner/sitting/run-context.js';
import { startStandaloneRun } from '../harness/runner/sitting/standalone-run.js';
import { ScenarioWorld } from '../harness/runner/sitting/world.js';

// Each call has its own deadline; a second one for the step around it could only blur the cause.
setDefaultTimeout(-1);
setWorldConstructor(ScenarioWorld);

let endStandaloneRun: (() => Promise<void>) | undefined;

BeforeAll(async () => {
  if (!hasCurrentRun()) endStandaloneRun = await startStandaloneRun();
});

Before(function (this: ScenarioWorld, { gherkinDocument, pickle }: ITestCaseHookParameter) {
  this.recording = currentRun().starting(gherkinDocument, pickle);
  return this.recording.failure === undefined ? undefined : 'skipped';
});

After(async function (this: ScenarioWorld) {
  await currentRun().finished(this.recording);
});

AfterAll(async () => {
  await endStandaloneRun?.();
});
