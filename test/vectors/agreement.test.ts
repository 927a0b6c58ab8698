import assert from 'node:assert/strict';
import path from 'node:path';
import { describe, it } from 'node:test';
import { directConnector } from '../../harness/adapter/doors/direct-connector.js';
import { loadReferenceAdapter } from '../../harness/adapter/serving/reference-adapter.js';
import { stdioConnector } from '../../harness/adapter/doors/stdio/stdio-connector.js';
import { packageRoot } from '../../harness/package-root.js';
import { bothVerdicts, unexplained } from './both-verdicts.js';

/** Mutants are judged by both where they are run at all: see `mutants.test`. */
describe('vectors and scenarios say the same of each clause', () => {
  it('for the reference', async (context) => {
    const adapter = await loadReferenceAdapter({ name: 'the reference', version: '0' });
    const found = await bothVerdicts(
      directConnector({ label: 'the reference', adapter, timeoutMs: 5000 }),
    );
    assert.deepEqual(found.disagreements, []);
    context.diagnostic(`the reference: ${found.compared} clauses compared`);
  });

  it('for the Python implementation', async (context) => {
    const adapter = path.join(packageRoot(), 'examples/adapter-python/adapter.py');
    const command = `python3 ${JSON.stringify(adapter)}`;
    const found = await bothVerdicts(stdioConnector({ command, timeoutMs: 10_000 }));
    assert.deepEqual(unexplained(found), []);
    const { compared, broken } = found;
    context.diagnostic(`Python: ${compared} clauses compared, ${broken} readings differ in both`);
  });
});
