// In every language: the browser's is spoken without asking, and a game of each kind is begun in it
// without a word of English or a name that has no text.
import { readFileSync } from 'node:fs';
import { LANGUAGES } from '../src/i18n/languages.ts';
import { clickAny, offered } from './hands.ts';
import { DESKTOP, PHONE, type World } from './world.ts';

const GAMES = ['Solenia', 'Luna Capital', 'Skymines'];
const CLICKS = 8;
// What stands for a text that is missing: `solenia.ask.card`, or an argument that nobody gave.
const NO_TEXT = /\b(ui|core|table|server|solenia|luna|skymines)\.[a-z_]+|\{\w+\}|undefined/;
// Words that are in every sentence of the log and in every prompt, in English.
const ENGLISH = /\b(takes|gets|Choose|leaves|your|the|and|with)\b/i;
const PATHS = ['/', '/lobby', '/new/solenia', '/new/luna-capital', '/new/skymines', '/settings', '/about',
  '/rules/solenia', '/rules/luna-capital', '/rules/skymines', '/rules/noughts', '/no-such-page'];

const textOf = (language: string, key: string): string =>
  (JSON.parse(readFileSync(new URL(`../src/i18n/ui/${language}/app.json`, import.meta.url), 'utf8')) as Record<string, string>)[key] ?? key;

export async function languages(world: World): Promise<void> {
  for (const language of Object.keys(LANGUAGES)) {
    const page = await world.visitor(language, { locale: language, viewport: PHONE });
    const look = async (where: string): Promise<void> => {
      const [spoken, shown] = await page.evaluate(() => [document.documentElement.lang, document.body.innerText]);
      world.check(spoken === language, `${language}: the page says it is in ${spoken}`);
      world.check(!NO_TEXT.test(shown), `${language}, ${where}: no text for ${NO_TEXT.exec(shown)?.[0]}`);
      if (language !== 'en')
        world.check(!ENGLISH.test(shown), `${language}, ${where}: English: ${/.*/.exec(shown.slice(shown.search(ENGLISH)))?.[0]}`);
    };
    for (const path of PATHS) {
      await page.goto(world.base + path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.waitForLoadState('networkidle');
      await look(path);
      world.check(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), `${language}, ${path}: wider than a phone`);
    }
    for (const game of GAMES) {
      await page.goto(world.base);
      await page.getByRole('button', { name: `${textOf(language, 'play_bot')} ${game}` }).click();
      for (let click = 0; click < CLICKS; click += 1) {
        await offered(page).first().waitFor();
        await clickAny(page);
      }
      await look(game);
      // The longest words must fit both screens.
      for (const viewport of [PHONE, DESKTOP]) {
        await page.setViewportSize(viewport);
        await world.checkNoScroll(page, `${language}, ${game}, ${viewport.width} px`);
        const cut = await page.getByRole('tab').evaluateAll((tabs) => tabs.flatMap((tab) => {
          const isCut = tab.scrollWidth > tab.clientWidth || tab.getBoundingClientRect().right > (tab.parentElement?.getBoundingClientRect().right ?? 0) + 1;
          return isCut ? [tab.textContent.trim()] : [];
        }));
        world.check(cut.length === 0, `${language}, ${viewport.width} px: cut off: ${cut.join()}`);
      }
      await page.setViewportSize(PHONE);
    }
  }
}
