// The log of a table: steps in order of their numbers.
import type { LogStep, Notice } from './types.ts';

/** Drops all steps from the number of the first new one on, then adds those that say something. */
export function applyLog(before: readonly LogStep[], news: readonly LogStep[]): readonly LogStep[] {
  const first = news[0];
  if (first === undefined) return before;
  return [...before.filter(([step]) => step < first[0]), ...news.filter((step) => step.length > 1)];
}

/** The log with what happened between the moves: a notice is told after the step that came before it. */
export function withNotices(log: readonly LogStep[], notices: readonly Notice[]): readonly LogStep[] {
  const [first] = log;
  const steps = first === undefined || first[0] > 0 ? [[0] as LogStep, ...log] : log;
  return steps
    .map(([step, ...says], at): LogStep => {
      const next = steps[at + 1]?.[0] ?? Infinity;
      const here = notices.filter(([after]) => after >= step && after < next).map(([, message]) => message);
      // Who sat down did so before the game was set up.
      return step === 0 ? [step, ...here, ...says] : [step, ...says, ...here];
    })
    .filter((step) => step.length > 1);
}
