// The log of a table: steps in order of their numbers.
import type { LogStep } from './types.ts';

/** Drops all steps from the number of the first new one on, then adds those that say something. */
export function applyLog(before: readonly LogStep[], news: readonly LogStep[]): readonly LogStep[] {
  const first = news[0];
  if (first === undefined) return before;
  return [...before.filter(([step]) => step < first[0]), ...news.filter((step) => step.length > 1)];
}
