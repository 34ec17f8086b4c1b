// Where the things of a city are drawn: a cell is a square of CELL, a card has two by two of them. Also which
// neighbour an arrow key leads to.
import { placeName, type City, type Place, type Plot } from './view.ts';

export const CELL = 50;
export const CARD = 2 * CELL;
/** From the edge of a cell to the plot in it. */
const INSET = 4;
/** Around the whole city. */
const MARGIN = 10;
/** A city of a single card is not blown up: at least this many cells are in view, across and down. */
const SMALLEST = { across: 10, down: 6 };

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export function placeOf(name: string): Place {
  const [row = 0, column = 0] = name.split(',').map(Number);
  return [row, column];
}

export const cardBox = ([row, column]: Place): Box => ({ x: column * CARD, y: row * CARD, width: CARD, height: CARD });
const cellBox = ([row, column]: Place): Box => ({ x: column * CELL, y: row * CELL, width: CELL, height: CELL });

function around(boxes: readonly Box[]): Box {
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  return { x, y, width: right - x, height: bottom - y };
}

const grown = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by,
});

/** The square or oblong of a plot's cells. */
export const plotBox = (cells: readonly Place[]): Box => grown(around(cells.map(cellBox)), -INSET);

function atLeast({ x, y, width, height }: Box, across: number, down: number): Box {
  const moreX = Math.max(0, across - width);
  const moreY = Math.max(0, down - height);
  return { x: x - moreX / 2, y: y - moreY / 2, width: width + moreX, height: height + moreY };
}

/** All that must be in view: the cards, and the places where something may go. */
export function cityBox(city: City, positions: Iterable<string>, cells: Iterable<string>): Box {
  const boxes = [
    ...city.cards.map((card) => cardBox(card.position)),
    ...city.plots.map((plot) => around(plot.cells.map(cellBox))),
    ...[...positions].map((name) => cardBox(placeOf(name))),
    ...[...cells].map((name) => cellBox(placeOf(name))),
  ];
  const box = around(boxes.length > 0 ? boxes : [cardBox([0, 0])]);
  return grown(atLeast(box, SMALLEST.across * CELL, SMALLEST.down * CELL), MARGIN);
}

/** Something in the city that can be reached by the arrow keys. */
export interface Spot {
  readonly key: string;
  readonly box: Box;
}

/** Cells that are offered and belong to no plot: beside the city. */
export function cellsBeside(city: City, cells: Iterable<string>): string[] {
  const known = new Set(city.plots.flatMap((plot) => plot.cells.map(placeName)));
  return [...cells].filter((cell) => !known.has(cell));
}

const DIRECTIONS: Readonly<Record<string, Place>> = {
  ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1],
};

/** The nearest spot in the direction of an arrow key; what lies aside counts as farther. */
export function neighbour(spots: readonly Spot[], from: string, key: string): string | null {
  const direction = DIRECTIONS[key];
  const start = spots.find((spot) => spot.key === from);
  if (!direction || !start) return null;
  const middle = ({ x, y, width, height }: Box): Place => [y + height / 2, x + width / 2];
  const [row, column] = middle(start.box);
  let best: string | null = null;
  let least = Infinity;
  for (const spot of spots) {
    const [toRow, toColumn] = middle(spot.box);
    const ahead = (toRow - row) * direction[0] + (toColumn - column) * direction[1];
    const aside = Math.abs((toRow - row) * direction[1]) + Math.abs((toColumn - column) * direction[0]);
    if (ahead < CELL / 4 || aside >= 2 * ahead) continue;
    if (ahead + 2 * aside < least) [best, least] = [spot.key, ahead + 2 * aside];
  }
  return best;
}

const cardOf = ([row, column]: Place): string => placeName([Math.floor(row / 2), Math.floor(column / 2)]);

/** The plots of a card face up, in reading order. */
export const plotsOfCard = (city: City, position: Place): readonly Plot[] =>
  city.plots.filter((plot) => plot.cells[0] && cardOf(plot.cells[0]) === placeName(position));

/** The plot beside the cards that a special tile makes. */
export function plotsBeside(city: City): readonly Plot[] {
  const cards = new Set(city.cards.map((card) => placeName(card.position)));
  return city.plots.filter((plot) => plot.cells[0] && !cards.has(cardOf(plot.cells[0])));
}
