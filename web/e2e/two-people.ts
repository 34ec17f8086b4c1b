// Two people, one of them on a phone, with all that can happen to them.
import type { Locator } from 'playwright-core';
import { board, cell, clickAny, nextFrame, offered, openTable, prompt, sitDownAndStart } from './hands.ts';
import { tabTo } from './keyboard.ts';
import { DESKTOP, PHONE, type World } from './world.ts';

type Box = { x: number; y: number; width: number; height: number };
const overlap = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

export async function twoPeople(world: World): Promise<void> {
  const ann = await world.person('Ann');
  const ben = await world.person('Ben', PHONE);

  await ann.goto(`${world.base}/new/noughts`);
  await ann.getByLabel('Seat 2').selectOption('open');
  await ann.getByLabel('For the whole game').check();
  await ann.getByLabel('Show this table in the lobby').uncheck();
  await ann.getByRole('button', { name: 'Open the table' }).click();
  const link = await ann.getByLabel('Link to this table').inputValue();
  await world.checkAccess(ann, 'gathering');
  await sitDownAndStart(ann, ben, link);

  // A move, taken back, and another one by keyboard.
  await cell(ann, 'b2').click();
  await ann.getByRole('button', { name: 'Undo' }).hover();
  await ann.getByText('Takes back: Mark b2.').waitFor();
  await ann.getByRole('button', { name: 'Undo' }).click();
  await cell(ann, 'b2').focus();
  await ann.keyboard.press('ArrowUp');
  await ann.keyboard.press('Enter');
  await ben.getByRole('button', { name: 'b1: cross' }).waitFor();
  await world.checkNoScroll(ann, 'table');
  await world.checkNoScroll(ben, 'table on a phone');
  await world.checkAccess(ben, 'table on a phone');

  // Who waits is asked once whether they want to be called.
  await ann.getByText('Shall we call you when it is your turn?').waitFor();
  await world.checkAccess(ann, 'the offer to be called');
  await ann.getByRole('button', { name: 'No, thanks' }).click();
  await ann.getByText('Shall we call you').waitFor({ state: 'detached' });

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

  // Whoever comes back sees what happened, step by step, beside what is asked.
  const since = ann.getByRole('region', { name: 'Since your last turn' });
  const boxOf = async (what: Locator): Promise<Box> => (await what.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  for (const viewport of [PHONE, DESKTOP]) {
    await ann.setViewportSize(viewport);
    await ann.reload();
    await since.getByText('Ben marks a1.').waitFor();
    await world.checkAccess(ann, 'since your last turn');
    const [told, before] = [await boxOf(since), await boxOf(board(ann))];
    world.check(!overlap(told, before), `${viewport.width} px: what happened hides the board`);
    world.check(!overlap(told, await boxOf(prompt(ann))), `${viewport.width} px: what happened hides what is asked`);
    await since.getByRole('button', { name: 'Got it' }).click({ trial: true }); // nothing lies over it
    await tabTo(ann, /^Got it$/);
    await ann.keyboard.press('Enter');
    await since.waitFor({ state: 'detached' });
    world.check((await boxOf(board(ann))).y === before.y, `${viewport.width} px: the board jumps when what happened has been read`);
  }
  world.check(await ann.getByRole('tab', { name: 'Chat', exact: true }).isVisible(), 'what was read in the chat counts as new again');

  // The end of the log stays in sight when the log gets less room.
  await ann.getByRole('tab', { name: 'Log' }).click();
  const log = ann.getByRole('tabpanel', { name: 'Log' });
  const latest = log.getByRole('listitem').last();
  await latest.waitFor();
  await ann.setViewportSize({ width: DESKTOP.width, height: 300 });
  await nextFrame(ann);
  const [inLog, wholeLog] = [await boxOf(latest), await boxOf(log)];
  world.check(inLog.y + inLog.height <= wholeLog.y + wholeLog.height + 1, 'the end of the log is out of sight');
  world.check(inLog.y >= wholeLog.y - 1, 'the latest line of the log is cut');
  await ann.setViewportSize(DESKTOP);

  await ann.getByRole('button', { name: 'Keys and more' }).click();
  await world.checkAccess(ann, 'keys and more');
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

/** In the middle of a turn of several steps: the page is loaded again, the server started again. */
export async function midTurn(world: World): Promise<void> {
  const ann = await world.person('Ann');
  const ben = await world.person('Ben');
  await sitDownAndStart(ann, ben, await openTable(ann, world.base, 'solenia'));
  const first = await Promise.race([ann, ben].map(async (page) => {
    await prompt(page).getByText('Choose a card').waitFor();
    return page;
  }));
  const other = first === ann ? ben : ann;
  const landing = prompt(first).getByText('Choose where to land');
  await offered(first).first().waitFor();

  await clickAny(first);
  await landing.waitFor();
  await first.reload();
  await landing.waitFor();
  await first.keyboard.press('u');
  await prompt(first).getByText('Choose a card').waitFor();
  await clickAny(first);
  await landing.waitFor();

  await world.stopServer();
  await first.getByText('The connection is lost.').waitFor();
  await world.startServer();
  await first.getByText('The connection is lost.').waitFor({ state: 'detached' });
  await landing.waitFor();
  while ((await prompt(first).innerText()).includes('Choose where to land')) await clickAny(first);
  await prompt(other).getByText('Choose a card').waitFor();
  await world.checkAccess(other, 'Solenia, in the middle of a turn');
}

/** A hint, and the finished game move by move. */
export async function replay(world: World): Promise<void> {
  for (const viewport of [undefined, PHONE]) {
    const page = await world.person('Ann', viewport);
    await page.goto(world.base);
    await page.getByRole('button', { name: 'Play against a bot Noughts' }).click();
    await page.getByRole('button', { name: 'Hint' }).click();
    await page.getByText(/^A bot would: Mark/).waitFor();
    await world.checkAccess(page, 'a hint');
    const again = page.getByRole('link', { name: 'Watch it again' });
    for (;;) {
      await offered(page).or(again).first().waitFor();
      if (await again.isVisible()) break;
      await clickAny(page);
    }
    await again.click();
    const marks = page.getByRole('button', { name: /: (cross|nought)$/ });
    await page.getByRole('button', { name: 'a1: empty' }).waitFor();
    await page.getByRole('button', { name: 'One move on' }).click();
    await marks.first().waitFor();
    world.check((await marks.count()) === 1, 'the first move is not one mark');
    await page.getByRole('slider').press('End');
    await page.getByRole('button', { name: 'One move on', disabled: true }).waitFor();
    world.check((await marks.count()) >= 5, 'the end of the game is not shown');
    await page.getByText('The same as a table').click();
    await world.checkAccess(page, 'replay');
    await page.getByLabel('Speed').selectOption('Quickly');
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await page.getByText('Move 2 of').first().waitFor();
    await page.getByRole('button', { name: 'Pause' }).click();
    if (!viewport) await world.checkNoScroll(page, 'replay');
  }
}
