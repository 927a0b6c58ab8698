import type { Mutant } from '../mutant.js';
import { ED25519_VERIFY, ITEM_READER, OPEN_RECEIPT, READ_ENTRY } from './ledger-sources.js';

const unprotectedRefused = `if (unprotectedHeader.alg !== undefined) {
    return receiptFault('bad_signature', 'alg stands in the unprotected header');
  }
  if (protectedHeader.alg !== EDDSA) {`;
const below = `isBelowGroupOrder(signature) &&
    isStrictPoint(signature, 0) &&
    // OpenSSL's equation has no cofactor, and it compares R as bytes.
    verifyWithKey(null, message, key, signature);`;
const float = "this.findings.noteType('float', offset, 'a floating-point number');";
const simple = "const rule = value >= 20 && value <= 22 ? 'bool_or_null' : 'simple';";

/** Defects in whose entries are taken, and with what in them (6.5). */
export const authenticityMutants: readonly Mutant[] = [
  {
    id: 'signature-not-checked',
    clauses: ['pool-1/6.5-5', 'pool-1/6.5-10', 'pool-1/6.8-2', 'pool-1/6.8-3', 'pool-1/6.1-4'],
    file: OPEN_RECEIPT,
    find: 'if (verify?.(message, sign1.signature) !== true) {',
    replace: 'if (verify === undefined) {',
  },
  {
    id: 'any-algorithm',
    clauses: ['pool-1/6.5-8', 'pool-1/6.1-4'],
    file: OPEN_RECEIPT,
    find: 'if (protectedHeader.alg !== EDDSA) {',
    replace: 'if (protectedHeader.alg === undefined) {',
  },
  {
    id: 'algorithm-by-name',
    clauses: ['pool-1/6.5-8'],
    file: OPEN_RECEIPT,
    find: 'if (protectedHeader.alg !== EDDSA) {',
    replace: "if (protectedHeader.alg !== EDDSA && protectedHeader.alg !== 'EdDSA') {",
  },
  {
    id: 'algorithm-from-either-header',
    clauses: ['pool-1/6.5-8'],
    file: OPEN_RECEIPT,
    find: unprotectedRefused,
    replace: 'if ((protectedHeader.alg ?? unprotectedHeader.alg) !== EDDSA) {',
  },
  {
    id: 'unprotected-algorithm-first',
    clauses: ['pool-1/6.5-8'],
    file: OPEN_RECEIPT,
    find: unprotectedRefused,
    replace: 'if ((unprotectedHeader.alg ?? protectedHeader.alg) !== EDDSA) {',
  },
  {
    id: 'key-id-ignored',
    clauses: ['pool-1/6.5-11'],
    file: OPEN_RECEIPT,
    find: 'if (Buffer.compare(found, kid) === 0) return undefined;',
    replace: 'if (kid.length > 0) return undefined;',
  },
  {
    id: 'steward-in-the-core-ignored',
    clauses: ['pool-1/6.5-11'],
    file: READ_ENTRY,
    find: "if (members.get('steward') !== steward.id) {",
    replace: "if (members.get('steward') === '') {",
  },
  {
    id: 'float-read-as-an-integer',
    clauses: ['pool-1/6.5-9'],
    file: ITEM_READER,
    find: float,
    replace: `if (head.width === 2) {
        const bits = Number(head.argument);
        const value = bits === 0 ? 0 : (1024 + (bits & 1023)) * 2 ** ((bits >> 10) - 25);
        return { kind: 'integer', value: BigInt(value), width: 0 };
      }`,
  },
  {
    id: 'bool-read-as-an-integer',
    clauses: ['pool-1/6.5-9'],
    file: ITEM_READER,
    find: simple,
    replace: `if (value === 20 || value === 21) return { kind: 'integer', value: BigInt(value - 20), width: 0 };
    ${simple}`,
  },
  {
    id: 'null-read-as-zero',
    clauses: ['pool-1/6.5-9'],
    file: ITEM_READER,
    find: simple,
    replace: `if (value === 22) return { kind: 'integer', value: 0n, width: 0 };
    ${simple}`,
  },
  {
    id: 's-reduced-before-it-is-checked',
    clauses: ['pool-1/6.5-10'],
    file: ED25519_VERIFY,
    find: below,
    replace: `isStrictPoint(signature, 0) &&
    verifyWithKey(null, message, key, Buffer.concat([
      signature.subarray(0, 32),
      encodeScalar(BigInt('0x' + Buffer.from(signature.subarray(32)).reverse().toString('hex')) % groupOrder),
    ]));`,
  },
];
