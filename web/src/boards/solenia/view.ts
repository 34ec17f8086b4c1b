// What the server sends of a position of Solenia, and the few questions every part of the board asks it.
import type { Sign } from '../../icons/seats.ts';
import { isObject, type Json, type Seat } from '../../protocol/index.ts';

export const GOODS = ['wood', 'stone', 'wheat', 'water'] as const;
export const SIDES = ['day', 'night'] as const;
export type Good = (typeof GOODS)[number];
export type Side = (typeof SIDES)[number];
export type Face = Side | 'dawn' | 'dusk';
export type Terrain = Good | 'day_city' | 'night_city';
export type Goods = Readonly<Record<Good, number>>;

export interface Card {
  readonly card: string;
  readonly value: number;
}
export interface PlacedCard extends Card {
  readonly owner: Seat | 'rival';
}
export interface Space {
  readonly space: string;
  readonly terrain: Terrain;
  readonly card?: PlacedCard;
}
export interface Row {
  readonly strip: string;
  readonly face: Face;
  readonly spaces: readonly Space[];
}
export interface Tile {
  readonly tile: string;
  readonly cost: Partial<Goods>;
  readonly stars: number;
}
export interface Market {
  readonly display: readonly (Tile | null)[];
  readonly left: readonly string[];
}
export interface Effect {
  readonly type: string;
  readonly count: number;
  readonly goods: Goods;
}
export interface Bonus {
  readonly effects: readonly Effect[];
  readonly power?: string;
}
export interface Improvement {
  readonly title: string;
  readonly active: boolean;
}
export interface Player extends Sign {
  readonly seat: Seat;
  readonly goods: Goods;
  readonly capacity: number;
  readonly stars: Readonly<Record<'city' | 'departure' | 'slots' | 'improvements', number>>;
  readonly slots: Readonly<Record<Side, readonly (Tile | null)[]>>;
  readonly hand_size: number;
  readonly deck_size: number;
  readonly discard: readonly Card[];
  /** What the strip that leaves next would bring now. */
  readonly leaving?: { readonly goods: Goods; readonly stars: number };
  readonly improvements?: Readonly<Partial<Record<'level1' | Side, Improvement>>>;
  /** Mine only. */
  readonly hand?: readonly Card[];
  readonly deck?: readonly Card[];
  readonly chosen?: Card;
  /** Of the others: hand and deck together. */
  readonly left?: readonly Card[];
}
export interface Rival extends Sign {
  readonly left: readonly Card[];
  readonly discard: readonly Card[];
  readonly removed: readonly string[];
  /** 0 before the first roll. */
  readonly die: number;
}
export interface Draft {
  readonly round: number;
  readonly level1: readonly { readonly id: string; readonly title: string }[];
  readonly pairs: readonly Readonly<Record<Side, string>>[];
}
export interface View {
  readonly round: number;
  readonly turn: Seat;
  readonly phase: string;
  readonly face: 'summer' | 'winter';
  readonly board: { readonly rows: readonly Row[]; readonly airship: string; readonly advances: number };
  readonly day: Market;
  readonly night: Market;
  readonly bonuses: Readonly<Record<Side, readonly Bonus[]>>;
  readonly players: readonly Player[];
  readonly target?: string;
  readonly delivering?: Tile;
  readonly draft?: Draft;
  readonly rival?: Rival;
}

/** Null before the start. */
export const readView = (view: Json): View | null =>
  isObject(view) && isObject(view['board']) ? (view as unknown as View) : null;

export function signOf(view: View, owner: Seat | 'rival'): Sign {
  const sign = owner === 'rival' ? view.rival : view.players[owner];
  return sign ?? { colour: 'charcoal', mark: 'diamond' };
}

/** The seat a name is said for: the Rival comes after the players. */
export const seatOf = (view: View, owner: Seat | 'rival'): Seat => (owner === 'rival' ? view.players.length : owner);

/** Goods one by one, in the order of the kinds. */
export const eachGood = (goods: Partial<Goods>): Good[] =>
  GOODS.flatMap((good) => Array.from({ length: goods[good] ?? 0 }, () => good));

export const covers = (goods: Goods, cost: Partial<Goods>): boolean => GOODS.every((good) => goods[good] >= (cost[good] ?? 0));

export const starsInPlay = ({ stars }: Player): number => stars.city + stars.departure + stars.slots + stars.improvements;
