import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestContext } from 'node:test';
import { COSE_SIGNATURE, MANIFEST, RAW_SIGNATURE } from '../../harness/vectors/format/manifest.js';
import { signManifest } from '../../harness/vectors/sign/sign-manifest.js';
import { developmentSeed } from '../../harness/vectors/sign/signing-key.js';
import { VECTORS } from './both-verdicts.js';

/** A copy of the tracked vectors, to be damaged. It goes when the test ends. */
export function copiedVectors(context: TestContext): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'poolproof-vectors-'));
  context.after(() => {
    rmSync(folder, { recursive: true, force: true });
  });
  cpSync(VECTORS, folder, { recursive: true });
  return folder;
}

/** Turns one bit of a file over; a negative place counts from its end. */
export function flipBit(file: string, at: number): void {
  const bytes = readFileSync(file);
  const place = at < 0 ? bytes.length + at : at;
  bytes.writeUInt8(bytes.readUInt8(place) ^ 1, place);
  writeFileSync(file, bytes);
}

/** Changes the text of a manifest and signs it again, as whoever has the development key can. */
export function resignManifest(standard: string, change: (text: string) => string): void {
  const file = path.join(standard, MANIFEST);
  const bytes = Buffer.from(change(readFileSync(file, 'utf8')), 'utf8');
  const { cose, raw } = signManifest(bytes, developmentSeed());
  writeFileSync(file, bytes);
  writeFileSync(path.join(standard, COSE_SIGNATURE), cose);
  writeFileSync(path.join(standard, RAW_SIGNATURE), raw);
}
