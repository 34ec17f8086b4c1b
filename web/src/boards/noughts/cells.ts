// The nine cells: their names, what stands in them, which neighbour an arrow key leads to.
import type { Json } from '../../protocol/index.ts';

export interface Cell {
  readonly name: string;
  readonly column: number;
  readonly row: number;
  readonly mark: string | null;
}

const COLUMNS = 'abc';
export const SIDE = 3;

export function cellsOf(view: Json): Cell[] {
  const marks = typeof view === 'object' && view !== null && 'cells' in view ? view.cells : [];
  return Array.from({ length: SIDE * SIDE }, (_, at) => {
    const column = at % SIDE;
    const row = Math.floor(at / SIDE);
    const mark = Array.isArray(marks) ? (marks[at] as Json) : null;
    return { name: `${COLUMNS[column]}${row + 1}`, column, row, mark: typeof mark === 'string' ? mark : null };
  });
}

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1],
};

/** The index of the cell an arrow key leads to; null for other keys and at the edge. */
export function neighbour(at: number, key: string): number | null {
  const [dx, dy] = STEPS[key] ?? [0, 0];
  const column = (at % SIDE) + dx;
  const row = Math.floor(at / SIDE) + dy;
  const inside = column >= 0 && column < SIDE && row >= 0 && row < SIDE;
  return inside && (dx !== 0 || dy !== 0) ? row * SIDE + column : null;
}
