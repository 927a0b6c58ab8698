import type { JsonObject } from '../../adapter/contract/json.js';
import type { Registry } from '../../registry/registry.js';
import { hashBytes } from '../../../codecs/hash/hash-bytes.js';
import { bytesToHex } from '../../../codecs/hex/hex.js';

export const MANIFEST_FORMAT = 'poolproof-vector-manifest/1';

/** The names of a manifest and of its two signatures, in the folder of a standard. */
export const MANIFEST = 'MANIFEST.json';
export const COSE_SIGNATURE = 'MANIFEST.cose';
export const RAW_SIGNATURE = 'MANIFEST.sig';

/** One file that a manifest lists. */
export interface ListedFile extends JsonObject {
  /** From the folder of the manifest, with forward slashes. */
  readonly path: string;
  readonly format: string;
  /** SHA-256 of its bytes, as hex. */
  readonly sha256: string;
  readonly bytes: number;
  /** Number of its vectors. */
  readonly vectors: number;
}

/** What the vectors of one standard are: every file, and what they were made from. */
export interface Manifest extends JsonObject {
  readonly format: typeof MANIFEST_FORMAT;
  readonly standard: string;
  readonly suite: { readonly name: string; readonly version: string };
  /** Of `features/<standard>/clauses.json`: SHA-256 of its bytes. */
  readonly registry: { readonly sha256: string };
  /** Of the standard's text, which is not carried: see `specificationDigest`. */
  readonly specification: {
    readonly title: string;
    readonly revision: string;
    readonly digest: string;
    readonly digest_of: string;
  };
  readonly counts: { readonly files: number; readonly vectors: number };
  readonly files: readonly ListedFile[];
  /** Texts beside the folder, for all standards; `path` is their name in the folder above. */
  readonly documents: readonly { readonly path: string; readonly sha256: string }[];
}

export const DIGEST_OF =
  'SHA-256 of the sentence digests that the registry cites, each once, sorted, a line feed after each';

/**
 * One digest for all sentences of a standard's text that its registry cites: as the text itself is
 * not carried, it is what tells one edition of it from another.
 */
export function specificationDigest({ clauses, uncited }: Registry): string {
  const cited = [...clauses.flatMap(({ sources }) => sources), ...uncited];
  const digests = [...new Set(cited.map(({ digest }) => digest))].sort();
  return sha256(Buffer.from(digests.map((digest) => `${digest}\n`).join(''), 'utf8'));
}

/** SHA-256 of bytes, as hex. */
export function sha256(bytes: Uint8Array): string {
  return bytesToHex(hashBytes('sha-256', bytes));
}
