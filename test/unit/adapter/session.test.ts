import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { directConnector } from '../../../harness/adapter/doors/direct-connector.js';
import { Session } from '../../../harness/adapter/doors/session.js';
import { stdioConnector } from '../../../harness/adapter/doors/stdio/stdio-connector.js';
import { adapterError, nodeCommand } from './fixtures.js';

/** A connector whose adapters count their own calls from 1, so that a restart shows. */
const counting = directConnector({
  label: 'counting',
  timeoutMs: 1000,
  adapter: () => {
    let calls = 0;
    return { count: () => ++calls, fail: () => Promise.reject(new Error('no')) };
  },
});

const refuseThree = (_: string, result: unknown) => (result === 3 ? 'three is refused' : undefined);

describe('Session', () => {
  it('hands on answers that their schema takes, and errors', async () => {
    const session = await Session.start({ connector: counting, validateResult: refuseThree });
    assert.deepEqual(await session.call('count', {}), { kind: 'result', result: 1 });
    const failed = await session.call('fail', {});
    assert.deepEqual(failed, { kind: 'error', error: { code: -32603, message: 'no' } });
    assert.equal(session.fault(), undefined);
    await session.close();
  });

  it('keeps the refusal of a result until it is started anew', async () => {
    const session = await Session.start({ connector: counting, validateResult: refuseThree });
    const refused = adapterError('schema', 'result of count: three is refused');
    const calls = [1, 2, 3, 4].map(() => session.call('count', {}));
    assert.deepEqual(await calls[1], { kind: 'result', result: 2 });
    await assert.rejects(calls[2] ?? Promise.resolve(), refused);
    await assert.rejects(calls[3] ?? Promise.resolve(), refused);
    await assert.rejects(session.call('count', {}), refused);
    assert.equal(session.fault()?.code, 'schema');
    await session.restart();
    assert.equal(session.fault(), undefined);
    assert.deepEqual(await session.call('count', {}), { kind: 'result', result: 1 });
    await session.close();
  });

  it('survives a fault that rejects more calls than anyone awaits', async () => {
    const connector = stdioConnector({
      command: nodeCommand('misbehave.mjs', 'die'),
      timeoutMs: 5000,
    });
    const session = await Session.start({ connector, validateResult: refuseThree });
    const [first] = ['break', 'echo', 'echo'].map((method) => session.call(method, {}));
    await assert.rejects(first ?? Promise.resolve(), adapterError('exit', /exit code 3/));
    await new Promise((resolve) => setTimeout(resolve, 20));
    assert.match(session.stderr(), /last words/);
    await session.restart();
    assert.deepEqual(await session.call('echo', {}), { kind: 'result', result: {} });
    await session.close();
  });

  it('keeps the failure of a restart as its fault', async () => {
    let starts = 0;
    const session = await Session.start({
      connector: directConnector({
        label: 'once',
        timeoutMs: 1000,
        adapter: () => {
          if (++starts > 1) throw new Error('only once');
          return { count: () => 3 };
        },
      }),
      validateResult: refuseThree,
    });
    const failure = adapterError('spawn', 'the adapter failed when called: only once');
    await assert.rejects(session.restart(), failure);
    assert.equal(session.fault()?.code, 'spawn');
    await assert.rejects(session.call('count', {}), failure);
    await session.close();
  });
});
