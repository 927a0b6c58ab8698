import { isJsonObject, type Json } from '../../adapter/contract/json.js';

const LINE = 100;

/**
 * JSON text for people and for comparison line by line: what fits a line stands on one, the rest is
 * opened member by member. Equal values with equal order of members give equal text.
 */
export function compactJson(value: Json): string {
  return `${lines(value, '')}\n`;
}

function lines(value: Json, indent: string): string {
  const line = JSON.stringify(value);
  if (indent.length + line.length <= LINE && indent !== '') return line;
  const inner = `${indent} `;
  if (Array.isArray(value) && value.length > 0) {
    const items = (value as readonly Json[]).map((item) => inner + lines(item, inner));
    return `[\n${items.join(',\n')}\n${indent}]`;
  }
  if (isJsonObject(value) && Object.keys(value).length > 0) {
    const members = Object.entries(value).map(
      ([name, member]) => `${inner}${JSON.stringify(name)}: ${lines(member, inner)}`,
    );
    return `{\n${members.join(',\n')}\n${indent}}`;
  }
  return line;
}
