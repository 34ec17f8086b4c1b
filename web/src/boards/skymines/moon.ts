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

/** How a sector is drawn. */
export interface Drawn {
  readonly sector: Sector;
  readonly outline: readonly Point[];
  readonly label: Point;
  /** It lies wholly inside another one. */
  readonly enclave: boolean;
  /** Another one lies inside it, so that there is less room for what it shows. */
  readonly host: boolean;
}

const keyOf = ([x, y]: Point): string => `${x},${y}`;
const edgeKey = (a: Point, b: Point): string => [keyOf(a), keyOf(b)].sort().join(' ');

function edgesOf(outline: readonly Point[]): [Point, Point][] {
  return outline.map((point, at) => [point, outline[(at + 1) % outline.length] ?? point]);
}

// Enclaves are printed small: they are drawn larger than they are.
const ENCLAVE_GROWTH = 1.5;
const grown = (outline: readonly Point[], [cx, cy]: Point): Point[] =>
  outline.map(([x, y]) => [cx + (x - cx) * ENCLAVE_GROWTH, cy + (y - cy) * ENCLAVE_GROWTH]);

/** The sectors in the order of drawing: what lies inside another one comes after it. */
export function drawnSectors(sectors: readonly Sector[]): Drawn[] {
  const uses = new Map<string, number>();
  for (const sector of sectors)
    for (const point of sector.shape.outline) uses.set(keyOf(point), (uses.get(keyOf(point)) ?? 0) + 1);
  const isEnclave = ({ shape }: Sector): boolean => shape.outline.every((point) => uses.get(keyOf(point)) === 1 && !onRim(point));
  const enclaves = new Set(sectors.filter(isEnclave));
  const hosts = new Set([...enclaves].flatMap(({ borders, double_borders }) => [...borders, ...double_borders]));
  const drawn = sectors.map((sector): Drawn => {
    const { outline, label } = sector.shape;
    const enclave = enclaves.has(sector);
    return { sector, label, enclave, host: hosts.has(sector.sector), outline: enclave ? grown(outline, label) : outline };
  });
  return drawn.toSorted((a, b) => Number(a.enclave) - Number(b.enclave));
}

/** The lines between neighbouring sectors; the rim is none of them. */
export function bordersOf(drawn: readonly Drawn[]): Border[] {
  const seen = new Map<string, Sector>();
  const borders: Border[] = [];
  for (const { sector, outline, enclave } of drawn)
    for (const [from, to] of edgesOf(outline)) {
      const other = seen.get(edgeKey(from, to));
      if (other) borders.push({ from, to, double: other.double_borders.includes(sector.sector) });
      else if (enclave) borders.push({ from, to, double: sector.double_borders.length > 0 });
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

type Part = 'number' | 'building' | 'outpost' | 'price';

/** Where things stand around the middle of what a sector shows. Where another sector lies inside there is little
    height, and they stand side by side, but for the number, which stands at the right of it. */
export function placesIn({ host, sector }: Drawn, priced: boolean): Readonly<Record<Part, Point>> {
  const held = sector.outposts.length > 0;
  if (!host) {
    const y = held || priced ? -22 : 8;
    return { number: [0, y - 32], building: [0, y], outpost: [priced ? -58 : -26, 6], price: [held ? 4 : -36, 12] };
  }
  const x = held && priced ? -64 : held ? -26 : priced ? -34 : 4;
  return { number: [88, 80], building: [x, -8], outpost: [priced ? -20 : 20, -38], price: [held ? 40 : 12, -34] };
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
