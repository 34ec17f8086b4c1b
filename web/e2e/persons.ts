// Who somebody is to the server, and what they have chosen for their browser.
import { cell, makeTable } from './hands.ts';
import { PHONE, type World } from './world.ts';

const LONG = 'Wolfeschlegelsteinhausenbergerdorffwelchevoralternwaren'.padEnd(60, 'x');

export async function persons(world: World): Promise<void> {
  const ann = await world.person('Ann');
  const rename = async (name: string): Promise<void> => {
    await ann.goto(`${world.base}/settings`);
    await ann.getByLabel('Name', { exact: true }).first().fill(name);
    await ann.getByRole('button', { name: 'Save the name' }).click();
  };
  await rename('   ');
  await ann.getByRole('alert').getByText('A name has 1 to 60').waitFor();
  await world.checkAccess(ann, 'a name that is none');
  await rename(LONG);
  await ann.getByText('Saved.').waitFor();

  // With a password she is the same person elsewhere.
  await ann.getByLabel('Set a password').fill('a quiet table');
  await ann.getByRole('button', { name: 'Save the password' }).click();
  await ann.getByLabel('Change the password').waitFor();
  const { table } = await makeTable(ann, { game: 'noughts', players: 2, seats: ['me', 'greedy'], start: true, listed: false });
  const elsewhere = await world.visitor('Ann elsewhere', { viewport: PHONE });
  await elsewhere.goto(`${world.base}/table/${table}`);
  await elsewhere.getByRole('heading', { name: 'This table cannot be seen' }).waitFor();
  await world.checkAccess(elsewhere, 'a table that cannot be seen');
  await elsewhere.goto(`${world.base}/settings`);
  await elsewhere.getByText('I am somebody else here').click();
  const login = elsewhere.getByRole('group').filter({ hasText: 'I am somebody else here' });
  const logIn = async (password: string): Promise<void> => {
    await login.getByLabel('Name').fill(LONG);
    await login.getByLabel('Password').fill(password);
    await login.getByRole('button', { name: 'Log in' }).click();
  };
  await logIn('not the password');
  await elsewhere.getByRole('alert').waitFor();
  await logIn('a quiet table');
  await elsewhere.getByText('Welcome back.').waitFor();
  await elsewhere.goto(`${world.base}/`);
  await elsewhere.getByRole('link', { name: /Your turn/ }).click();
  await cell(elsewhere, 'b2').waitFor();
  // However long a name is, nothing is pushed off the screen.
  await world.checkNoScroll(elsewhere, 'a long name on a phone');

  await elsewhere.goto(`${world.base}/settings`);
  await elsewhere.getByRole('button', { name: 'Log out' }).click();
  await elsewhere.getByText('You are logged out.').waitFor();
  await elsewhere.getByRole('link', { name: 'Settings' }).waitFor();
}

/** What is chosen is there at once, and still there after the page was loaded again. */
export async function choices(world: World): Promise<void> {
  const page = await world.person('Ann');
  const on = (name: string): Promise<string | undefined> => page.evaluate((key) => document.documentElement.dataset[key], name);
  await page.goto(`${world.base}/settings`);
  await page.getByLabel('Theme').selectOption('Morning');
  await page.getByLabel('Motion').selectOption('None');
  await page.getByLabel('A sound when it is my turn').check();
  await page.getByLabel('Language').selectOption('Polski');
  await page.getByRole('heading', { name: 'Ustawienia' }).waitFor();
  await page.reload();
  await page.getByRole('heading', { name: 'Ustawienia' }).waitFor();
  world.check((await on('theme')) === 'morning', 'the theme is forgotten');
  world.check((await on('motion')) === 'calm', 'the motion is forgotten');
  world.check(await page.getByRole('checkbox').first().isChecked(), 'the sound is forgotten');
  world.check((await page.evaluate(() => document.documentElement.lang)) === 'pl', 'the language is forgotten');
}
