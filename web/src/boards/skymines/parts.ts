// What needs and rewards are made of, for drawing them as symbols with numbers.
import type { Message } from '../../protocol/index.ts';
import type { Said } from '../said.ts';

export interface Piece {
  readonly icon: string;
  readonly n: number | null;
  /** A second symbol: whose track, or which resource in particular. */
  readonly of?: string;
}

type Args = Readonly<Record<string, unknown>>;
const numberIn = (args: Args, name = 'n'): number | null => (typeof args[name] === 'number' ? (args[name] as number) : null);
const thingIn = (args: Args, name: string): string => String(args[`${name}@${name}`] ?? args[`@${name}`] ?? '');

const PIECES: Readonly<Record<string, (args: Args) => Piece[]>> = {
  'need.resource': (args) => [{ icon: thingIn(args, 'type'), n: numberIn(args) }],
  'need.scientist': (args) => [{ icon: 'scientist', n: numberIn(args) }],
  'need.field': (args) => [{ icon: 'field', n: numberIn(args) }],
  'need.research': (args) => [{ icon: 'researcher', n: numberIn(args) }],
  'need.same': (args) => [{ icon: 'same', n: numberIn(args) }],
  'need.and_same': (args) => [
    { icon: thingIn(args, 'type'), n: numberIn(args, 'first') },
    { icon: 'same', n: numberIn(args) },
  ],
  'reward.coins': (args) => [{ icon: 'coin', n: numberIn(args) }],
  'reward.total': (args) => [{ icon: 'coin', n: null, of: thingIn(args, 'type') }],
  'reward.helium': (args) => [{ icon: 'helium', n: numberIn(args) }],
  'reward.rp': (args) => [{ icon: 'rp', n: numberIn(args) }],
  'reward.remove': (args) => [{ icon: 'remove', n: numberIn(args) }],
  'reward.track': (args) => [{ icon: 'track', n: numberIn(args), of: thingIn(args, 'company') }],
  'reward.any_track': (args) => [{ icon: 'track', n: numberIn(args) }],
};

/** The symbols of a need or a reward; none for what has no symbol. */
export function piecesOf([id, args = {}]: Message): Piece[] {
  return PIECES[id.replace(/^(skymines)?\./, '')]?.(args) ?? [];
}

/** What a plan asks for and gives, as lists of sentences. */
export function sidesOf({ args = {} }: Said): { needs: readonly Said[]; reward: readonly Said[] } {
  const list = (name: string): readonly Said[] => (Array.isArray(args[name]) ? (args[name] as readonly Said[]) : []);
  return { needs: list('needs'), reward: list('reward') };
}
