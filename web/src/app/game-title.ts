// What a game is called in the language spoken.
import { speech } from '../i18n/speech.svelte.ts';
import { games } from '../state/client.svelte.ts';

export const gameTitle = (game: string): string => speech.label(`game.${game}`, games.find(game)?.title ?? game);
