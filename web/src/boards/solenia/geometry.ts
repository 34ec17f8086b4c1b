// Where things lie on the drawing of the board, and which neighbour an arrow key leads to. Row 0,
// which leaves next, lies nearest to the viewer.
import type { View } from './view.ts';

export const SIDE = 5;
export const CELL = { width: 104, height: 84 } as const;
/** What a card covers of a space. */
export const PLOT = { width: CELL.width - 8, height: CELL.height - 6 } as const;
/** A card that lies on a space. */
export const ON_BOARD = { ...PLOT, hole: 28 } as const;
/** The left end of a strip, where its face is shown. */
export const CAP = 40;
export const GAP = 5;
export const STRIP = { width: CAP + SIDE * CELL.width + 8, height: CELL.height } as const;
/** Above and at the left the numbers of columns and rows are written. */
const MARGIN = { top: 14, left: 16, right: 4, bottom: 20 } as const;
export const BOARD = {
  width: MARGIN.left + STRIP.width + MARGIN.right,
  height: MARGIN.top + SIDE * (STRIP.height + GAP) + MARGIN.bottom,
} as const;

export const stripAt = (row: number): { x: number; y: number } => ({
  x: MARGIN.left,
  y: MARGIN.top + (SIDE - 1 - row) * (STRIP.height + GAP),
});

/** The middle of a space inside its strip. */
export const middleOf = (column: number): { x: number; y: number } => ({
  x: CAP + (column + 0.5) * CELL.width,
  y: CELL.height / 2,
});

/** The middle of a space on the whole board. */
export function placeOf(space: string): { x: number; y: number } {
  const [row = 0, column = 0] = space.split(',').map(Number);
  const strip = stripAt(row);
  const middle = middleOf(column);
  return { x: strip.x + middle.x, y: strip.y + middle.y };
}

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [0, -1], ArrowRight: [0, 1], ArrowUp: [1, 0], ArrowDown: [-1, 0],
};

/** The space an arrow key leads to; null for other keys and at the edge. */
export function neighbour(space: string, key: string, rows: View['board']['rows']): string | null {
  const step = STEPS[key];
  if (!step) return null;
  const [row = 0, column = 0] = space.split(',').map(Number);
  return rows[row + step[0]]?.spaces[column + step[1]]?.space ?? null;
}

/** The outline of a card with its round hole, around its middle. */
export function cardPath(width: number, height: number, hole: number, radius = 9): string {
  const [w, h] = [width / 2 - radius, height / 2 - radius];
  const corner = `a${radius} ${radius} 0 0 1`;
  const body = `M${-w} ${-height / 2}H${w}${corner} ${radius} ${radius}V${h}${corner} ${-radius} ${radius}H${-w}${corner} ${-radius} ${-radius}V${-h}${corner} ${radius} ${-radius}Z`;
  return `${body}M${-hole} 0a${hole} ${hole} 0 1 0 ${2 * hole} 0a${hole} ${hole} 0 1 0 ${-2 * hole} 0Z`;
}
