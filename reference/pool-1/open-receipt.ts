import { decodeStrict } from '../../codecs/cbor/decode-strict.js';
import type { Finding } from '../../codecs/cbor/finding.js';
import { isCborMap, type CborMap } from '../../codecs/cbor/value.js';
import { ALG, EDDSA, KID } from '../../codecs/cose-sign1/labels.js';
import { openSign1, type OpenedSign1 } from '../../codecs/cose-sign1/open-sign1.js';
import { sigStructure } from '../../codecs/cose-sign1/sig-structure.js';
import { verifierFor } from '../../codecs/ed25519/verify.js';
import type { Party } from './party.js';
import { MAX_RECEIPT_BYTES } from './receipt-limits.js';
import { receiptFault, type ReceiptFault } from './stream-refusal.js';

/** A receipt that a party sealed. The core is canonical, and not yet held against any form. */
export interface OpenedReceipt {
  readonly kind: 'receipt';
  readonly map: CborMap;
  /** The signed core, encoded. */
  readonly core: Uint8Array;
}

/** Opens receipts of one party. Never throws. */
export type ReceiptOpener = (bytes: Uint8Array) => OpenedReceipt | ReceiptFault;

/**
 * Prepares the key of a party for many receipts.
 *
 * Each receipt is judged in one order, and the first fault is the one named: its envelope, then whose
 * it is, then its encoding. Until the signature is verified the core is not looked into, so bytes
 * that nobody sealed are `bad_signature`, whatever they would decode to.
 */
export function receiptOpenerFor(party: Party): ReceiptOpener {
  const kid = Buffer.from(party.id, 'utf8');
  const verify = verifierFor(party.publicKey);

  return (bytes) => {
    if (bytes.length > MAX_RECEIPT_BYTES) {
      return receiptFault('malformed', `${bytes.length} bytes, past ${MAX_RECEIPT_BYTES}`);
    }
    const sign1 = openSign1(bytes);
    if (sign1.kind === 'malformed') return receiptFault('malformed', place(sign1, 'envelope'));
    if (sign1.kind === 'not_sign1') {
      return receiptFault('malformed', `no COSE_Sign1, ${sign1.rule}: ${sign1.detail}`);
    }
    const headerFault = unknownParameter(sign1) ?? strangerByHeader(sign1, kid);
    if (headerFault !== undefined) return headerFault;
    const message = sigStructure(sign1.protectedBytes, sign1.payload);
    // pool-1/6.5-5, 6.5-10
    if (verify?.(message, sign1.signature) !== true) {
      return receiptFault('bad_signature', 'the signature does not verify under the key');
    }
    return openCore(sign1);
  };
}

/** The profile is closed: a parameter that it does not know could change what the rest means. */
function unknownParameter({
  protectedHeader,
  unprotectedHeader,
}: OpenedSign1): ReceiptFault | undefined {
  for (const { map } of [protectedHeader, unprotectedHeader]) {
    for (const [key] of map.pairs) {
      if (key.kind === 'integer' && (key.value === ALG || key.value === KID)) continue;
      return receiptFault('malformed', 'a header parameter other than alg (1) and kid (4)');
    }
  }
  return undefined;
}

function strangerByHeader(
  { protectedHeader, unprotectedHeader }: OpenedSign1,
  kid: Uint8Array,
): ReceiptFault | undefined {
  // pool-1/6.5-8: what is unprotected is not signed, so no algorithm may stand there
  if (unprotectedHeader.alg !== undefined) {
    return receiptFault('bad_signature', 'alg stands in the unprotected header');
  }
  if (protectedHeader.alg !== EDDSA) {
    return receiptFault('bad_signature', 'alg in the protected header is not -8 (EdDSA)');
  }
  // pool-1/6.5-11: one key id, in either header, and it is the party's
  if (protectedHeader.kid !== undefined && unprotectedHeader.kid !== undefined) {
    return receiptFault('bad_signature', 'two key ids, one in either header');
  }
  const found = protectedHeader.kid ?? unprotectedHeader.kid;
  if (found === undefined) return receiptFault('bad_signature', 'no key id');
  if (Buffer.compare(found, kid) === 0) return undefined;
  return receiptFault('bad_signature', "the key id is another party's");
}

function openCore(sign1: OpenedSign1): OpenedReceipt | ReceiptFault {
  // pool-1/6.6-2
  if (sign1.envelopeFinding !== undefined) return nonCanonical(sign1.envelopeFinding, 'envelope');
  if (sign1.protectedFinding !== undefined) {
    return nonCanonical(sign1.protectedFinding, 'protected header');
  }
  const decoded = decodeStrict(sign1.payload);
  if (decoded.kind === 'malformed') return receiptFault('malformed', place(decoded, 'core'));
  if (decoded.kind === 'non_canonical') return nonCanonical(decoded, 'core'); // pool-1/6.6-1, 6.5-9
  if (!isCborMap(decoded.value)) return receiptFault('malformed', 'the core is no map');
  return { kind: 'receipt', map: decoded.value, core: sign1.payload };
}

function nonCanonical(finding: Finding<string>, part: string): ReceiptFault {
  return receiptFault('non_canonical', place(finding, part));
}

function place({ rule, offset, detail }: Finding<string>, part: string): string {
  return `${rule} at byte ${offset} of the ${part}: ${detail}`;
}
