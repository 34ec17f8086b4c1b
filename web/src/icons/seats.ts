// The sign of a seat, colour and shape together, the same wherever the seat is shown: in the lobby, before the start, at
// the table, in its log and in a replay. The colours themselves are in colours.css, the shapes in marks.ts.
import { getContext, setContext } from 'svelte';
import { isObject, type Json, type TableInfo } from '../protocol/index.ts';
import { MARKS } from './marks.ts';

const COLOURS = ['orange', 'teal', 'pink', 'violet', 'charcoal'] as const;
export interface Sign {
  readonly colour: (typeof COLOURS)[number];
  readonly mark: keyof typeof MARKS;
}
/** By seat; the game's own opponents follow. */
export type Signs = readonly Sign[];

const USUAL: Signs = [
  { colour: 'orange', mark: 'circle' }, { colour: 'teal', mark: 'triangle' },
  { colour: 'pink', mark: 'square' }, { colour: 'violet', mark: 'diamond' },
];
/** Of games whose rules name their colours. */
const own = import.meta.glob<Signs>('./*/seats.json', { eager: true, import: 'default' });

const isMark = (mark: unknown): mark is Sign['mark'] => typeof mark === 'string' && Object.hasOwn(MARKS, mark);
function readSign(player: unknown): Sign | null {
  if (!isObject(player)) return null;
  const { mark } = player;
  const colour = COLOURS.find((known) => known === player['colour']);
  return colour && isMark(mark) ? { colour, mark } : null;
}

/** The signs at a table: colours chosen for its seats come first. Where the view names them, it is right. */
export function signsAt({ game, options }: Pick<TableInfo, 'game' | 'options'>, view: Json = null): Signs {
  const signs = own[`./${game}/seats.json`] ?? USUAL;
  const chosen = (options['colours'] ?? '').split(',').flatMap((colour) => signs.filter((sign) => sign.colour === colour));
  const players: unknown = isObject(view) ? view['players'] : null;
  return [...chosen, ...signs.filter((sign) => !chosen.includes(sign))].map(
    (sign, seat) => (Array.isArray(players) ? readSign(players[seat]) : null) ?? sign,
  );
}

export const signOf = (signs: Signs, seat: number): Sign =>
  signs[seat % signs.length] ?? { colour: 'orange', mark: 'circle' };

const KEY = Symbol('signs');
/** For all that is shown inside a table. */
export const provideSigns = (signs: () => Signs): void => void setContext(KEY, signs);
export const useSigns = (): (() => Signs) => getContext<(() => Signs) | undefined>(KEY) ?? (() => USUAL);
