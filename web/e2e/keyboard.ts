// From the first page to the end of a turn without a pointer.
import type { Page } from 'playwright-core';
import { board, choices, nextFrame, OFFERED, prompt, told } from './hands.ts';
import type { World } from './world.ts';

/** Presses Tab until what is in focus has this name. */
export async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let press = 0; press < 80; press += 1) {
    await page.keyboard.press('Tab');
    const here = await page.evaluate(() => {
      const element = document.activeElement;
      return element?.getAttribute('aria-label') ?? element?.textContent ?? '';
    });
    if (name.test(here.replace(/\s+/g, ' ').trim())) return;
  }
  throw new Error(`Tab does not lead to ${name}`);
}

export async function keyboard(world: World): Promise<void> {
  const page = await world.person('Kay');
  await page.goto(world.base);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  world.check(await page.evaluate(() => document.activeElement?.id === 'main'), 'the first Tab does not skip to the content');

  await tabTo(page, /^Play against a bot ?Noughts/);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: /^b2: empty/ }).waitFor();
  await tabTo(page, /^[abc][123]: empty/);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: /: cross$/ }).waitFor();
  await page.getByRole('button', { name: /: nought$/ }).waitFor();
  await prompt(page).getByText('Choose a cell to mark.').waitFor();

  // Everything beside the board has a key.
  await page.keyboard.press('h');
  await page.getByRole('tabpanel').getByRole('heading', { name: 'How to play' }).waitFor();
  await page.keyboard.press('s');
  await page.getByRole('table', { name: 'Scores' }).waitFor();
  await page.keyboard.press('t');
  await page.getByRole('region', { name: 'Board as text' }).waitFor();
  await page.keyboard.press('?');
  await page.getByRole('dialog', { name: 'Keys and more' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.keyboard.press('Escape');
  await page.getByRole('tab', { name: 'Log', selected: true }).waitFor();

  // A turn of several steps.
  await page.goto(world.base);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await tabTo(page, /^Play against a bot ?Solenia/);
  await page.keyboard.press('Enter');
  await prompt(page).getByText('Choose a card').waitFor();
  const log = page.getByRole('tabpanel', { name: 'Log' });
  const placed = log.getByText('Kay places').first();
  for (let step = 0; step < 12 && !(await placed.isVisible()); step += 1) {
    const { decision } = (await told(page)).doc;
    await focusOffered(page);
    await page.keyboard.press('Enter');
    // A board may take a first Enter as a mere choice: then nothing changes at the server.
    for (let look = 0; look < 20 && (await told(page)).doc.decision === decision; look += 1) await nextFrame(page);
    // What was chosen is gone; the keyboard goes on at the table all the same.
    await page.waitForFunction(() => document.activeElement !== document.body);
  }
  await placed.waitFor();

  // The nouns of the log, one by one: the board shows what they name.
  await log.focus();
  for (let press = 0; press < 12; press += 1) {
    await page.keyboard.press('ArrowLeft');
    if (await page.evaluate(() => /^\d,\d$/.test(document.activeElement?.textContent ?? ''))) break;
  }
  const marked = await board(page).screenshot();
  await log.focus();
  await nextFrame(page);
  world.check(!marked.equals(await board(page).screenshot()), 'the board does not show what a noun of the log names');

  // Letters can be switched off; other keys go on.
  const table = page.url();
  await page.goto(`${world.base}/settings`);
  await page.getByLabel('Single letters and digits do something at a table').uncheck();
  await page.goto(table);
  const chosen = (name: string) => page.getByRole('tab', { name, selected: true });
  await page.getByRole('tab', { name: 'Scores' }).click();
  await page.keyboard.press('c');
  world.check(!(await chosen('Chat').isVisible()), 'a letter does something although they are switched off');
  await page.keyboard.press('Escape');
  await chosen('Log').waitFor();
}

/** Wherever Tab leads, one sees where that is. */
export async function focusShown(world: World): Promise<void> {
  const page = await world.person('Kay');
  for (const game of ['Solenia', 'Luna Capital', 'Skymines']) {
    await page.goto(world.base);
    await page.getByRole('button', { name: `Play against a bot ${game}` }).click();
    await choices(page).first().waitFor();
    for (let press = 0; press < 25; press += 1) {
      await page.keyboard.press('Tab');
      const place = await outlined(page);
      world.check(place === null || (await drawnFocus(page)), `${game}: one does not see the focus at ${place}`);
    }
  }
}

/** Null if an outline in sight shows what is in focus; else what that is. */
const outlined = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const here = document.activeElement ?? document.body;
    const { outlineStyle, outlineWidth } = getComputedStyle(here);
    const { top, bottom, left, right } = here.getBoundingClientRect();
    const isInSight = bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
    const isOutlined = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    return here === document.body || (isInSight && isOutlined) ? null : here.outerHTML.slice(0, 120);
  });

/** Whether the board is drawn in another way while something on it is in focus: parts of a drawing may have no outline. */
async function drawnFocus(page: Page): Promise<boolean> {
  const here = await page.evaluateHandle(() => document.activeElement as SVGElement);
  const focused = await board(page).screenshot();
  await here.evaluate((thing) => thing.blur());
  await nextFrame(page);
  const plain = await board(page).screenshot();
  await here.evaluate((thing) => thing.focus());
  return !focused.equals(plain);
}

/** Presses Tab, and arrows where a board is one stop, until something that is offered is in focus. */
async function focusOffered(page: Page): Promise<void> {
  const isOffered = (): Promise<boolean> =>
    page.evaluate((offered) => document.activeElement?.matches(offered) ?? false, OFFERED);
  const arrows = ['ArrowRight', 'ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowLeft', 'ArrowDown', 'ArrowUp', 'ArrowUp'];
  for (let press = 0; press < 60; press += 1) {
    if (await isOffered()) return;
    await page.keyboard.press('Tab');
    for (const arrow of arrows) {
      if (await isOffered()) return;
      const onBoard = await page.evaluate(() => document.activeElement?.getAttribute('role') === 'button');
      if (!onBoard) break;
      await page.keyboard.press(arrow);
    }
  }
  throw new Error('the keyboard reaches nothing that is offered');
}
