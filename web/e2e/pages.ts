// Every page can be used by everybody, in both themes and on a phone, and the rules can be found.
import { PHONE, type World } from './world.ts';

const PATHS = ['/', '/lobby', '/new/skymines', '/new/solenia', '/rules/solenia', '/rules/luna-capital', '/rules/skymines',
  '/rules/noughts', '/settings', '/about', '/no-such-page', '/replay/nosuchtable'];

export async function pages(world: World): Promise<void> {
  for (const viewport of [undefined, PHONE]) {
    const page = await world.person('Visitor', viewport);
    for (const theme of ['Night', 'Morning']) {
      await page.goto(`${world.base}/settings`);
      await page.getByLabel('Theme').selectOption(theme);
      for (const path of PATHS) {
        await page.goto(world.base + path);
        await page.getByRole('heading', { level: 1 }).waitFor();
        const where = `${path} (${theme}${viewport ? ', phone' : ''})`;
        await world.checkAccess(page, where);
        world.check(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), `${where}: wider than the screen`);
      }
    }
  }
}

export async function rules(world: World): Promise<void> {
  const page = await world.person('Reader');
  await page.goto(`${world.base}/rules/solenia#storage`);
  await page.getByRole('heading', { name: 'Your storage' }).waitFor();
  await page.waitForFunction(() => (document.getElementById('storage')?.getBoundingClientRect().top ?? 999) < 300);
  await page.getByRole('searchbox').fill('rival die');
  await page.getByText('1 section', { exact: true }).waitFor();
  world.check((await page.locator('mark').count()) > 2, 'what was looked for is not marked');
  await page.getByRole('searchbox').fill('no such rule anywhere');
  await page.getByText('Nothing found').waitFor();
  await world.checkAccess(page, 'rules, nothing found');
  await page.getByRole('searchbox').fill('');
  await page.getByRole('link', { name: 'Winter' }).click();
  await page.waitForFunction(() => location.hash === '#winter');
  await page.goBack();
  await page.waitForFunction(() => location.hash === '#storage');

  // From a table, at the place of what is asked.
  await page.goto(world.base);
  await page.getByRole('button', { name: 'Play against a bot Solenia' }).click();
  await page.getByRole('button', { name: 'Help' }).click();
  const panel = page.getByRole('tabpanel');
  await panel.getByRole('heading', { name: 'Your turn' }).waitFor();
  await page.waitForFunction(() => {
    const top = document.querySelector('#rule-turn')?.getBoundingClientRect().top ?? 9999;
    return top > 0 && top < 400;
  });
  await world.checkAccess(page, 'rules beside the board');
  await page.getByRole('tab', { name: 'Scores' }).click();
  await page.getByRole('button', { name: 'Goods left over' }).click();
  await world.checkAccess(page, 'a rule of the score pad');
  await page.getByRole('button', { name: 'Read the rule' }).click();
  await panel.getByRole('heading', { name: 'The end and the score' }).waitFor();
}
