// Things of the game in words: the server's catalogue has their names.
import { t } from '../../state/client.svelte.ts';
import { GOODS, type Bonus, type Card, type Effect, type Goods } from './view.ts';

/** `2 wood, 1 stone`, or that there is nothing. */
export function costText(goods: Partial<Goods>): string {
  const amounts = GOODS.filter((good) => (goods[good] ?? 0) > 0);
  if (amounts.length === 0) return t('solenia.nothing');
  return amounts.map((good) => t('solenia.amount', { count: goods[good] ?? 0, '@good': good })).join(', ');
}

/** The slots of winter have names that say what they do. */
export const bonusText = ({ effects, power }: Bonus): string =>
  power === undefined ? effects.map(effectText).join(', ') : t('solenia.power', { '@power': power });

function effectText({ type, count, goods }: Effect): string {
  if (type === 'stars') return t('solenia.stars', { count });
  const kinds = GOODS.filter((good) => goods[good] > 0);
  if (type !== 'gain_one_of') return costText(goods);
  return kinds.map((good) => t('solenia.amount', { count: 1, '@good': good })).join(t('solenia.or'));
}

export const cardText = ({ card }: Card): string => t('solenia.card', { '@card': card });

export const cardsText = (cards: readonly Card[]): string =>
  cards.length === 0 ? t('solenia.nothing') : cards.map(cardText).join('; ');
