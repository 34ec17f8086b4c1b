// The JSON examples of docs/protocol.md, for tests: so the types stay checked against the page.
import { readFileSync } from 'node:fs';
import type { Json, JsonObject } from './types.ts';

const page = readFileSync(new URL('../../../docs/protocol.md', import.meta.url), 'utf8');

// The page abbreviates: placeholders in capitals, `message` for a message, and `...`.
const spelledOut = (text: string): string =>
  text
    .replace(/: DOCUMENT/g, ': {"@placeholder": "document"}')
    .replace(/(?<=[:,] )DELTA/g, '{"@placeholder": "delta"}')
    .replace(/: LOG/g, ': []')
    .replace(/: message\b/g, ': ["some.message"]')
    .replace(/\[message, \.\.\.\]/g, '[["some.message"]]')
    .replace(/, \.\.\.(?=[\]}])/g, '');

/** Cuts a text into the JSON values that stand one after the other in it. */
function valuesIn(text: string): Json[] {
  const values: Json[] = [];
  let depth = 0;
  let start = 0;
  let quoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const char = text[at];
    if (char === '"' && text[at - 1] !== '\\') quoted = !quoted;
    if (quoted) continue;
    if (char === '{' || char === '[') {
      if (depth === 0) start = at;
      depth += 1;
    } else if (char === '}' || char === ']') {
      depth -= 1;
      if (depth === 0) values.push(JSON.parse(text.slice(start, at + 1)) as Json);
    }
  }
  return values;
}

const blocks = page
  .split('\n\n')
  .filter((block) => /^ {4}[{]/.test(block))
  .map(spelledOut);

/** Every object shown in an indented block. */
export const exampleObjects: JsonObject[] = blocks.flatMap(valuesIn).filter(
  (value): value is JsonObject => typeof value === 'object' && value !== null && !Array.isArray(value),
);

/** The one example that has this field, with this value if one is given. */
export function example(field: string, value?: Json): JsonObject {
  const found = exampleObjects.filter(
    (object) => field in object && (value === undefined || object[field] === value),
  );
  const first = found[0];
  if (first === undefined) throw new Error(`docs/protocol.md shows no example with ${field}`);
  return first;
}

/** An example in a sentence, between backquotes, that begins like this. */
export function inlineExample(start: string): Json {
  const from = page.indexOf('`' + start);
  if (from < 0) throw new Error(`docs/protocol.md has no example ${start}`);
  return JSON.parse(page.slice(from + 1, page.indexOf('`', from + 1))) as Json;
}

/** The names in the first column of the table under "### Playing". */
export const playingRequests: string[] = [
  ...page.slice(page.indexOf('### Playing'), page.indexOf('All name their `table`')).matchAll(/^\| `(\w+)` \|/gm),
].map((match) => match[1] ?? '');
