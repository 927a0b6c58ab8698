import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { describe, it } from 'node:test';
import type { Recording } from '../../../harness/runner/sitting/recording.js';
import { makeTranscript, transcriptIdentity } from '../../../harness/runner/sitting/transcript.js';

const RECORDING: Recording = {
  scenario: 'demo-1/1-1/it',
  proofs: 1,
  calls: [
    {
      index: 0,
      method: 'pool.open',
      params: { tree: [] },
      answer: { kind: 'result', result: null },
      checks: [{ pointer: '', op: 'present' }],
    },
    {
      index: 1,
      method: 'pool.claim',
      params: {},
      answer: { kind: 'error', error: { code: -32602, message: 'no' } },
      checks: [],
    },
    { index: 2, method: 'pool.close', params: {}, checks: [] },
  ],
};

describe('a transcript', () => {
  const transcript = makeTranscript([RECORDING, { scenario: 'empty', calls: [], proofs: 0 }]);

  it('has a line for each call, between one that begins it and one that ends it', () => {
    assert.equal(
      transcript.text,
      `{"format":"poolproof-transcript/1"}
{"scenario":"demo-1/1-1/it","call":0,"method":"pool.open","params":{"tree":[]},"result":null,"checks":[{"pointer":"","op":"present"}]}
{"scenario":"demo-1/1-1/it","call":1,"method":"pool.claim","params":{},"error":{"code":-32602,"message":"no"},"checks":[]}
{"scenario":"demo-1/1-1/it","call":2,"method":"pool.close","params":{},"checks":[]}
{"end":"poolproof-transcript/1","calls":3}
`,
    );
  });

  it('is named by the digest of its text', () => {
    const sha256 = createHash('sha256').update(transcript.text).digest('hex');
    assert.deepEqual(transcriptIdentity(transcript), { calls: 3, sha256 });
  });
});
