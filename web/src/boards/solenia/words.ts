// Things of the game in words: the server's catalogue has their names.
import type { MessageArgs } from '../../protocol/index.ts';
import { t } from '../../i18n/speech.svelte.ts';
import { eachGood, GOODS, type Bonus, type Card, type Effect, type Goods, type Player, type Side, type Tile, type View } from './view.ts';

/** `2 wood, 1 stone`, or that there is nothing. */
export function costText(goods: Partial<Goods>): string {
  const amounts = GOODS.filter((good) => (goods[good] ?? 0) > 0);
  if (amounts.length === 0) return t('solenia.nothing');
  return amounts.map((good) => t('solenia.amount', { count: goods[good] ?? 0, '@good': good })).join(', ');
}

/** What a leaving strip brings. */
export const leavingText = ({ goods, stars }: NonNullable<Player['leaving']>): string =>
  [...(eachGood(goods).length > 0 ? [costText(goods)] : []), ...(stars > 0 ? [t('solenia.stars', { count: stars })] : [])].join(', ');

/** The slots of winter have names that say what they do. */
export const bonusText = ({ effects, power }: Bonus): string =>
  power === undefined ? effects.map(effectText).join(', ') : t('solenia.power', { '@power': power });

function effectText({ type, count, goods }: Effect): string {
  if (type === 'stars') return t('solenia.stars', { count });
  const kinds = GOODS.filter((good) => goods[good] > 0);
  if (type !== 'gain_one_of') return costText(goods);
  return kinds.map((good) => t('solenia.amount', { count: 1, '@good': good })).join(t('solenia.or'));
}

/** A slot of a player board: what lies there, or what it gives. */
export function slotText(view: View, player: Player, side: Side, at: number): string {
  const tile = player.slots[side][at];
  const slot = slotArgs(view, side, at);
  return tile ? t('solenia.slot.filled', { ...slot, ...tileArgs(tile) }) : t('solenia.slot.empty', slot);
}

export const legalSlotText = (view: View, side: Side, at: number): string => t('solenia.slot.legal', slotArgs(view, side, at));

export const tileText = (tile: Tile): string => t('solenia.order', tileArgs(tile));

const tileArgs = ({ tile, cost, stars }: Tile): MessageArgs => ({ '@tile': tile, cost: costText(cost), stars });

function slotArgs(view: View, side: Side, at: number): MessageArgs {
  const bonus = view.bonuses[side][at];
  return { '@side': side, slot: at + 1, bonus: bonus ? bonusText(bonus) : '' };
}

export const cardText = ({ card }: Card): string => t('solenia.card', { '@card': card });

export const cardsText = (cards: readonly Card[]): string =>
  cards.length === 0 ? t('solenia.nothing') : cards.map(cardText).join('; ');
