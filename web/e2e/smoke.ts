// Plays in a real browser: two people with all that can happen to them, and whole games against
// a bot by clicking only what is offered. `npm run e2e` after a build.
import type { Page } from 'playwright-core';
import { PHONE, World } from './world.ts';

const cell = (page: Page, name: string) => page.getByRole('button', { name: `${name}: empty, you can mark it` });

async function pages(world: World): Promise<void> {
  const page = await world.person('Visitor');
  for (const theme of ['Night', 'Morning']) {
    await page.goto(`${world.base}/settings`);
    await page.getByLabel('Theme').selectOption(theme);
    for (const path of ['/', '/lobby', '/new/skymines', '/rules/solenia', '/settings', '/about', '/no-such-page']) {
      await page.goto(world.base + path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await world.checkAccess(page, `${path} (${theme})`);
    }
  }
}

async function twoPeople(world: World): Promise<void> {
  const ann = await world.person('Ann');
  const ben = await world.person('Ben', PHONE);

  await ann.goto(`${world.base}/new/noughts`);
  await ann.getByLabel('Seat 2').selectOption('open');
  await ann.getByLabel('For the whole game').check();
  await ann.getByLabel('Show this table in the lobby').uncheck();
  await ann.getByRole('button', { name: 'Open the table' }).click();
  const link = await ann.getByLabel('Link to this table').inputValue();
  await world.checkAccess(ann, 'gathering');

  await ben.goto(link);
  await ben.getByRole('button', { name: 'Sit here' }).click();
  await ann.getByRole('button', { name: 'Start the game' }).click();

  // A move, taken back, and another one by keyboard.
  await cell(ann, 'b2').click();
  await ann.getByRole('button', { name: 'Undo' }).click();
  await cell(ann, 'b2').focus();
  await ann.keyboard.press('ArrowUp');
  await ann.keyboard.press('Enter');
  await ben.getByRole('button', { name: 'b1: cross' }).waitFor();
  await world.checkNoScroll(ann, 'table');
  await world.checkNoScroll(ben, 'table on a phone');
  await world.checkAccess(ben, 'table on a phone');

  await ben.getByRole('tab', { name: 'Chat' }).click();
  await ben.getByLabel('Say something').fill('Hello?');
  await ben.keyboard.press('Enter');
  await ann.getByRole('tab', { name: 'Chat' }).click();
  await ann.getByText('Hello?').waitFor();

  await ben.reload();
  await cell(ben, 'a1').waitFor();
  const eve = await world.person('Eve');
  await eve.goto(link);
  await eve.getByText('You are watching. Ben to act.').waitFor();

  await world.stopServer();
  await ann.getByText('The connection is lost.').waitFor();
  await world.checkAccess(ann, 'lost line');
  await world.startServer();
  await ben.getByText('The connection is lost.').waitFor({ state: 'detached' });
  await cell(ben, 'a1').click();
  for (const page of [ann, eve]) await page.getByRole('button', { name: 'a1: nought' }).waitFor();

  await ann.getByRole('button', { name: 'Help' }).click();
  await world.checkAccess(ann, 'help');
  await ann.keyboard.press('Escape');
  await cell(ann, 'b2').click();
  await cell(ben, 'a2').click();
  await cell(ann, 'b3').click();
  const record = ann.waitForEvent('download');
  await ann.getByRole('link', { name: 'Save the record' }).click();
  await record;
  await world.checkAccess(ann, 'game over');

  await ann.getByRole('button', { name: 'Play again' }).click();
  await ben.getByRole('button', { name: 'To the rematch' }).click();
  await ann.getByRole('button', { name: 'Start the game' }).click();
  await cell(ben, 'b2').waitFor();
}

/** Clicks something that is offered until nothing is; the time from click to changed page is printed. */
async function wholeGame(world: World, game: string): Promise<void> {
  const page = await world.person('Solo');
  await page.goto(world.base);
  await page.getByRole('button', { name: `Play against a bot ${game}` }).click();
  const choices = page.getByRole('group', { name: 'Choices' }).getByRole('button');
  const over = page.getByRole('button', { name: 'Play again', exact: true });
  const times: number[] = [];
  for (;;) {
    await choices.or(over).first().waitFor();
    if (await over.isVisible()) break;
    times.push(await page.evaluate(clickAny));
  }
  await world.checkNoScroll(page, game);
  await world.checkAccess(page, game);
  times.sort((a, b) => a - b);
  const at = (share: number): string => (times[Math.floor(times.length * share)] ?? 0).toFixed(0);
  console.log(`${game}: ${times.length} clicks, from click to changed page ${at(0.5)} ms (median), ${at(0.95)} ms (95 %)`);
}

/** Runs in the page: clicks one of the choices and waits until something on the page has changed. */
function clickAny(): Promise<number> {
  const choices = [...document.querySelectorAll<HTMLButtonElement>('button.choice:not(:disabled)')];
  const choice = choices[Math.floor(Math.random() * choices.length)];
  const text = (): string => document.querySelector('main')?.innerText ?? '';
  const before = text();
  const start = performance.now();
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (text() === before) return;
      observer.disconnect();
      requestAnimationFrame(() => resolve(performance.now() - start));
    });
    observer.observe(document.body, { subtree: true, childList: true, characterData: true });
    choice?.click();
  });
}

const world = await World.open();
try {
  await pages(world);
  await twoPeople(world);
  for (const game of ['Solenia', 'Luna Capital', 'Skymines']) await wholeGame(world, game);
} finally {
  await world.close();
}
for (const fault of world.faults) console.error(fault);
process.exit(world.faults.length > 0 ? 1 : 0);
