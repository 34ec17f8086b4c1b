// What people do at any table: choose something that is offered, look what is asked, open a table.
import type { Page } from 'playwright-core';

/** Buttons of the prompt and of plain boards, and whatever glows on a drawn one: not what is on its way out. */
export const OFFERED = ':is(button.choice, .legal):not(:disabled, [aria-disabled=true], [inert], [inert] *)';

export const prompt = (page: Page) => page.getByRole('region', { name: 'What is asked now' });

export const choices = (page: Page) => prompt(page).getByRole('group', { name: 'Choices' }).getByRole('button');

export const board = (page: Page) => page.getByRole('region', { name: 'Board', exact: true });

export const cell = (page: Page, name: string) => page.getByRole('button', { name: `${name}: empty, you can mark it` });

export const offered = (page: Page) => page.locator(OFFERED);

/** Clicks one of the things that are offered, where a pointer meets it; the milliseconds until the page has changed, or
    null if what was offered has gone before it could be clicked. */
export const clickAny = (page: Page): Promise<number | null> => page.evaluate(inPage, OFFERED);

async function inPage(selector: string): Promise<number | null> {
  const choices = [...document.querySelectorAll(selector)];
  const choice = choices[Math.floor(Math.random() * choices.length)];
  if (!choice) return null;
  const nextFrame = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve));
  /** What a pointer finds somewhere on the thing: nothing while it is covered or out of sight. */
  const hit = (): Element | undefined => {
    const { left, top, width, height } = choice.getBoundingClientRect();
    const places = [0.5, 0.2, 0.8, 0.05, 0.95].flatMap((x) => [0.5, 0.2, 0.8, 0.05, 0.95].map((y) => [left + x * width, top + y * height] as const));
    return places.map(([x, y]) => document.elementFromPoint(x, y)).find((found) => found && choice.contains(found)) ?? undefined;
  };
  choice.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  let target = hit();
  // Things that move come to rest.
  for (const late = performance.now() + 5000; !target && choice.isConnected && performance.now() < late; target = hit()) await nextFrame();
  if (!choice.isConnected) return null;
  if (!target) throw new Error(`offered, but nobody can click it: ${choice.outerHTML.slice(0, 200)}`);
  const text = (): string => document.querySelector('main')?.textContent ?? '';
  const before = text();
  const start = performance.now();
  return new Promise((resolve) => {
    const done = (): void => {
      observer.disconnect();
      clearTimeout(patience);
      requestAnimationFrame(() => resolve(performance.now() - start));
    };
    const observer = new MutationObserver(() => {
      if (text() !== before) done();
    });
    // A drawn board may take a first click as a mere choice, and show that without words.
    const patience = setTimeout(done, 1000);
    observer.observe(document.body, { subtree: true, childList: true, characterData: true });
    target.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  });
}

export const nextFrame = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

/** Opens a table of two with one seat left open; the link to it. */
export async function openTable(page: Page, base: string, game: string): Promise<string> {
  await page.goto(`${base}/new/${game}`);
  await page.getByRole('radio', { name: '2', exact: true }).check();
  await page.getByLabel('Seat 2').first().selectOption('open');
  await page.getByLabel('Show this table in the lobby').uncheck();
  await page.getByRole('button', { name: 'Open the table' }).click();
  return page.getByLabel('Link to this table').inputValue();
}

export async function sitDownAndStart(host: Page, guest: Page, link: string): Promise<void> {
  await guest.goto(link);
  await guest.getByRole('button', { name: 'Sit here' }).click();
  await host.getByRole('button', { name: 'Start the game' }).click();
}

/** Makes a table as the form cannot, such as one with a clock of seconds; its id and the way for others to it. */
export function makeTable(page: Page, table: object): Promise<{ table: string; links: { join: string; watch: string } }> {
  return page.evaluate(async (body) => {
    const headers = { 'Content-Type': 'application/json' };
    const answer = await fetch('/api/tables', { method: 'POST', headers, body: JSON.stringify({ nonce: '0b', ...body }) });
    return answer.json() as Promise<{ table: string; links: { join: string; watch: string } }>;
  }, table);
}

/** The table as the server tells it to the person of a page. */
export interface Told {
  readonly doc: {
    readonly table: { readonly asked: readonly number[]; readonly phase: string };
    readonly view: { readonly [key: string]: unknown };
    readonly asked: unknown;
    readonly decision: number | null;
  };
}
export const told = (page: Page): Promise<Told> =>
  page.evaluate(async () => {
    const id = location.pathname.split('/')[2];
    return (await fetch(`/api/tables/${id}${location.search}`)).json() as Promise<Told>;
  });
