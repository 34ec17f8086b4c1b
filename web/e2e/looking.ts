// Looking before leaping: what a choice leads to, what does nothing, and how calm it all is.
import type { Page } from 'playwright-core';
import { board, cell, choices, clickAny, nextFrame, offered, openTable, prompt, sitDownAndStart, told } from './hands.ts';
import { DESKTOP, PHONE, type World } from './world.ts';

const GAMES = ['Solenia', 'Luna Capital', 'Skymines'];

async function playAgainstBot(world: World, page: Page, game: string): Promise<void> {
  await page.goto(world.base);
  await page.getByRole('button', { name: `Play against a bot ${game}` }).click();
  await offered(page).first().waitFor();
}

export async function looking(world: World): Promise<void> {
  const page = await world.person('Ann');
  for (const game of GAMES) {
    await playAgainstBot(world, page, game);
    const leads = prompt(page).getByText('This leads to:');
    const choice = choices(page).first();
    for (let step = 0; step < 20 && !(await choice.isVisible()); step += 1) {
      await clickAny(page);
      await offered(page).first().waitFor();
    }
    const { decision } = (await told(page)).doc;
    await choice.hover();
    await leads.waitFor();
    await page.mouse.move(0, 0);
    await leads.waitFor({ state: 'detached' });
    await choice.focus();
    await leads.waitFor();
    await world.checkAccess(page, `${game}, looking ahead`);

    // What is not offered does nothing, and looking was no leap.
    const idle = board(page).getByRole('button', { disabled: true });
    for (const one of (await idle.all()).slice(0, 12)) await one.dispatchEvent('click');
    await nextFrame(page);
    world.check((await told(page)).doc.decision === decision, `${game}: something that is not offered was taken as a choice`);
    world.check(await choice.isVisible(), `${game}: something that is not offered has changed what is asked`);
  }
}

/** Longer choices may take more than two lines, and more room than the prompt keeps for them. */
const LONG = 60;

/** Whatever a step of a turn asks, the board stays where it is. */
export async function steady(world: World): Promise<void> {
  for (const viewport of [DESKTOP, PHONE]) {
    const page = await world.person('Ann', viewport);
    for (const game of GAMES) {
      await playAgainstBot(world, page, game);
      const tops = new Set<number>();
      for (let click = 0; click < 10; click += 1) {
        await offered(page).first().waitFor();
        const texts = await choices(page).allInnerTexts();
        if (texts.every(({ length }) => length <= LONG)) tops.add((await board(page).boundingBox())?.y ?? 0);
        await clickAny(page);
      }
      world.check(tops.size === 1, `${game}, ${viewport.width} px: the board jumps: ${[...tops].join()}`);
    }
  }
}

/** The most animations that run at once after a few clicks. */
async function liveliness(page: Page, clicks: number): Promise<number> {
  let most = 0;
  for (let click = 0; click < clicks; click += 1) {
    await offered(page).first().waitFor();
    await clickAny(page);
    most = Math.max(most, await page.evaluate(() => document.getAnimations().length));
  }
  return most;
}

/** Plays until something is on its way, and presses a key: whether it has arrived then. */
async function canBeSkipped(page: Page): Promise<boolean> {
  for (;;) {
    await offered(page).first().waitFor();
    await clickAny(page);
    const arrived = await page.evaluate(() => {
      const onTheWay = document.getAnimations().filter(({ effect }) => Number.isFinite(Number(effect?.getComputedTiming().endTime)));
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift', bubbles: true }));
      return onTheWay.map(({ playState }) => playState === 'finished');
    });
    if (arrived.length > 0) return arrived.every(Boolean);
  }
}

export async function motion(world: World): Promise<void> {
  const lively = await world.visitor('Lively', {});
  const calm = await world.visitor('Calm', { calm: true });
  for (const game of GAMES) {
    for (const page of [lively, calm]) await playAgainstBot(world, page, game);
    const [moving, still] = [await liveliness(lively, 10), await liveliness(calm, 10)];
    world.check(moving > 0, `${game}: nothing moves`);
    world.check(still === 0, `${game}: something moves for who wants no motion`);
    world.check(await canBeSkipped(lively), `${game}: a key does not end what moves`);
  }
  // Whatever the system says, motion can be switched off here.
  await lively.goto(`${world.base}/settings`);
  await lively.getByLabel('Motion').selectOption('None');
  await playAgainstBot(world, lively, 'Solenia');
  world.check((await liveliness(lively, 6)) === 0, 'something moves although motion is switched off');
}

/** A screen of 1366 pixels at 200 %. */
const ZOOMED = { width: 683, height: 384 };

/** Who needs everything twice as large can read what is asked, and answer it. */
export async function zoomed(world: World): Promise<void> {
  const page = await world.visitor('Near', { viewport: ZOOMED });
  for (const game of GAMES) {
    await playAgainstBot(world, page, game);
    const question = await prompt(page).boundingBox();
    world.check(question !== null && question.y + question.height <= ZOOMED.height, `${game}, zoomed: the prompt is out of sight`);
    world.check(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), `${game}, zoomed: wider than the screen`);
    const { decision } = (await told(page)).doc;
    await choices(page).last().click();
    while ((await told(page)).doc.decision === decision) await nextFrame(page);
    // And on the board, wherever that is.
    await offered(page).first().waitFor();
    await clickAny(page);
  }
}

/** Whoever wants that and looks elsewhere gets a message of the browser. */
export async function called(world: World): Promise<void> {
  const ann = await world.person('Ann');
  const ben = await world.person('Ben');
  await ann.context().grantPermissions(['notifications']);
  await ann.addInitScript(() => {
    const shown: string[] = [];
    Object.assign(window, { shown });
    class Noted {
      static readonly permission = 'granted';
      static readonly requestPermission = (): Promise<string> => Promise.resolve('granted');
      constructor(title: string, { body }: { body: string }) {
        shown.push(`${title}: ${body}`);
      }
    }
    Object.defineProperty(window, 'Notification', { value: Noted });
  });
  await sitDownAndStart(ann, ben, await openTable(ann, world.base, 'noughts'));
  await cell(ann, 'b2').click();
  await ann.getByRole('button', { name: 'With a message' }).click();
  await ann.evaluate(() => Object.defineProperty(document, 'hidden', { get: () => true }));
  await cell(ben, 'a1').click();
  await ann.waitForFunction(() => (window as unknown as { shown: string[] }).shown.includes('Noughts and crosses: Choose a cell to mark.'));
  world.check((await ann.title()).startsWith('☾'), 'the title does not say that it is my turn');
}
