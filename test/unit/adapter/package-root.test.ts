import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { it } from 'node:test';
import { packageRoot } from '../../../harness/package-root.js';

it('packageRoot is the folder of this package, from a build folder too', () => {
  const { name } = JSON.parse(readFileSync(join(packageRoot(), 'package.json'), 'utf8')) as {
    name: string;
  };
  assert.equal(name, 'poolproof');
});
