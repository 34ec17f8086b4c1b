// The outlines of groups: one closed line around the cells of connected plots, and the border where its size stands.
import { CELL } from './city-map.ts';
import { placeName, type City, type Group, type Place } from './view.ts';

/** From the edge of the cells to the line, so that the lines of neighbours do not touch. */
const INSET = 1.6;
const ROUND = 7;

export interface Outline {
  readonly key: string;
  readonly family: string;
  readonly size: number;
  readonly path: string;
  /** Where its size stands: on a border, for the corners are under the numbers of cards. */
  readonly badge: { readonly x: number; readonly y: number };
}

type Point = readonly [x: number, y: number];

/** The borders of the cells with what is not of the group, each with the group on its right: by where they begin. */
function borders(cells: readonly Place[]): Map<string, [Point, Point][]> {
  const own = new Set(cells.map(placeName));
  const from = new Map<string, [Point, Point][]>();
  const add = (begin: Point, end: Point): void => {
    const key = begin.join();
    from.set(key, [...(from.get(key) ?? []), [begin, end]]);
  };
  for (const [row, column] of cells) {
    if (!own.has(placeName([row - 1, column]))) add([column, row], [column + 1, row]);
    if (!own.has(placeName([row, column + 1]))) add([column + 1, row], [column + 1, row + 1]);
    if (!own.has(placeName([row + 1, column]))) add([column + 1, row + 1], [column, row + 1]);
    if (!own.has(placeName([row, column - 1]))) add([column, row + 1], [column, row]);
  }
  return from;
}

const heading = ([a, b]: readonly [Point, Point]): Point => [b[0] - a[0], b[1] - a[1]];
/** 1: to the right, 0: straight on, -1: to the left. */
const turn = (before: Point, after: Point): number => before[0] * after[1] - before[1] * after[0];

/** The corners of each closed line, clockwise around the group and the other way around its holes. */
function loops(cells: readonly Place[]): (readonly [corner: Point, before: Point, after: Point])[][] {
  const from = borders(cells);
  const found: (readonly [Point, Point, Point])[][] = [];
  for (;;) {
    const start = [...from.values()].find((edges) => edges.length > 0)?.[0];
    if (!start) return found;
    const corners: (readonly [Point, Point, Point])[] = [];
    let edge = start;
    do {
      const before = heading(edge);
      const next = from.get(edge[1].join()) ?? [];
      // Where two cells meet by a corner alone the line stays with its own cell.
      next.sort((one, other) => turn(before, heading(other)) - turn(before, heading(one)));
      const [following = start] = next.splice(0, 1);
      if (turn(before, heading(following)) !== 0) corners.push([following[0], before, heading(following)]);
      edge = following;
    } while (edge !== start);
    found.push(corners);
  }
}

function lineOf(corners: readonly (readonly [Point, Point, Point])[]): string {
  const parts = corners.map(([[column, row], before, after]) => {
    // The group lies on the right of each border: the line goes a little that way.
    const x = column * CELL - (before[1] + after[1]) * INSET;
    const y = row * CELL + (before[0] + after[0]) * INSET;
    return `${x - before[0] * ROUND} ${y - before[1] * ROUND}Q${x} ${y} ${x + after[0] * ROUND} ${y + after[1] * ROUND}`;
  });
  return `M${parts.join('L')}Z`;
}

function outlineOf(city: City, { family, plots }: Group): Outline {
  const cells = plots.flatMap((at) => city.plots[at]?.cells ?? []);
  const top = Math.min(...cells.map(([row]) => row));
  const right = Math.max(...cells.filter(([row]) => row === top).map(([, column]) => column));
  return {
    key: `${family} ${cells.map(placeName).join(' ')}`,
    family,
    size: plots.length,
    path: loops(cells).map(lineOf).join(''),
    badge: { x: (right + 1) * CELL, y: (top + 0.5) * CELL },
  };
}

export const outlinesOf = (city: City): readonly Outline[] => city.groups.map((group) => outlineOf(city, group));
