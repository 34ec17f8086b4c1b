// The winding ways on a player's board: the research path over its screens, the tank as a pipe.
import type { TankRule } from './view.ts';

/** Row and column of a screen: the path turns at the end of each row. */
export function screenCell(screen: number, perRow: number): { row: number; column: number } {
  const row = Math.floor((screen - 1) / perRow);
  const along = (screen - 1) % perRow;
  return { row, column: row % 2 === 0 ? along : perRow - 1 - along };
}

export interface TankStep {
  readonly step: number;
  readonly filled: boolean;
  /** The value that begins here. */
  readonly value: number | null;
  readonly opensSlot: boolean;
}

export function tankSteps(rule: TankRule, filled: number): TankStep[] {
  return Array.from({ length: rule.last }, (_, at) => ({
    step: at + 1,
    filled: at < filled,
    value: rule.values.find(({ step }) => step === at + 1)?.value ?? null,
    opensSlot: rule.slot_at === at + 1,
  }));
}

/** The next value beyond a number of steps. */
export const nextValue = (rule: TankRule, filled: number): { step: number; value: number } | null =>
  rule.values.find(({ step }) => step > filled) ?? null;
