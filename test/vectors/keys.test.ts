import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { chmodSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, it } from 'node:test';
import { poolproof, run, temporaryFolder } from '../e2e/cli.js';
import { copiedVectors } from './copied-vectors.js';

/** The longest run of a secret key's text, which nothing may print. */
function secretOf(file: string): string {
  return readFileSync(file, 'utf8').split('\n')[1] ?? '';
}

describe('signing keys', () => {
  it('are made for their owner alone, never printed, and never over another', async (context) => {
    const file = path.join(temporaryFolder(context), 'release.key');
    const made = await poolproof(['vectors', 'keygen', file]);
    assert.equal(made.code, 0, made.stderr);
    assert.equal(statSync(file).mode & 0o777, 0o600);
    assert.ok(!made.stdout.includes(secretOf(file)));
    assert.ok(made.stdout.startsWith(readFileSync(`${file}.pub`, 'utf8')));

    const before = readFileSync(file, 'utf8');
    const again = await poolproof(['vectors', 'keygen', file]);
    assert.equal(again.code, 2);
    assert.equal(readFileSync(file, 'utf8'), before);
  });

  it('sign vectors, from a file or from the environment, and only whole ones', async (context) => {
    const folder = copiedVectors(context);
    const file = path.join(temporaryFolder(context), 'release.key');
    await poolproof(['vectors', 'keygen', file]);
    const signed = await poolproof(['vectors', 'sign', folder], {
      env: { POOLPROOF_SIGNING_KEY: readFileSync(file, 'utf8') },
    });
    assert.equal(signed.code, 0, signed.stderr);
    assert.ok(!signed.stdout.includes(secretOf(file)));

    const released = await poolproof(['vectors', 'verify', folder, '--key', `${file}.pub`]);
    assert.equal(released.code, 0, released.stderr);
    assert.match(released.stdout, /signed by the given key/);
    const unnamed = await poolproof(['vectors', 'verify', folder]);
    assert.equal(unnamed.code, 1);
    assert.match(unnamed.stderr, /pool-1\/MANIFEST\.json: neither of its signatures is that of the key/);
    const twice = await poolproof(['vectors', 'sign', folder, '--key', file]);
    assert.equal(twice.code, 1, 'what does not stand under the development signature is not signed');
  });

  it('are refused where others may read them, or where they are no keys', async (context) => {
    const folder = copiedVectors(context);
    const file = path.join(temporaryFolder(context), 'release.key');
    await poolproof(['vectors', 'keygen', file]);
    const secretKey = await poolproof(['vectors', 'verify', folder, '--key', file]);
    assert.equal(secretKey.code, 2, 'a secret key is no public one');
    chmodSync(file, 0o644);
    const open = await poolproof(['vectors', 'sign', folder, '--key', file]);
    assert.equal(open.code, 2);
    assert.match(open.stderr, /others may read it/);
    const none = await poolproof(['vectors', 'sign', folder]);
    assert.deepEqual([none.code, none.stderr.includes('POOLPROOF_SIGNING_KEY')], [2, true]);
    const noKey = await poolproof(['vectors', 'sign', folder], {
      env: { POOLPROOF_SIGNING_KEY: 'swordfish' },
    });
    assert.equal(noKey.code, 2);
    assert.ok(!noKey.stderr.includes('swordfish'));
  });

  it('make a signature that openssl verifies without knowing of COSE', async (context) => {
    if (spawnSync('openssl', ['version']).status !== 0) {
      assert.notEqual(process.env.CI, 'true', 'openssl is not on the path');
      context.skip('openssl is not on the path');
      return;
    }
    const folder = copiedVectors(context);
    const manifest = path.join(folder, 'pool-1/MANIFEST.json');
    const { code, stdout } = await run('openssl', [
      ...['pkeyutl', '-verify', '-rawin', '-pubin'],
      ...['-inkey', path.join(folder, 'development-key.pem')],
      ...['-in', manifest, '-sigfile', path.join(folder, 'pool-1/MANIFEST.sig')],
    ]);
    assert.deepEqual([code, stdout.trim()], [0, 'Signature Verified Successfully']);
  });
});
