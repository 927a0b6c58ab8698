import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Connection } from '../../../harness/adapter/contract/connection.js';
import { workerConnector } from '../../../harness/adapter/doors/worker/worker-connector.js';
import { adapterError, hostile } from './fixtures.js';

function start(fixture: string, timeoutMs = 5000): Promise<Connection> {
  return workerConnector({ modulePath: hostile(fixture), timeoutMs }).connect();
}

describe('an in-process adapter in its worker', () => {
  it('is ended where it loops', async () => {
    const connection = await start('worker-loop.mjs', 200);
    assert.deepEqual(await connection.call('echo', { n: 1 }), { kind: 'result', result: { n: 1 } });
    await assert.rejects(
      connection.call('loop', {}),
      adapterError('timeout', 'gave no answer to call 2 (loop) within 200 ms'),
    );
    await connection.close();
  });

  it('cannot end the run by process.exit', async () => {
    const connection = await start('worker-exit.mjs');
    await assert.rejects(
      connection.call('exit', {}),
      adapterError('exit', 'ended its thread with exit code 5 while answering call 1 (exit)'),
    );
    await connection.close();
  });

  const broken: readonly (readonly [method: string, ...Parameters<typeof adapterError>])[] = [
    [
      'bigint',
      'protocol',
      'answered bigint with what is no JSON: result.shares[1].uj is a bigint, which JSON cannot hold (send figures as decimal strings)',
    ],
    [
      'cycle',
      'protocol',
      'answered cycle with what is no JSON: result.self contains itself, which JSON cannot hold',
    ],
    [
      'nothing',
      'protocol',
      'answered nothing with what is no JSON: result is undefined, which JSON cannot hold',
    ],
    ['throw-later', 'exit', 'failed outside of any call: too late'],
    ['post', 'protocol', 'posted a message of its own (only answers may be posted)'],
  ];
  for (const [method, code, message] of broken) {
    it(`is reported as it broke: ${method}`, async () => {
      const connection = await start('worker-misbehave.mjs');
      await assert.rejects(connection.call(method, {}), adapterError(code, message));
      assert.equal(connection.fault()?.message, message);
      await connection.close();
    });
  }

  it('writes to its own tail and not to the output of the run', async () => {
    const connection = await start('worker-misbehave.mjs');
    await connection.call('keep-params', { list: [] });
    await connection.close();
    assert.match(connection.stderr(), /on the console\n/);
    assert.match(connection.stderr(), /on stderr\n/);
  });

  it('cannot change what the suite sent', async () => {
    const connection = await start('worker-misbehave.mjs');
    const params = { list: ['ours'] };
    await connection.call('keep-params', params);
    assert.deepEqual(params, { list: ['ours'] });
    await connection.close();
  });

  const unusable: readonly (readonly [fixture: string, message: RegExp])[] = [
    ['worker-no-default.mjs', /its module has no default export; export default an adapter$/],
    ['worker-wrong-default.mjs', /its default export is no adapter; an adapter is an object/],
    ['worker-throw-at-load.mjs', /its module does not load: no licence$/],
    ['worker-exit-at-load.mjs', /it ended its thread with exit code 6$/],
    ['no-such-module.mjs', /no-such-module.mjs does not exist$/],
    ['', /is no file; name the module inside it$/],
  ];
  for (const [fixture, message] of unusable) {
    it(`is refused with the reason: ${fixture || 'a folder'}`, () =>
      assert.rejects(start(fixture), adapterError('spawn', message)));
  }

  it('is refused where its module never finishes loading', () =>
    assert.rejects(
      workerConnector({
        modulePath: hostile('worker-loop-at-load.mjs'),
        timeoutMs: 100,
        loadTimeoutMs: 200,
      }).connect(),
      adapterError('spawn', /its module did not finish loading within 200 ms$/),
    ));
});
