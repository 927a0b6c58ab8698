import { createHash } from 'node:crypto';

/**
 * Figures as good as random and the same in every run: 64 bits of a digest of the label and a
 * counter, brought into bounds, of every length alike so that small figures occur too.
 *
 * @param label names the sequence
 * @param most the largest figure that may occur, at most 2^64 - 1
 */
export function randomFigure(label: string, most: bigint): () => bigint {
  let drawn = 0;
  return () => {
    const digest = createHash('sha256').update(`${label} ${drawn}`).digest();
    drawn += 1;
    const shift = BigInt(digest.readUInt8(8) % 64);
    return (digest.readBigUInt64BE(0) >> shift) % (most + 1n);
  };
}
