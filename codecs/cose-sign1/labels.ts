/** The CBOR tag of a COSE_Sign1 message (RFC 9052 section 2). */
export const SIGN1_TAG = 18n;

/** Header label of the algorithm (RFC 9052 3.1). */
export const ALG = 1n;

/** Header label of the key id (RFC 9052 3.1). */
export const KID = 4n;

/** The algorithm EdDSA (RFC 9053 2.2). */
export const EDDSA = -8n;
