import type { Answer } from './connection.js';
import { INVALID_PARAMS } from './connection.js';
import type { Json, JsonObject } from './json.js';
import { isJsonObject } from './json.js';
import { MAX_NESTING, parseJson } from './parse-json.js';

/** The codes of JSON-RPC 2.0 for a text that is no request. */
export const PARSE_ERROR = -32700;
export const INVALID_REQUEST = -32600;

/** What a JSON-RPC id may be here: what every JSON reader gives back unchanged. */
export type RpcId = string | number | null;

/** A text read as a JSON-RPC answer. */
export type ParsedAnswer =
  | { readonly kind: 'answer'; readonly id: string | number | null; readonly answer: Answer }
  | { readonly kind: 'no-json' }
  | { readonly kind: 'malformed'; readonly reason: string };

/** A text read as a JSON-RPC request; a refusal is the error to answer with. */
export type ParsedRequest =
  | {
      readonly kind: 'request';
      readonly id: RpcId;
      readonly method: string;
      readonly params: JsonObject;
    }
  | {
      readonly kind: 'refused';
      readonly id: RpcId;
      readonly code: number;
      readonly message: string;
    };

/** Reads an answer by the form of JSON-RPC 2.0; members that it does not name are let be. */
export function parseAnswer(text: string): ParsedAnswer {
  const parsed = parseJson(text);
  if (parsed.kind === 'no-json') return parsed;
  if (parsed.kind === 'too-deep') return malformed(tooDeep);
  const message = parsed.value;
  if (!isJsonObject(message)) return malformed('it is no object');
  const { jsonrpc, id, result, error } = message;
  if (jsonrpc !== '2.0') return malformed('its jsonrpc is not "2.0"');
  if (id === undefined) return malformed('it has no id');
  if (typeof id !== 'string' && typeof id !== 'number' && id !== null) {
    return malformed('its id is no text, number or null');
  }
  if (result !== undefined && error !== undefined) {
    return malformed('it has both a result and an error');
  }
  if (result !== undefined) return { kind: 'answer', id, answer: { kind: 'result', result } };
  if (error === undefined) return malformed('it has neither a result nor an error');
  if (!isJsonObject(error)) return malformed('its error is no object');
  const { code, message: said } = error;
  if (typeof code !== 'number' || !Number.isInteger(code)) {
    return malformed('the code of its error is no integer');
  }
  if (typeof said !== 'string') return malformed('the message of its error is no text');
  return { kind: 'answer', id, answer: { kind: 'error', error: { code, message: said } } };
}

/**
 * Reads a request by the form of JSON-RPC 2.0, as this protocol narrows it: params are an object
 * (absent: empty), every request has an id, and there are no batches.
 */
export function parseRequest(text: string): ParsedRequest {
  const parsed = parseJson(text);
  if (parsed.kind === 'no-json') return refused(null, PARSE_ERROR, 'the text is no JSON');
  if (parsed.kind === 'too-deep')
    return refused(null, PARSE_ERROR, `the text cannot be read: ${tooDeep}`);
  const message = parsed.value;
  if (!isJsonObject(message)) {
    return refused(null, INVALID_REQUEST, 'a request is one JSON object; batches are not taken');
  }
  const { jsonrpc, id, method, params = {} } = message;
  if (!isRpcId(id)) {
    return refused(null, INVALID_REQUEST, 'id must be a text, a whole number within 2^53 or null');
  }
  if (jsonrpc !== '2.0') return refused(id, INVALID_REQUEST, 'jsonrpc must be "2.0"');
  if (typeof method !== 'string') return refused(id, INVALID_REQUEST, 'method must be a text');
  if (!isJsonObject(params)) return refused(id, INVALID_PARAMS, 'params must be an object');
  return { kind: 'request', id, method, params };
}

/** The text of a request. */
export function requestText(id: number, method: string, params: JsonObject): string {
  return JSON.stringify({ jsonrpc: '2.0', id, method, params });
}

/** The text of an answer. */
export function answerText(id: RpcId, answer: Answer): string {
  return JSON.stringify(
    answer.kind === 'result'
      ? { jsonrpc: '2.0', id, result: answer.result }
      : { jsonrpc: '2.0', id, error: answer.error },
  );
}

const tooDeep = `it nests more than ${MAX_NESTING} levels`;

function malformed(reason: string): ParsedAnswer {
  return { kind: 'malformed', reason };
}

function refused(id: RpcId, code: number, message: string): ParsedRequest {
  return { kind: 'refused', id, code, message };
}

function isRpcId(id: Json | undefined): id is RpcId {
  return typeof id === 'string' || id === null || Number.isSafeInteger(id);
}
