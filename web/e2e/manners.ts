// What people can ask of each other: to go back, to go on without somebody, to watch, to end it.
import { cell, makeTable, openTable, prompt, sitDownAndStart } from './hands.ts';
import type { World } from './world.ts';

export async function manners(world: World): Promise<void> {
  const ann = await world.person('Ann');
  const ben = await world.person('Ben');
  const link = await openTable(ann, world.base, 'noughts');
  await sitDownAndStart(ann, ben, link);
  await cell(ann, 'b2').click();
  await cell(ben, 'a1').click();
  await cell(ann, 'c3').click();
  await cell(ben, 'a3').click();

  // What somebody else has answered cannot be taken back alone, and that is said: by pointer and by key.
  await cell(ann, 'a2').waitFor();
  await ann.getByRole('button', { name: 'Undo', disabled: true }).hover();
  await prompt(ann).getByText('because Ben has acted since').waitFor();
  await ann.mouse.move(0, 0);
  await prompt(ann).getByText('because Ben has acted since').waitFor({ state: 'detached' });
  await ann.keyboard.press('u');
  await ann.getByRole('alert').getByText('because Ben has acted since').waitFor();

  // Everybody is asked; one no is enough.
  const ask = async (before: string): Promise<void> => {
    await ann.getByRole('button', { name: 'Keys and more' }).click();
    await ann.getByLabel('To before this').selectOption(before);
    await ann.getByRole('button', { name: 'Ask everybody to go back' }).click();
    await prompt(ann).getByText(`Not everybody has agreed yet to go back to before this: ${before}`).waitFor();
    await prompt(ben).getByText(`Ann asks everybody to go back to before this: ${before}`).waitFor();
  };
  await ask('Ben marks a3.');
  await world.checkAccess(ben, 'asked to go back');
  await ben.getByRole('button', { name: 'Play on' }).click();
  await prompt(ann).getByText('Not everybody wants to go back').waitFor();
  await ask('Ben marks a1.');
  await ben.getByRole('button', { name: 'Agree' }).click();
  for (const page of [ann, ben]) {
    await page.getByRole('button', { name: 'c3: cross' }).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'b2: cross' }).waitFor();
  }
  await cell(ben, 'a1').waitFor();
  world.check(!(await prompt(ann).innerText()).includes('This leads to'), 'what is not asked any more still shows its consequences');

  // Whoever has gone can be played for, and comes back.
  await ben.goto(world.base);
  const players = ann.getByRole('region', { name: 'Players' });
  await players.getByText('away').waitFor();
  const name = await players.getByText('Ben', { exact: true }).boundingBox();
  world.check((name?.width ?? 0) > 60, 'beside what can be done for a seat its name has no room');
  await players.getByRole('button', { name: 'Let a bot play' }).click();
  await players.getByText('(a bot plays)').waitFor();
  await cell(ann, 'a2').or(cell(ann, 'c3')).first().waitFor();
  await ben.goto(link);
  await prompt(ben).getByText('A bot plays for you.').waitFor();
  await world.checkAccess(ben, 'a bot plays for me');
  await ben.getByRole('button', { name: 'Play myself again' }).click();
  await players.getByText('(a bot plays)').waitFor({ state: 'detached' });

  // The link for people who only watch is there while a game is played, and gives no seat.
  await ann.getByRole('button', { name: 'Keys and more' }).click();
  const watch = await ann.getByLabel('Link for people who only watch').inputValue();
  await ann.keyboard.press('Escape');
  const eve = await world.person('Eve');
  await eve.goto(watch);
  await prompt(eve).getByText('You are watching.').waitFor();
  await ann.getByText('1 person watches.').waitFor();

  await ann.getByRole('button', { name: 'Keys and more' }).click();
  await ann.getByRole('button', { name: 'Resign' }).click();
  await ann.getByRole('button', { name: 'Yes, resign' }).click();
  for (const page of [ann, ben, eve]) await prompt(page).getByText('Ann has resigned').waitFor();
  await ben.getByRole('button', { name: 'Play again' }).click();
  await ann.getByRole('button', { name: 'To the rematch' }).click();
  await ben.getByRole('button', { name: 'Start the game' }).click();
  // Everybody has moved on by one seat.
  await cell(ben, 'b2').waitFor();
}

/** Clocks are shown and count; who runs out of time is played for, and may come back. */
export async function clocks(world: World): Promise<void> {
  const ann = await world.person('Ann');
  const ben = await world.person('Ben');
  const clock = { kind: 'live', base: 8000, increment: 60_000 };
  const { table, links } = await makeTable(ann, { game: 'noughts', players: 2, seats: ['me', null], clock, listed: false });
  await ann.goto(`${world.base}/table/${table}`);
  await sitDownAndStart(ann, ben, world.base + links.join);
  const players = ben.getByRole('region', { name: 'Players' });
  await players.getByText(/Time left 0:0[5-8]/).first().waitFor();
  await players.getByText(/Time left 0:0[1-4]/).first().waitFor();
  await prompt(ann).getByText('A bot plays for you.').waitFor();
  await players.getByText('(a bot plays)').waitFor();
  await ann.getByRole('button', { name: 'Play myself again' }).click();
  await players.getByText('(a bot plays)').waitFor({ state: 'detached' });

  // The form makes such clocks, too.
  await ann.goto(`${world.base}/new/noughts`);
  await ann.getByLabel('For each turn, over days').check();
  await ann.getByLabel('Days for each turn').fill('3');
  await ann.getByRole('button', { name: 'Start the game' }).click();
  await ann.getByText(/Time left (3d 0h|2d 23h)/).waitFor();
  await ann.goto(`${world.base}/`);
  await ann.getByRole('link', { name: /Noughts.*Your turn.*3 days for each turn/ }).waitFor();
}
