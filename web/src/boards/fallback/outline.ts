// Turns the view of any game into an outline that can be read aloud.
import type { Json, JsonObject } from '../../protocol/index.ts';

export interface Outline {
  readonly label: string;
  /** What fits on the line of the label. */
  readonly text: string;
  readonly inside: readonly Outline[];
}

// How a thing is drawn tells a reader nothing.
const DRAWING = new Set(['shape', 'codes']);
const SHORT = 90;

const isScalar = (value: Json): value is string | number | boolean | null => typeof value !== 'object' || value === null;
const isObject = (value: Json): value is JsonObject => typeof value === 'object' && value !== null && !Array.isArray(value);
const words = (name: string): string => name.replaceAll('_', ' ');

function scalarText(value: string | number | boolean | null): string {
  if (value === null) return '–';
  if (value === true) return '✓';
  if (value === false) return '✗';
  return typeof value === 'string' ? words(value) : String(value);
}

function nested(value: Json): string | null {
  const text = inline(value);
  return text !== null && isObject(value) ? `(${text})` : text;
}

/** The whole value on one line, or null if it is too much for one. */
function inline(value: Json): string | null {
  if (isScalar(value)) return scalarText(value);
  const parts = isObject(value)
    ? Object.entries(value)
        .filter(([key]) => !DRAWING.has(key))
        .map(([key, part]) => ({ key: `${words(key)} `, text: nested(part) }))
    : (value as readonly Json[]).map((part) => ({ key: '', text: nested(part) }));
  if (parts.length === 0) return '–';
  if (parts.some((part) => part.text === null)) return null;
  const line = parts.map((part) => part.key + part.text).join(isObject(value) ? ', ' : '; ');
  return line.length <= SHORT ? line : null;
}

export function outlineOf(value: Json): Outline[] {
  if (isScalar(value)) return [];
  const entries: [string, Json][] = isObject(value)
    ? Object.entries(value).filter(([key]) => !DRAWING.has(key))
    : (value as readonly Json[]).map((part, at) => [String(at + 1), part]);
  return entries.map(([key, part]) => {
    const text = inline(part);
    return { label: words(key), text: text ?? '', inside: text === null ? outlineOf(part) : [] };
  });
}
