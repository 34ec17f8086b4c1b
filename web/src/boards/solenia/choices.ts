// The legal moves by the thing that is clicked for each of them.
import { argumentOf, type Move } from '../../protocol/index.ts';
import type { Question } from '../props.ts';

export interface Landing {
  readonly move: string;
  readonly price: number;
}

export interface Choices {
  readonly spaces: ReadonlyMap<string, Landing>;
  readonly cards: ReadonlyMap<string, string>;
  readonly tiles: ReadonlyMap<string, string>;
  /** By side and number: `day 1`. */
  readonly slots: ReadonlyMap<string, string>;
  /** Goods that would leave my storage. */
  readonly goodsOut: ReadonlyMap<string, string>;
  /** Goods that would come from the supply. */
  readonly goodsIn: ReadonlyMap<string, string>;
  readonly improvements: ReadonlyMap<string, string>;
  /** By the titles of both halves. */
  readonly pairs: ReadonlyMap<string, string>;
}

export const slotKey = (side: string, number: number): string => `${side} ${number}`;
export const pairKey = (day: string, night: string): string => `${day}+${night}`;

const FROM_SUPPLY = ['.move.take', '.move.gain'];

export function choicesOf(asked: Question | null): Choices {
  const spaces = new Map<string, Landing>();
  const cards = new Map<string, string>();
  const tiles = new Map<string, string>();
  const slots = new Map<string, string>();
  const goodsOut = new Map<string, string>();
  const goodsIn = new Map<string, string>();
  const improvements = new Map<string, string>();
  const pairs = new Map<string, string>();
  for (const move of asked?.moves ?? []) {
    const text = (name: string): string | undefined => textOf(move, name);
    const [space, card, tile, slot, good, improvement] =
      [text('space'), text('card'), text('tile'), text('slot'), text('good'), text('improvement')];
    const [day, night] = [text('day'), text('night')];
    if (space !== undefined) spaces.set(space, { move: move.notation, price: Number(text('price') ?? 0) });
    else if (card !== undefined) cards.set(card, move.notation);
    else if (tile !== undefined) tiles.set(tile, move.notation);
    else if (slot !== undefined) slots.set(slotKey(text('side') ?? '', Number(slot)), move.notation);
    else if (good !== undefined) (FROM_SUPPLY.includes(move.message[0]) ? goodsIn : goodsOut).set(good, move.notation);
    else if (improvement !== undefined) improvements.set(improvement, move.notation);
    else if (day !== undefined && night !== undefined) pairs.set(pairKey(day, night), move.notation);
  }
  return { spaces, cards, tiles, slots, goodsOut, goodsIn, improvements, pairs };
}

function textOf(move: Move, name: string): string | undefined {
  const value = argumentOf(move, name);
  return value === undefined || typeof value === 'object' ? undefined : String(value);
}
