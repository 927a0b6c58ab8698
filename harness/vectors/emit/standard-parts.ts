import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Answer } from '../../adapter/contract/connection.js';
import type { Json, JsonObject } from '../../adapter/contract/json.js';
import type { Clause } from '../../registry/registry.js';
import type { MadeUp } from './made-up.js';
import type { Need, VectorFile } from '../format/vector.js';

/** Sends one call to the implementation at hand. */
export type Caller = (method: string, params: JsonObject) => Promise<Answer>;

/** What a method of the suite's own has at hand beside its params. */
export interface SuiteContext {
  /** What the implementation answered to `describe`. */
  readonly description: JsonObject;
  readonly call: Caller;
}

/** Makes, where vectors are run, what a scenario's own call `suite.*` stands for. */
export type SuiteMethod = (params: JsonObject, context: SuiteContext) => Promise<Json>;

/** What belongs to the vectors of one standard alone: the default export of its folder here. */
export interface StandardParts {
  readonly madeUp: readonly MadeUp[];
  /** What a consumer needs to make a call of this method itself. */
  readonly needs: ReadonlyMap<string, Need[]>;
  readonly suiteMethods: Readonly<Record<string, SuiteMethod>>;
  /** The call that gives up what an answer gave, where an implementation keeps something. */
  readonly closing?: (method: string, result: JsonObject) => [string, JsonObject] | undefined;
  /** Files of byte vectors, by their path in the standard's folder. */
  readonly byteFiles: (
    call: Caller,
    clauseOf: (id: string) => Clause,
  ) => Promise<ReadonlyMap<string, VectorFile>>;
}

const NONE: StandardParts = {
  madeUp: [],
  needs: new Map(),
  suiteMethods: {},
  byteFiles: () => Promise.resolve(new Map()),
};

const HERE = path.dirname(fileURLToPath(import.meta.url));
const EXTENSION = path.extname(fileURLToPath(import.meta.url));

/** The parts of a standard, by its folder's name; empty ones where it keeps and seals nothing. */
export async function loadStandardParts(folder: string): Promise<StandardParts> {
  const file = path.join(HERE, '..', folder, `parts${EXTENSION}`);
  if (!existsSync(file)) return NONE;
  return ((await import(pathToFileURL(file).href)) as { default: StandardParts }).default;
}
