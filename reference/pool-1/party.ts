import type { Signer } from '../../codecs/ed25519/sign.js';

/** A steward or a witness as others know it: whose receipts a reader takes (6.5, 6.7). */
export interface Party {
  readonly id: string;
  /** 32 bytes. One that can verify nothing is taken as well: none of its receipts ever verifies. */
  readonly publicKey: Uint8Array;
}

/** A steward or a witness that seals receipts of its own; `signerFor` makes the signer of a seed. */
export interface Sealer {
  readonly id: string;
  readonly sign: Signer;
}
