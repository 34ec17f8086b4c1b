// The view of Luna Capital as the server writes it.
import type { Json, Seat } from '../../protocol/index.ts';
import type { Said } from '../said.ts';

/** Row and column, as in `[-1, 2]`. */
export type Place = readonly [row: number, column: number];

export interface Tile {
  /** `hydrogen+1` */
  readonly tile: string;
  readonly title: string;
}

/** A construction card: its four cells, and the plot of each; equal plots are a double one. */
export interface Card {
  readonly card: string;
  readonly number: number;
  readonly cells: readonly string[];
  readonly plots: readonly number[];
}

export interface SetOnDisplay {
  readonly space: number;
  readonly card: Card | null;
  readonly tiles: readonly Tile[];
  /** Lies at the last-delivery marker. */
  readonly marked: boolean;
}

export interface Concession {
  readonly concession: string;
  readonly term: 'short' | 'long';
  readonly points: number;
  readonly condition: Said;
  readonly claimed_by: readonly Seat[];
  readonly claimed_in: string | null;
  readonly claimed_for: number | null;
  readonly worth_now: number | null;
  /** How much it takes, and how much of it each seat has while it is open. */
  readonly need: number;
  readonly have: readonly number[] | null;
}

export interface CityCard {
  readonly position: Place;
  readonly face_down: boolean;
  readonly robot: boolean;
  /** Unknown to others while it lies face down. */
  readonly card?: string;
  readonly number?: number;
}

export interface Plot {
  readonly cells: readonly Place[];
  readonly content: string;
  /** A tile lies there, and not only print. */
  readonly tile: boolean;
}

/** Connected plots of one family; as many as there are, so many it counts. */
export interface Group {
  readonly family: string;
  /** Their places among the plots of the city. */
  readonly plots: readonly number[];
}

export interface City {
  readonly cards: readonly CityCard[];
  readonly plots: readonly Plot[];
  readonly groups: readonly Group[];
}

export interface Player {
  readonly seat: Seat;
  readonly sponsor_name: string;
  readonly robots: number;
  readonly redistribution: number;
  readonly hand_size: number;
  readonly known_cards: readonly string[];
  readonly city: City;
  readonly hand?: readonly Card[];
  readonly special?: Tile | null;
  readonly special_used?: boolean;
  readonly reserved?: Tile | null;
}

/** What the turn in progress shows. */
export interface Pending {
  readonly tiles: readonly Tile[];
  readonly tile?: Tile;
  readonly space?: number;
  readonly shifting_space?: number;
  readonly shifting?: Tile;
  readonly card?: Card;
  readonly position?: string;
  readonly landing?: readonly Card[];
  readonly moving?: Place;
}

export interface View {
  readonly phase: string;
  readonly round: number;
  readonly turn: Seat;
  readonly first: Seat;
  readonly decision: string;
  readonly display: readonly SetOnDisplay[];
  readonly deck_size: number;
  readonly tower_size: number;
  /** Null: there is no end of them. */
  readonly robot_pool: number | null;
  readonly redistribution_pool: number;
  readonly concessions: readonly Concession[];
  readonly pending: Pending;
  readonly players: readonly Player[];
  /** In a solo game: what the automaton took. */
  readonly automaton?: { readonly cards: readonly Card[]; readonly tiles: readonly Tile[] };
}

// The server is the only one that writes it, so its shape is not checked again.
export const viewOf = (view: Json): View => view as unknown as View;

export const placeName = ([row, column]: Place): string => `${row},${column}`;

/** The city to show to who looks on: their own, or that of the player in turn. */
export const homeSeat = (view: View, you: Seat | null): Seat => you ?? view.turn;
