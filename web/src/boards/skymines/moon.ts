// The Moon as a drawing: where sectors touch, which of these borders cost two, and where the
// stations lie at the rim.
import type { CompanyState, Point, Sector } from './view.ts';

export interface Border {
  readonly from: Point;
  readonly to: Point;
  readonly double: boolean;
}

export const CENTRE: Point = [500, 500];
export const RADIUS = 450;

const keyOf = ([x, y]: Point): string => `${x},${y}`;
const edgeKey = (a: Point, b: Point): string => [keyOf(a), keyOf(b)].sort().join(' ');

function edgesOf({ shape: { outline } }: Sector): [Point, Point][] {
  return outline.map((point, at) => [point, outline[(at + 1) % outline.length] ?? point]);
}

/** The lines between neighbouring sectors; the rim is none of them. */
export function bordersOf(sectors: readonly Sector[]): Border[] {
  const seen = new Map<string, Sector>();
  const borders: Border[] = [];
  for (const sector of sectors)
    for (const [from, to] of edgesOf(sector)) {
      const other = seen.get(edgeKey(from, to));
      if (other) borders.push({ from, to, double: other.double_borders.includes(sector.sector) });
      else seen.set(edgeKey(from, to), sector);
    }
  return borders;
}

export interface Gate {
  readonly company: CompanyState['company'];
  readonly sector: number;
  readonly double: boolean;
  /** The part of the rim through which the company enters. */
  readonly rim: readonly Point[];
}

const onRim = ([x, y]: Point): boolean => Math.hypot(x - CENTRE[0], y - CENTRE[1]) > RADIUS - 4;

/** The points of a sector that lie on the rim, in one run. */
export function rimOf({ shape: { outline } }: Sector): Point[] {
  const start = outline.findIndex((point, at) => onRim(point) && !onRim(outline.at(at - 1) ?? point));
  const turned = start < 0 ? [...outline] : [...outline.slice(start), ...outline.slice(0, start)];
  return turned.filter(onRim);
}

export function gatesOf(companies: readonly CompanyState[], sectors: readonly Sector[]): Gate[] {
  const byNumber = new Map(sectors.map((sector) => [sector.sector, sector]));
  return companies.flatMap(({ company, borders, double_borders }) =>
    [...borders, ...double_borders].flatMap((number) => {
      const sector = byNumber.get(number);
      return sector ? [{ company, sector: number, double: double_borders.includes(number), rim: rimOf(sector) }] : [];
    }),
  );
}

/** The points moved away from the centre of the Moon, or towards it. */
export const pushed = (points: readonly Point[], by: number): Point[] =>
  points.map(([x, y]) => {
    const far = Math.hypot(x - CENTRE[0], y - CENTRE[1]) || 1;
    return [x + ((x - CENTRE[0]) / far) * by, y + ((y - CENTRE[1]) / far) * by];
  });

export const pathOf = (points: readonly Point[]): string =>
  points.map(([x, y], at) => `${at === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');

/** Where the name of a company stands: outside the rim, in the middle of its gates. */
export function gateSign(gates: readonly Gate[]): Point {
  const all = gates.flatMap((gate) => gate.rim);
  const x = all.reduce((sum, point) => sum + point[0], 0) / all.length - CENTRE[0];
  const y = all.reduce((sum, point) => sum + point[1], 0) / all.length - CENTRE[1];
  const far = Math.hypot(x, y) || 1;
  return [CENTRE[0] + (x / far) * (RADIUS + 34), CENTRE[1] + (y / far) * (RADIUS + 34)];
}

/** A line beside a line, for borders of two lines. */
export function beside({ from, to }: Border, by: number): [Point, Point] {
  const dx = to[0] - from[0];
  const dy = to[1] - from[1];
  const length = Math.hypot(dx, dy) || 1;
  const shift: Point = [(-dy / length) * by, (dx / length) * by];
  return [
    [from[0] + shift[0], from[1] + shift[1]],
    [to[0] + shift[0], to[1] + shift[1]],
  ];
}
