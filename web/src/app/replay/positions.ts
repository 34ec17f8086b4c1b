// A finished game as a list of positions, made of the steps the server sends.
import { applyDelta, type Json, type LogStep, type ReplayAnswer, type Scores, type TableDocument } from '../../protocol/index.ts';

export interface Position {
  /** The number of the move that led here; 0 for the set-up. */
  readonly step: number;
  readonly view: Json;
  readonly scores: Scores | null;
}

export function positionsOf({ doc, steps }: ReplayAnswer): Position[] {
  const positions: Position[] = [{ step: 0, view: doc.view, scores: doc.scores }];
  let before = doc as unknown as Json;
  for (const [step, delta] of steps) {
    before = applyDelta(before, delta);
    const { view, scores } = before as unknown as TableDocument;
    positions.push({ step, view, scores });
  }
  return positions;
}

/** The latest step at or before a move that has something to say. */
export const stepSaid = (log: readonly LogStep[], step: number): number | null =>
  log.findLast(([number]) => number <= step)?.[0] ?? null;
