import { readFileSync } from 'node:fs';
import { Command } from 'commander';
import { printable } from '../../reports/printable.js';
import { EXIT } from '../runner/result/verdict.js';
import { KeyError, publicKeyOfPem } from '../vectors/sign/signing-key.js';
import { VectorsRefused } from '../vectors/format/vectors-refused.js';
import { type VerifiedVectors, verifyVectors } from '../vectors/verify/verify-vectors.js';
import { UsageError } from './usage-error.js';
import { OWN_VECTORS } from './vectors-emit-command.js';

/** `poolproof vectors verify`: whether a folder of vectors is what was signed. */
export function vectorsVerifyCommand(done: (exitCode: number) => void): Command {
  return new Command('verify')
    .description('verify signatures, digests, counts and schemas, and that nothing else is there')
    .argument('[folder]', 'all vectors, or those of one standard', OWN_VECTORS)
    .option('--key <file>', 'public key in PEM; the development key where absent')
    .addHelpText('after', '\nExit codes: 0 verified; 1 refused; 2 usage.')
    .action((folder: string, { key }: { readonly key?: string }) => {
      try {
        process.stdout.write(report(verifiedVectors(folder, key)));
        done(EXIT.conforms);
      } catch (error) {
        if (!(error instanceof VectorsRefused)) throw error;
        process.stderr.write(refusal(error));
        done(EXIT.doesNotConform);
      }
    });
}

/**
 * Verifies a folder that the command line names.
 *
 * @param key file of a public key; the development key where absent
 * @throws UsageError where the folder or the key cannot be read, VectorsRefused as `verifyVectors`
 */
export function verifiedVectors(folder: string, key?: string): VerifiedVectors {
  const publicKey = key === undefined ? undefined : publicKeyIn(key);
  try {
    return verifyVectors(folder, publicKey);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === undefined) throw error;
    throw new UsageError(`${folder}: cannot be read: ${(error as Error).message}`);
  }
}

/** Every fault on a line of its own. */
export function refusal({ faults }: VectorsRefused): string {
  return faults
    .map(({ file, what }) => `refused: ${printable(file)}: ${printable(what)}\n`)
    .join('');
}

function publicKeyIn(file: string): Uint8Array {
  try {
    return publicKeyOfPem(readFileSync(file, 'utf8'));
  } catch (error) {
    if (error instanceof KeyError) throw new UsageError(`--key ${file}: ${error.message}`);
    throw new UsageError(`--key ${file}: cannot be read: ${(error as Error).message}`);
  }
}

function report({ standards, development }: VerifiedVectors): string {
  const lines = standards.map(({ manifest: { standard, counts, suite } }) => {
    const made = `${suite.name} ${suite.version}`;
    return `${standard}: ${counts.vectors} vectors in ${counts.files} files, made by ${made}`;
  });
  const signed = development ? 'development signature: integrity only' : 'signed by the given key';
  return [...lines, signed].map((line) => `${line}\n`).join('');
}
