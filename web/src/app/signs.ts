// The sign of a seat, colour and shape together: that of the game where its view names one, so that the
// list of players and the board agree; else one by the number of the seat.
import { getContext, setContext } from 'svelte';
import { isObject, type Json } from '../protocol/index.ts';

const COLOURS = ['orange', 'teal', 'pink', 'violet', 'charcoal'] as const;
const MARKS = ['circle', 'triangle', 'square', 'diamond'] as const;
export interface Sign {
  readonly colour: (typeof COLOURS)[number];
  readonly mark: (typeof MARKS)[number];
}
type Signs = readonly (Sign | null)[];

const BY_SEAT: readonly Sign[] = [
  { colour: 'orange', mark: 'circle' }, { colour: 'teal', mark: 'triangle' },
  { colour: 'pink', mark: 'square' }, { colour: 'violet', mark: 'diamond' },
];

function readSign(player: unknown): Sign | null {
  if (!isObject(player)) return null;
  const colour = COLOURS.find((known) => known === player['colour']);
  const mark = MARKS.find((known) => known === player['mark']);
  return colour && mark ? { colour, mark } : null;
}

export function signsIn(view: Json): Signs {
  const players: unknown = isObject(view) ? view['players'] : null;
  return Array.isArray(players) ? players.map(readSign) : [];
}

export const signOf = (signs: Signs, seat: number): Sign =>
  signs[seat] ?? BY_SEAT[seat % BY_SEAT.length] ?? { colour: 'orange', mark: 'circle' };

const KEY = Symbol('signs');
/** For all that is shown inside a table. */
export const provideSigns = (signs: () => Signs): void => void setContext(KEY, signs);
export const useSigns = (): (() => Signs) => getContext<(() => Signs) | undefined>(KEY) ?? (() => []);
