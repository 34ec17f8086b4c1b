// Whole games against a bot, by clicking only what is offered.
import { clickAny, offered } from './hands.ts';
import type { World } from './world.ts';

/** Milliseconds from click to changed page that 95 of 100 clicks stay below on a machine of today. */
const LIMIT = 100;
/** How much slower the machine may be, which also plays the other people. */
const SLOWER = 6;
/** Whether it does other things at the same time, so that times say nothing: `./test --all` says so. */
const BUSY = process.env['ORRERY_BUSY'] === '1';

/** The time from click to changed page is printed, and looked at. */
async function wholeGame(world: World, game: string): Promise<void> {
  const page = await world.person('Solo');
  await page.goto(world.base);
  await page.getByRole('button', { name: `Play against a bot ${game}` }).click();
  const over = page.getByRole('button', { name: 'Play again', exact: true });
  const times: number[] = [];
  for (;;) {
    await offered(page).or(over).first().waitFor();
    if (await over.isVisible()) break;
    const time = await clickAny(page);
    if (time === null) continue;
    times.push(time);
    if (times.length === 10) {
      await world.checkInSight(page, game);
      await offered(page).first().focus(); // what a choice shows in advance is looked at, too
      await world.checkAccess(page, `${game}, early`);
    }
  }
  await world.checkInSight(page, game);
  await world.checkAccess(page, `${game}, over`);
  times.sort((a, b) => a - b);
  const at = (share: number): number => Math.round(times[Math.floor(times.length * share)] ?? 0);
  console.log(`${game}: ${times.length} clicks, from click to changed page ${at(0.5)} ms (median), ${at(0.95)} ms (95 %)`);
  world.check(BUSY || at(0.95) <= LIMIT * SLOWER, `${game}: ${at(0.95)} ms from click to changed page`);
}

export async function wholeGames(world: World): Promise<void> {
  for (const game of ['Solenia', 'Luna Capital', 'Skymines']) await wholeGame(world, game);
}
