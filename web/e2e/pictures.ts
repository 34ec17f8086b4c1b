// The pictures of docs/images: each game some way on, as the person at the first seat sees it. The
// moves are those that the server's bot would advise.
import type { Page } from 'playwright-core';
import { World } from './world.ts';

/** How many decisions to take before the picture: enough to see what the game is about. */
const GAMES = { solenia: 22, 'luna-capital': 34, skymines: 38 };
const images = new URL('../../docs/images/', import.meta.url);

/** A table against a bot after so many decisions; its id. */
function playOn(page: Page, game: string, decisions: number): Promise<string> {
  return page.evaluate(inPage, { game, decisions });
}

async function inPage({ game, decisions }: { game: string; decisions: number }): Promise<string> {
  const post = async (path: string, body: object): Promise<Record<string, unknown>> => {
    const headers = { 'Content-Type': 'application/json' };
    const answer = await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) });
    return (await answer.json()) as Record<string, unknown>;
  };
  const made = await post('/api/tables', { game, players: 2, seats: ['me', 'greedy'], nonce: '0b', start: true });
  const table = String(made['table']);
  for (let taken = 0; taken < decisions;) {
    const { move, decision } = await post(`/api/tables/${table}`, { type: 'hint' });
    if (move === undefined) {
      await new Promise((resolve) => setTimeout(resolve, 20)); // the bot is thinking
      continue;
    }
    await post(`/api/tables/${table}`, { type: 'move', decision, move });
    taken += 1;
  }
  return table;
}

const world = await World.open();
const page = await world.person('Ann');
for (const [game, decisions] of Object.entries(GAMES)) {
  const table = await playOn(page, game, decisions);
  await page.goto(`${world.base}/table/${table}`);
  await page.getByRole('region', { name: 'What is asked now' }).waitFor();
  // Who comes back is told what happened meanwhile; a picture shows the table itself.
  await page.getByRole('button', { name: 'Skip' }).click({ timeout: 2000 }).catch(() => undefined);
  await page.waitForTimeout(1000);
  await page.screenshot({ path: new URL(`${game}.png`, images).pathname });
  console.log(`docs/images/${game}.png`);
}
await world.close();
