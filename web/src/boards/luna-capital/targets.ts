// Where on the table each legal move is made: on a card, a space of the display, a tile, a position or a
// cell of the city. What has no place is loose: it becomes a button.
import { argumentOf, type Move } from '../../protocol/index.ts';

export interface Targets {
  /** By the card's name: in my hand, or drawn by a landing pad. */
  readonly cards: ReadonlyMap<string, Move>;
  /** By the number of the space. */
  readonly spaces: ReadonlyMap<number, Move>;
  /** By space and tile: `2:hydrogen+1`. */
  readonly displayTiles: ReadonlyMap<string, Move>;
  /** By title: among the tiles of this turn. */
  readonly tiles: ReadonlyMap<string, Move>;
  /** By row and column: `-1,2`. */
  readonly positions: ReadonlyMap<string, Move>;
  readonly cells: ReadonlyMap<string, Move>;
  readonly loose: readonly Move[];
}

export function targetsOf(moves: readonly Move[]): Targets {
  const cards = new Map<string, Move>();
  const spaces = new Map<number, Move>();
  const displayTiles = new Map<string, Move>();
  const tiles = new Map<string, Move>();
  const positions = new Map<string, Move>();
  const cells = new Map<string, Move>();
  const loose: Move[] = [];
  // The first argument that a move has tells its place: a set has a card too, a cell a tile.
  const sorts: readonly (readonly [argument: string, put: (value: string, move: Move) => void])[] = [
    ['which', (value, move) => displayTiles.set(value, move)],
    ['position', (value, move) => positions.set(value, move)],
    ['cell', (value, move) => cells.set(value, move)],
    ['space', (value, move) => spaces.set(Number(value), move)],
    ['card', (value, move) => cards.set(value, move)],
    ['tile', (value, move) => tiles.set(value, move)],
  ];
  for (const move of moves) {
    const sort = sorts.find(([argument]) => argumentOf(move, argument) !== undefined);
    if (sort) sort[1](String(argumentOf(move, sort[0])), move);
    else loose.push(move);
  }
  return { cards, spaces, displayTiles, tiles, positions, cells, loose };
}

/** The frame shows this many moves as buttons itself; of more, those without a place are shown here. */
const SHOWN_BY_FRAME = 5;
export const looseToShow = (moves: readonly Move[], { loose }: Targets): readonly Move[] =>
  moves.length > SHOWN_BY_FRAME ? loose : [];

/** Whether something in the city is asked for. */
export const asksCity = ({ positions, cells }: Targets): boolean => positions.size > 0 || cells.size > 0;
