import type { CborMap, CborValue } from '../../codecs/cbor/value.js';

/** What one member of a map may hold. */
export interface MemberForm {
  /** For the message: "must be ...". */
  readonly wanted: string;
  readonly takes: (value: CborValue) => boolean;
  readonly optional?: true;
}

/** The members of a closed map by their text keys. */
export type MapForm = Readonly<Record<string, MemberForm>>;

const LARGEST_U64 = 2n ** 64n - 1n;

/** Any text. */
export const text: MemberForm = {
  wanted: 'a text',
  takes: (value) => typeof value === 'string',
};

/** An integer from 0 to 2^64 - 1. */
export const unsigned64 = unsigned(0n, LARGEST_U64);

/** A SHA-256 digest. */
export const digest: MemberForm = {
  wanted: 'a byte string of 32 bytes',
  takes: (value) => value instanceof Uint8Array && value.length === 32,
};

/** An integer between two bounds, both taken. */
export function unsigned(least: bigint, greatest: bigint): MemberForm {
  return {
    wanted: `an integer from ${String(least)} to ${String(greatest)}`,
    takes: (value) => typeof value === 'bigint' && value >= least && value <= greatest,
  };
}

/** One of a few texts. */
export function oneOf(...texts: readonly string[]): MemberForm {
  return {
    wanted: texts.map((each) => JSON.stringify(each)).join(' or '),
    takes: (value) => texts.includes(value as string),
  };
}

/** A member that may be missing. */
export function optional(form: MemberForm): MemberForm {
  return { ...form, optional: true };
}

/**
 * What keeps a map from having a form: a member that is missing, of another type, or that the form
 * does not know. `undefined` where nothing does.
 */
export function formDefect(map: CborMap, form: MapForm): string | undefined {
  let known = 0;
  for (const [key, { wanted, takes, optional: mayMiss }] of Object.entries(form)) {
    const value = map.get(key);
    if (value !== undefined) {
      if (!takes(value)) return `${key} must be ${wanted}`;
      known += 1;
    } else if (mayMiss !== true) return `${key} is missing`;
  }
  return known === map.size ? undefined : `${strangerTo(form, map)} is no member of it`;
}

function strangerTo(form: MapForm, map: CborMap): string {
  const key = [...map.keys()].find(
    (each) => typeof each !== 'string' || !Object.hasOwn(form, each),
  );
  return typeof key === 'string' ? JSON.stringify(key.slice(0, 80)) : 'a key that is no text';
}
