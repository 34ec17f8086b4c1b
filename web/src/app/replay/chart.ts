// The score chart: where its lines, marks and ticks lie.
import type { Position } from './positions.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}
export interface Line {
  readonly seat: number;
  readonly points: readonly Point[];
  /** Some of the points, for the shape of the seat; not the same ones as another line's. */
  readonly marks: readonly Point[];
  readonly total: number;
}
export interface Tick {
  readonly value: number;
  readonly y: number;
}
export interface Chart {
  readonly lines: readonly Line[];
  readonly ticks: readonly Tick[];
  x(at: number): number;
  /** The position nearest to a place on the chart. */
  at(x: number): number;
}
export interface Frame {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

const MARKS = 6;

/** A round number that leaves at most four ticks. */
export function tickStep(highest: number): number {
  const rough = Math.max(1, highest / 4);
  const power = 10 ** Math.floor(Math.log10(rough));
  return [1, 2, 5, 10].map((factor) => factor * power).find((step) => step >= rough) ?? rough;
}

export function chartOf(positions: readonly Position[], frame: Frame): Chart {
  const totals = positions.map((position) => position.scores?.total ?? []);
  const seats = Math.max(0, ...totals.map((total) => total.length));
  const all = totals.flat();
  const lowest = Math.min(0, ...all);
  const highest = Math.max(1, ...all);
  const inner = { width: frame.width - frame.left - frame.right, height: frame.height - frame.top - frame.bottom };
  const last = Math.max(1, positions.length - 1);
  const x = (at: number): number => frame.left + (at / last) * inner.width;
  const y = (value: number): number => frame.top + (1 - (value - lowest) / (highest - lowest)) * inner.height;

  const lines = Array.from({ length: seats }, (_, seat): Line => {
    const points = totals.map((total, at) => ({ x: x(at), y: y(total[seat] ?? 0) }));
    const every = Math.max(1, Math.floor(points.length / MARKS));
    const first = Math.floor((every * (seat + 0.5)) / seats);
    const marks = points.filter((_point, at) => at === points.length - 1 || (at % every === first && at < points.length - 1 - every / 2));
    return { seat, points, marks, total: totals.at(-1)?.[seat] ?? 0 };
  });
  const step = tickStep(highest);
  const ticks: Tick[] = [];
  for (let value = 0; value <= highest; value += step) ticks.push({ value, y: y(value) });
  const at = (place: number): number =>
    Math.min(positions.length - 1, Math.max(0, Math.round(((place - frame.left) / inner.width) * last)));
  return { lines, ticks, x, at };
}

/** The positions at which a total changed, and the first one: what is worth a row of a table. */
export const changes = (positions: readonly Position[]): readonly Position[] =>
  positions.filter(
    (position, at) => at === 0 || position.scores?.total.some((total, seat) => total !== positions[at - 1]?.scores?.total[seat]),
  );
