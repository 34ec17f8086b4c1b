// What is left in the dispenser and the pools.
import { t } from '../../i18n/speech.svelte.ts';
import type { View } from './view.ts';

export interface Stock {
  readonly icon: string;
  readonly count: string;
  readonly text: string;
}

const UNENDING = '∞';

export function supplyOf(view: View): Stock[] {
  const { deck_size: deck, tower_size: tower, robot_pool: robots, redistribution_pool: tokens } = view;
  return [
    { icon: 'cards', count: String(deck), text: t('luna-capital.deck', { count: deck }) },
    { icon: 'tower', count: String(tower), text: t('luna-capital.tower', { count: tower }) },
    { icon: 'robot', count: robots === null ? UNENDING : String(robots),
      text: robots === null ? t('luna-capital.robots_unending') : t('luna-capital.robots_left', { count: robots }) },
    { icon: 'redistribution', count: String(tokens), text: t('luna-capital.tokens_left', { count: tokens }) },
  ];
}
