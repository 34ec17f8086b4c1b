// Questions of real games of every mode. Cards and plans stand in a list of their own ("=S1-C1"), and each view is what
// differs from the first one.
import { applyDelta, type Asked, type Delta, type Json } from '../../protocol/index.ts';
import type { Example } from '../examples.ts';
import stored from './examples.json';

export interface SkyminesExample extends Example {
  readonly mode: string;
}

const things = stored.things as unknown as Readonly<Record<string, Json>>;

function whole(value: Json): Json {
  if (typeof value === 'string') return things[value] ?? value;
  if (Array.isArray(value)) return value.map(whole);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, whole(inner)]));
}

export const EXAMPLES: readonly SkyminesExample[] = stored.examples.map(({ mode, you, asked, view }) => ({
  mode, you, asked: asked as unknown as Asked | null,
  view: whole(applyDelta(stored.base as unknown as Json, view as unknown as Delta)),
}));

/** The first example where this is being decided. */
export function exampleNamed(decision: string): SkyminesExample {
  const found = EXAMPLES.find(({ view }) => (view as { decision?: Json }).decision === decision);
  if (!found) throw new Error(`no example of ${decision}`);
  return found;
}
