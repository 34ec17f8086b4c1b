// What the server's view of Skymines holds.
import type { Json, Seat } from '../../protocol/index.ts';
import type { Said } from '../said.ts';

export const COMPANIES = ['astrogo', 'tawac', 'skymine', 'minerva'] as const;
export type Company = (typeof COMPANIES)[number];
export const RESOURCES = ['carbon', 'minerals', 'titanium'] as const;
export type Resource = (typeof RESOURCES)[number];
export type CardType = Resource | 'energy' | 'scientist' | 'field' | 'share';
export type Building = 'deep_mine' | 'gas_collector' | 'research_station' | 'surface_mine' | 'none';

export interface Card {
  readonly card: string;
  readonly type: CardType;
  readonly value: number;
  readonly cost: number;
  readonly share: Company | null;
  readonly what: Said;
  readonly rp?: number;
  readonly company?: Company | null;
  readonly helium?: number;
  readonly coins?: number;
  readonly helium_per_two_collectors?: number;
}
export interface Plan {
  readonly plan: string;
  readonly what: Said;
  readonly cost?: number;
  readonly end_value?: number;
}
export interface Column {
  readonly coins: readonly number[];
  readonly outposts: number;
  readonly ordinary: number;
  readonly crossed_out: boolean;
  readonly visible: number;
}
interface CoinsAfter {
  readonly after: number;
  readonly coins: number;
}
export interface Track {
  readonly track: string;
  readonly name: string;
  readonly last: number;
  readonly shares: readonly { readonly space: number; readonly shares: number }[];
  readonly barriers: readonly CoinsAfter[];
  readonly thresholds: readonly CoinsAfter[];
  readonly positions: readonly number[];
}
export interface CompanyState {
  readonly company: Company;
  readonly name: string;
  readonly value: number;
  readonly collectors: number;
  readonly sectors: readonly number[];
  readonly out_of_game: number;
  readonly borders: readonly number[];
  readonly double_borders: readonly number[];
  readonly station: readonly Column[];
  readonly track: Track;
}
export type Point = readonly [x: number, y: number];
export interface Sector {
  readonly sector: number;
  readonly building: Building;
  readonly amount: number;
  readonly outposts: readonly Company[];
  readonly borders: readonly number[];
  readonly double_borders: readonly number[];
  readonly shape: { readonly label: Point; readonly outline: readonly Point[] };
}
export interface DisplaySpace {
  readonly space: number;
  readonly surcharge: number;
  readonly card: Card | null;
  readonly total_cost: number | null;
}
export interface ResearchRow {
  readonly letter: string;
  readonly price: number;
  readonly plans: readonly (Plan | null)[];
  readonly stack: number;
}
export interface Tier {
  readonly need: number;
  readonly research: number;
  readonly reward: readonly Said[];
}
export interface BonusSpace {
  readonly space: string;
  readonly fee: number;
  readonly marker: Seat | null;
  readonly company?: Company;
  readonly tiers?: readonly Tier[];
}
export interface TankRule {
  readonly last: number;
  readonly values: readonly { readonly step: number; readonly value: number }[];
  readonly slot_at: number;
}
type ByCompany = Readonly<Record<Company, number>>;
interface SeatState {
  readonly seat: Seat;
  readonly coins: number;
  readonly tank: number;
  readonly tank_value: number;
  readonly upload: number;
  readonly research_value: number;
  readonly markers: number;
  readonly left: boolean;
  readonly shares: ByCompany;
  readonly tracks: ByCompany;
}
export interface Slot {
  readonly slot: number;
  readonly open: boolean;
  readonly card: Card | null;
  readonly face_up: boolean;
  readonly resource_tile: boolean;
}
export interface Screen {
  readonly screen: number;
  readonly plan: Plan | null;
  readonly face_down: boolean;
  readonly no_a: boolean;
  readonly value: number;
}
export type TileName = 'RES' | 'SCI' | 'FIELD' | 'ENERGY';
export interface Tile {
  readonly tile: TileName;
  readonly face_up: boolean;
}
export interface Totals {
  readonly carbon: number;
  readonly minerals: number;
  readonly titanium: number;
  readonly energy: number;
  readonly scientists: number;
  readonly field: number;
  readonly research: number;
}
export interface Player extends SeatState {
  readonly luna: false;
  readonly done: boolean;
  readonly one_time_markers: number;
  readonly slots: readonly Slot[];
  /** How many cards lie face down, where the viewer may not see which. */
  readonly planned?: number;
  readonly hand: readonly Card[];
  readonly rest: readonly (readonly Card[])[];
  readonly tiles: readonly Tile[];
  readonly totals: Totals;
  readonly screens: readonly Screen[];
  readonly active_bonus: ByCompany;
  readonly tokens?: readonly Plan[];
}
export interface LunaCard {
  readonly card: string;
  readonly left: number;
  readonly right: number;
  readonly scientists: number;
  readonly grade: number;
}
export interface LunaPlace {
  readonly open: boolean;
  readonly face_down: boolean;
  readonly card: LunaCard | null;
  /** In a slot: what she does with the card that lies there face up. */
  readonly does?: readonly Said[];
}
export interface Luna extends SeatState {
  readonly luna: true;
  readonly level: number;
  readonly cards: readonly Card[];
  readonly pile: number;
  readonly grade_two: number;
  readonly discard: readonly LunaCard[];
  readonly majority: readonly LunaPlace[];
  readonly slots: readonly LunaPlace[];
  readonly measures: Readonly<Record<string, number>>;
}
export interface SkyminesView {
  readonly phase: string;
  readonly round: number;
  readonly rounds: number;
  readonly turn: Seat;
  readonly first: Seat;
  readonly first_marker: Seat;
  readonly decision: string;
  readonly asked: readonly Seat[];
  readonly companies: readonly CompanyState[];
  readonly sectors: readonly Sector[];
  readonly display: readonly DisplaySpace[];
  readonly deck: { readonly size: number; readonly letters: Readonly<Record<string, number>> };
  readonly removed: readonly Card[];
  readonly research: {
    readonly rows: readonly ResearchRow[];
    readonly special: readonly Plan[];
    readonly special_price: number;
    readonly supplement: number;
  };
  readonly tank: TankRule;
  readonly bonus_spaces: readonly BonusSpace[];
  readonly pending: {
    readonly gained: readonly Plan[];
    readonly energy?: number;
    readonly company?: Company;
    readonly rp?: number;
    readonly units?: number;
  };
  readonly players: readonly Player[];
  readonly lunas: readonly Luna[];
}

/** The view as this game's; null before the game has begun. */
export function viewOf(view: Json): SkyminesView | null {
  const isOurs = typeof view === 'object' && view !== null && 'sectors' in view && 'players' in view;
  return isOurs ? (view as unknown as SkyminesView) : null;
}

export const everybody = (view: SkyminesView): readonly (Player | Luna)[] => [...view.players, ...view.lunas];
