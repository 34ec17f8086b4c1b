// How many can play a game, in words.
import type { GameInfo } from '../protocol/index.ts';
import { t } from '../i18n/speech.svelte.ts';

export const playersOf = ({ min_players: low, max_players: high }: GameInfo): string =>
  low === high ? t('players_exactly', { count: low }) : t('players_range', { low, high });
