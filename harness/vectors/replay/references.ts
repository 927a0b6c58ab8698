import { isJsonObject, type Json, type JsonObject } from '../../adapter/contract/json.js';
import type { Check } from '../../runner/judging/check.js';
import { pointerTo } from '../../runner/judging/pointer.js';
import { answerOf, type RecordedCall } from '../../runner/sitting/recording.js';
import { SuiteError } from '../../runner/plan/suite-error.js';
import { isPlaceIn, type MadeUp } from '../emit/made-up.js';
import { comparesAnswers, type Reference, type VectorCheck } from '../format/vector.js';

/** Where something stands in an answer. */
interface Source {
  readonly call: number;
  readonly segments: readonly string[];
}

/**
 * Finds what a scenario took from earlier answers, by where it comes from: a list or an object is
 * known by being the very one that was answered, a text by the places that its standard names.
 */
export class References {
  readonly #objects = new Map<object, Source>();
  /** By rule and text, every place that gave it. */
  readonly #texts = new Map<MadeUp, Map<string, Source[]>>();

  constructor(private readonly rules: readonly MadeUp[]) {}

  /** The params of a call, with a reference for all that earlier answers gave. */
  paramsOf({ method, params }: RecordedCall): JsonObject {
    return this.#replaced(params, (segments, text) => this.#sourceOf(method, segments, text))
      .value as JsonObject;
  }

  /** Takes note of what a call was answered, for the calls after it. */
  learn(call: RecordedCall): void {
    this.#learn(call, answerOf(call), []);
  }

  /** A check of a call, where its operand was taken from an answer with a reference for that. */
  checkOf({ method, index }: RecordedCall, check: Check): VectorCheck {
    const { pointer, op } = check;
    if (!('operand' in check)) return { pointer, op };
    if (comparesAnswers(check)) return { pointer, op, operand: check.operand };
    const segments = pointer.split('/').slice(1);
    const { value, replaced } = this.#replaced(check.operand, (_inner, text) => {
      // A text given here is compared with one given before.
      const rule = this.rules.find(({ given }) => isPlaceIn(given, method, segments));
      return rule && this.#texts.get(rule)?.get(text)?.find(({ call }) => call < index);
    });
    if (op === 'equals' && replaced && isReference(value)) {
      return { pointer, op: 'sameAs', operand: { ...value.$from } };
    }
    return { pointer, op, operand: value };
  }

  #learn(call: RecordedCall, value: Json, segments: readonly string[]): void {
    const source = { call: call.index, segments };
    if (typeof value === 'string') {
      for (const rule of this.rules) {
        if (!isPlaceIn(rule.given, call.method, segments)) continue;
        const known = this.#texts.get(rule) ?? new Map<string, Source[]>();
        known.set(value, [...(known.get(value) ?? []), source]);
        this.#texts.set(rule, known);
      }
    } else if (typeof value === 'object' && value !== null) {
      // The list that an attack was handed may be the one it gives back.
      if (!this.#objects.has(value)) this.#objects.set(value, source);
      for (const [name, inner] of Object.entries(value)) {
        this.#learn(call, inner, [...segments, name]);
      }
    }
  }

  #sourceOf(method: string, segments: readonly string[], text: string): Source | undefined {
    const rule = this.rules.find(({ used }) => isPlaceIn(used, method, segments));
    return rule && this.#texts.get(rule)?.get(text)?.at(-1);
  }

  #replaced(
    value: Json,
    sourceOf: (segments: readonly string[], text: string) => Source | undefined,
    segments: readonly string[] = [],
  ): { readonly value: Json; readonly replaced: boolean } {
    const source =
      typeof value === 'string'
        ? sourceOf(segments, value)
        : typeof value === 'object' && value !== null
          ? this.#objects.get(value)
          : undefined;
    if (source !== undefined) return { value: referenceTo(source), replaced: true };
    const inner = (item: Json, name: string | number) =>
      this.#replaced(item, sourceOf, [...segments, String(name)]);
    if (Array.isArray(value)) {
      const items = (value as readonly Json[]).map(inner);
      return { value: items.map((item) => item.value), replaced: items.some((i) => i.replaced) };
    }
    if (!isJsonObject(value)) return { value, replaced: false };
    if (Object.hasOwn(value, '$from')) {
      throw new SuiteError('params with a member $from would be taken for a reference');
    }
    const members = Object.entries(value).map(([name, item]) => [name, inner(item, name)] as const);
    return {
      value: Object.fromEntries(members.map(([name, item]) => [name, item.value])),
      replaced: members.some(([, item]) => item.replaced),
    };
  }
}

/** Whether a value is a reference. */
export function isReference(value: Json): value is Reference {
  return isJsonObject(value) && Object.hasOwn(value, '$from');
}

function referenceTo({ call, segments }: Source): Reference {
  return { $from: { call, pointer: pointerTo(...segments) } };
}
