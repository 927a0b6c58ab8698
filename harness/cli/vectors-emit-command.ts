import path from 'node:path';
import { Command } from 'commander';
import { packageRoot } from '../package-root.js';
import { emitVectors } from '../vectors/emit/emit-vectors.js';
import { ForeignFolder, writeVectors } from '../vectors/emit/write-vectors.js';
import { connectorFor } from './adapter-option.js';
import { UsageError } from './usage-error.js';

/** The folder of vectors that goes with this package. */
export const OWN_VECTORS = path.join(packageRoot(), 'vectors');

/** `poolproof vectors emit`: makes the vectors anew, from the scenarios and the reference. */
export function vectorsEmitCommand(): Command {
  return new Command('emit')
    .description('make the vectors from what the scenarios do with the reference')
    .option('--out <folder>', 'where to write them', OWN_VECTORS)
    .action(async ({ out }: { readonly out: string }) => {
      const folder = await emitVectors(await connectorFor({ timeout: 60_000 }));
      try {
        writeVectors(folder, out);
      } catch (error) {
        const code = (error as NodeJS.ErrnoException).code;
        if (!(error instanceof ForeignFolder) && code === undefined) throw error;
        throw new UsageError(`--out ${out}: ${(error as Error).message}`);
      }
      const bytes = [...folder.values()].reduce((sum, file) => sum + file.length, 0);
      process.stdout.write(`${folder.size} files, ${bytes} bytes: ${out}\n`);
    });
}
