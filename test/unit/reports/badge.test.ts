import assert from 'node:assert/strict';
import { it } from 'node:test';
import { badge } from '../../../reports/badge.js';
import { sampleReport } from './sample-report.js';

it('badge.json is what the endpoint of shields.io reads', () => {
  assert.deepEqual(JSON.parse(badge(sampleReport())), {
    schemaVersion: 1,
    label: 'demo/1',
    message: 'does not conform',
    color: 'red',
  });
  const verdict = { kind: 'could not run', text: 'could not run: nothing' } as const;
  assert.deepEqual(JSON.parse(badge(sampleReport({}, { standards: [], verdict }))), {
    schemaVersion: 1,
    label: 'conformance',
    message: 'could not run',
    color: 'lightgrey',
  });
});
