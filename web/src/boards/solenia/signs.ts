// What cards and bonuses say in symbols.
import type { SymbolName } from '../../icons/solenia/symbols.ts';
import { eachGood, GOODS, type Effect, type Good, type Goods } from './view.ts';

export interface Sign {
  readonly symbol: SymbolName;
  /** What stands beside the symbol: how many. */
  readonly text?: string;
}

const LETTERS: Readonly<Record<string, Good>> = { W: 'wood', S: 'stone', H: 'wheat', A: 'water' };

/** What a card brings when its strip leaves, at most two signs: its name says it (`0WS`, `2*H`, `0@2`). */
export function departureOf(card: string): Sign[] {
  return [...card.slice(1)].flatMap((letter, at): Sign[] => {
    const good = LETTERS[letter];
    if (good) return [{ symbol: good }];
    if (letter === '*') return [{ symbol: 'star' }];
    if (letter === '@') return Array.from({ length: Number(card.slice(at + 2)) }, () => ({ symbol: 'site' }));
    return [];
  });
}

/** What a player gets. */
export const gainSigns = (goods: Goods, stars: number): Sign[] => [
  ...GOODS.filter((good) => goods[good] > 0).map((good): Sign => ({ symbol: good, text: String(goods[good]) })),
  ...(stars > 0 ? [{ symbol: 'star', text: String(stars) } as const] : []),
];

/** The symbols between which a choice is given are told apart by `choice`. */
export interface BonusSigns {
  readonly signs: readonly Sign[];
  readonly choice: boolean;
}

const SINGLE: Readonly<Record<string, SymbolName>> = { gain_any: 'any', stars: 'star' };

export function signsOf({ type, count, goods }: Effect): BonusSigns {
  const symbols = eachGood(goods).map((symbol): Sign => ({ symbol }));
  const always = (...signs: Sign[]): BonusSigns => ({ signs, choice: false });
  if (type === 'island_extra') return always({ symbol: 'island', text: `+${count}` }, ...symbols);
  if (type === 'storage') return always({ symbol: 'storage', text: `+${count}` });
  if (type === 'end_stars_per_full_column') return always({ symbol: 'star', text: String(count) }, { symbol: 'column', text: '/' });
  const single = SINGLE[type];
  if (single) return always({ symbol: single, text: String(count) });
  return { signs: symbols, choice: type === 'gain_one_of' };
}
