// What people do at any table: choose something that is offered, look what is asked, open a table.
import type { Page } from 'playwright-core';

/** Buttons of the prompt and of plain boards, and whatever glows on a drawn one: not what is on its way out. */
export const OFFERED = ':is(button.choice:not(:disabled), .legal:not([aria-disabled=true])):not([inert], [inert] *)';

export const prompt = (page: Page) => page.getByRole('region', { name: 'What is asked now' });

export const cell = (page: Page, name: string) => page.getByRole('button', { name: `${name}: empty, you can mark it` });

export const offered = (page: Page) => page.locator(OFFERED);

/** Clicks one of the things that are offered; the milliseconds until the page has changed. */
export const clickAny = (page: Page): Promise<number> => page.evaluate(inPage, OFFERED);

function inPage(selector: string): Promise<number> {
  const choices = [...document.querySelectorAll(selector)];
  const choice = choices[Math.floor(Math.random() * choices.length)];
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
    choice?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  });
}

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
