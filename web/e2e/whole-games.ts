// Whole games against a bot, by clicking only what is offered.
import { clickAny, offered } from './hands.ts';
import type { World } from './world.ts';

/** The time from click to changed page is printed. */
async function wholeGame(world: World, game: string): Promise<void> {
  const page = await world.person('Solo');
  await page.goto(world.base);
  await page.getByRole('button', { name: `Play against a bot ${game}` }).click();
  const over = page.getByRole('button', { name: 'Play again', exact: true });
  const times: number[] = [];
  for (;;) {
    await offered(page).or(over).first().waitFor();
    if (await over.isVisible()) break;
    times.push(await clickAny(page));
    if (times.length === 10) {
      await world.checkNoScroll(page, game);
      await offered(page).first().focus(); // what a choice shows in advance is looked at, too
      await world.checkAccess(page, `${game}, early`);
    }
  }
  await world.checkNoScroll(page, game);
  await world.checkAccess(page, `${game}, over`);
  times.sort((a, b) => a - b);
  const at = (share: number): string => (times[Math.floor(times.length * share)] ?? 0).toFixed(0);
  console.log(`${game}: ${times.length} clicks, from click to changed page ${at(0.5)} ms (median), ${at(0.95)} ms (95 %)`);
}

export async function wholeGames(world: World): Promise<void> {
  for (const game of ['Solenia', 'Luna Capital', 'Skymines']) await wholeGame(world, game);
}
