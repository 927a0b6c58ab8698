import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * The folder of this package: the nearest one above this file that holds a `package.json`, whether
 * the code runs from its sources, from a build folder or from an installed package.
 */
export function packageRoot(): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, 'package.json'))) {
    const parent = dirname(folder);
    if (parent === folder) {
      throw new Error('no package.json above this code; install the whole package, not one folder');
    }
    folder = parent;
  }
  return folder;
}
