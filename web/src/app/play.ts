// Making tables.
import type { GameInfo, NewTable } from '../protocol/index.ts';
import { api, games, session } from '../state/client.svelte.ts';
import { drawNonce } from '../state/nonce.ts';
import { router } from './router.svelte.ts';

export async function makeTable(table: NewTable): Promise<void> {
  await session.ensure();
  const made = await api.makeTable({ ...table, nonce: drawNonce() });
  router.go(`/table/${made.table}`);
}

/** One click: me against the best bot. */
export async function playAgainstBot(game: GameInfo): Promise<void> {
  const players = Math.min(Math.max(game.min_players, 2), game.max_players);
  const seats = ['me', ...Array.from({ length: players - 1 }, () => games.bestBot)];
  await makeTable({ game: game.game, players, seats, listed: false, start: true });
}
