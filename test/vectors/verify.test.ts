import assert from 'node:assert/strict';
import {
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { describe, it } from 'node:test';
import { readFolder } from '../../harness/vectors/format/read-folder.js';
import { type VectorFault, VectorsRefused } from '../../harness/vectors/format/vectors-refused.js';
import { verifyVectors } from '../../harness/vectors/verify/verify-vectors.js';
import { poolproof } from '../e2e/cli.js';
import { copiedVectors, flipBit, resignManifest } from './copied-vectors.js';

function faultsOf(folder: string): readonly VectorFault[] {
  try {
    verifyVectors(folder);
    return [];
  } catch (error) {
    assert.ok(error instanceof VectorsRefused, String(error));
    return error.faults;
  }
}

/** Each damage to a copy, and what is said of it. */
const DAMAGES: readonly [
  name: string,
  damage: (folder: string) => void,
  file: string,
  what: RegExp,
][] = [
  [
    'a missing file',
    (folder) => {
      rmSync(path.join(folder, 'pool-1/scenarios/4.4.json'));
    },
    'pool-1/scenarios/4.4.json',
    /missing/,
  ],
  [
    'a file more',
    (folder) => {
      writeFileSync(path.join(folder, 'pool-1/scenarios/9.9.json'), '{}');
    },
    'pool-1/scenarios/9.9.json',
    /not listed/,
  ],
  [
    'a file more beside the standards',
    (folder) => {
      writeFileSync(path.join(folder, 'notes.txt'), '');
    },
    'notes.txt',
    /not listed/,
  ],
  [
    'an empty folder more',
    (folder) => {
      mkdirSync(path.join(folder, 'pool-1/more'));
    },
    'pool-1/more',
    /empty folder/,
  ],
  [
    'a standard without a manifest',
    (folder) => {
      mkdirSync(path.join(folder, 'quota-1'));
      writeFileSync(path.join(folder, 'quota-1/vectors.json'), '{}');
    },
    'quota-1/MANIFEST.json',
    /missing/,
  ],
  [
    'a renamed file',
    (folder) => {
      renameSync(
        path.join(folder, 'pool-1/scenarios/4.4.json'),
        path.join(folder, 'pool-1/scenarios/4.40.json'),
      );
    },
    'pool-1/scenarios/4.40.json',
    /not listed/,
  ],
  [
    'a truncated file',
    (folder) => {
      truncateSync(path.join(folder, 'pool-1/bytes/ledgers.json'), 5000);
    },
    'pool-1/bytes/ledgers.json',
    /has 5000 bytes/,
  ],
  [
    'a symbolic link out of the folder',
    (folder) => {
      const file = path.join(folder, 'pool-1/bytes/ledgers.json');
      rmSync(file);
      symlinkSync('/etc/hostname', file);
    },
    'pool-1/bytes/ledgers.json',
    /symbolic link/,
  ],
  [
    'an unknown version of the manifest',
    (folder) => {
      resignManifest(path.join(folder, 'pool-1'), (text) =>
        text.replace('poolproof-vector-manifest/1', 'poolproof-vector-manifest/2'),
      );
    },
    'pool-1/MANIFEST.json',
    /poolproof-vector-manifest\/2.*not known/,
  ],
  [
    'a name with ..',
    (folder) => {
      resignManifest(path.join(folder, 'pool-1'), (text) =>
        text.replace('"bytes/ledgers.json"', '"../README.md"'),
      );
    },
    'pool-1/MANIFEST.json',
    /"\.\.\/README\.md", which is no path below/,
  ],
  [
    'a wrong count in the manifest',
    (folder) => {
      resignManifest(path.join(folder, 'pool-1'), (text) =>
        text.replace(/"counts": \{"files":\d+/, '"counts": {"files":1'),
      );
    },
    'pool-1/MANIFEST.json',
    /counts 1 files/,
  ],
  [
    'a member that no schema knows',
    (folder) => {
      resignManifest(path.join(folder, 'pool-1'), (text) => text.replace('{', '{"more":1,'));
    },
    'pool-1/MANIFEST.json',
    /additional properties \(more\)/,
  ],
  [
    'a manifest that is no JSON',
    (folder) => {
      resignManifest(path.join(folder, 'pool-1'), (text) => text.slice(1));
    },
    'pool-1/MANIFEST.json',
    /no JSON/,
  ],
];

describe('verifying vectors', () => {
  it('refuses a bit that was turned over in any file, and names the file', (context) => {
    const folder = copiedVectors(context);
    for (const [file, bytes] of readFolder(folder).files) {
      for (const at of [0, Math.floor(bytes.length / 2), bytes.length - 1]) {
        flipBit(path.join(folder, file), at);
        const faults = faultsOf(folder);
        assert.ok(
          faults.some((fault) => fault.file === file),
          `${file} at ${at}: ${JSON.stringify(faults)}`,
        );
        flipBit(path.join(folder, file), at);
      }
    }
    assert.deepEqual(faultsOf(folder), []);
  });

  it('refuses every bit of the signatures that was turned over', (context) => {
    const folder = copiedVectors(context);
    const standard = path.join(folder, 'arc-004');
    for (const name of ['MANIFEST.sig', 'MANIFEST.cose']) {
      const file = path.join(standard, name);
      const length = readFileSync(file).length;
      // All of the raw signature; of the message its head, its end, and some of what is between.
      const places = [...Array(length).keys()].filter(
        (at) => at < 40 || at > length - 80 || at % 97 === 0,
      );
      for (const at of places) {
        flipBit(file, at);
        assert.ok(faultsOf(standard).some((fault) => fault.file === name), `${name} at ${at}`);
        flipBit(file, at);
      }
    }
  });

  for (const [name, damage, file, what] of DAMAGES) {
    it(`refuses ${name}`, (context) => {
      const folder = copiedVectors(context);
      damage(folder);
      const found = faultsOf(folder).find((fault) => fault.file === file);
      assert.ok(found, JSON.stringify(faultsOf(folder)));
      assert.match(found.what, what);
    });
  }

  it('takes the folder of one standard by itself', (context) => {
    const { standards } = verifyVectors(path.join(copiedVectors(context), 'pool-1'));
    assert.deepEqual(
      standards.map(({ manifest }) => manifest.standard),
      ['pool/1'],
    );
  });

  it('says on the command line what the signature is worth, and ends by what was found', async (context) => {
    const folder = copiedVectors(context);
    const whole = await poolproof(['vectors', 'verify', folder]);
    assert.equal(whole.code, 0, whole.stderr);
    assert.match(whole.stdout, /^development signature: integrity only$/m);

    flipBit(path.join(folder, 'pool-1/bytes/receipts.json'), 100);
    const changed = await poolproof(['vectors', 'verify', folder]);
    assert.deepEqual([changed.code, changed.stdout], [1, '']);
    assert.match(changed.stderr, /^refused: pool-1\/bytes\/receipts\.json: was changed/);
    const run = await poolproof(['vectors', 'run', folder]);
    assert.deepEqual([run.code, run.stdout, run.stderr], [1, '', changed.stderr]);

    const nowhere = await poolproof(['vectors', 'verify', path.join(folder, 'nowhere')]);
    assert.equal(nowhere.code, 2);
    assert.match(nowhere.stderr, /cannot be read/);
    const noKey = await poolproof(['vectors', 'verify', folder, '--key', 'README.md']);
    assert.equal(noKey.code, 2);
    assert.match(noKey.stderr, /no public key in PEM/);
  });
});
