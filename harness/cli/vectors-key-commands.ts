import { readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Command } from 'commander';
import { signVectors } from '../vectors/sign/sign-vectors.js';
import { KeyError, newKey, seedOfPem } from '../vectors/sign/signing-key.js';
import { UsageError } from './usage-error.js';

/** The environment variable that may hold the secret key, in PEM. */
export const KEY_VARIABLE = 'POOLPROOF_SIGNING_KEY';

/** `poolproof vectors sign`: puts a release signature in the place of the development one. */
export function vectorsSignCommand(): Command {
  return new Command('sign')
    .description(`sign verified vectors with a secret key: from --key, or from ${KEY_VARIABLE}`)
    .argument('<folder>', 'all vectors, or those of one standard, under the development signature')
    .option('--key <file>', 'secret key in PEM (PKCS #8), readable by its owner alone')
    .action((folder: string, { key }: { readonly key?: string }) => {
      const signed = signVectors(folder, secretSeed(key));
      process.stdout.write(signed.map((manifest) => `signed ${manifest}\n`).join(''));
    });
}

/** `poolproof vectors keygen`: makes a key pair; the secret half is never printed. */
export function vectorsKeygenCommand(): Command {
  return new Command('keygen')
    .description('make a signing key: the secret half into a file, the public half beside it')
    .argument(
      '<file>',
      'file of the secret key, which must not be there yet; FILE.pub is the public',
    )
    .action((file: string) => {
      const { secretPem, publicPem } = newKey();
      writeNew(file, secretPem, 0o600);
      writeNew(`${file}.pub`, publicPem, 0o644);
      process.stdout.write(`${publicPem}secret key in ${file}, public key in ${file}.pub\n`);
    });
}

function secretSeed(file: string | undefined): Uint8Array {
  const [source, text] =
    file === undefined
      ? [KEY_VARIABLE, process.env[KEY_VARIABLE]]
      : [`--key ${file}`, secretText(file)];
  if (text === undefined) throw new UsageError(`give --key, or set ${KEY_VARIABLE}`);
  try {
    return seedOfPem(text);
  } catch (error) {
    if (error instanceof KeyError) throw new UsageError(`${source}: ${error.message}`);
    throw error;
  }
}

function secretText(file: string): string {
  try {
    if (process.platform !== 'win32' && (statSync(file).mode & 0o077) !== 0) {
      throw new UsageError(`--key ${file}: others may read it; chmod 600 ${path.basename(file)}`);
    }
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw new UsageError(`--key ${file}: cannot be read: ${(error as Error).message}`);
  }
}

function writeNew(file: string, text: string, mode: number): void {
  try {
    writeFileSync(file, text, { mode, flag: 'wx' });
  } catch (error) {
    throw new UsageError(`${file}: cannot be written: ${(error as Error).message}`);
  }
}
