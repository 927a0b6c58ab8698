import { createHash } from 'node:crypto';

/** The seed of a public test key: the SHA-256 of its label, as hex. Never use one for real. */
export function testSeed(label: string): string {
  return createHash('sha256').update(label).digest('hex');
}
