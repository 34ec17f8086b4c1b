// A table with friends: found in the lobby or by a link, arranged by who made it, watched by others.
import { cell, makeTable, openTable, prompt } from './hands.ts';
import { PHONE, type World } from './world.ts';

export async function hosting(world: World): Promise<void> {
  const ann = await world.person('Ann');
  const ben = await world.person('Ben', PHONE);

  // A form made of the game's own options: what is chosen is told to everybody who comes.
  await ann.goto(`${world.base}/new/solenia`);
  await ann.getByRole('radio', { name: '3', exact: true }).check();
  for (const seat of ['Seat 2', 'Seat 3']) await ann.getByLabel(seat).first().selectOption('open');
  await ann.getByLabel('Player boards').selectOption('winter');
  await ann.getByRole('button', { name: 'Open the table' }).click();
  await prompt(ann).getByText('Waiting for 2 more players.').waitFor();

  await ben.goto(`${world.base}/lobby`);
  await ben.getByRole('link', { name: /Solenia.*Ann.*Free seat.*2 free seats.*winter/i }).click();
  await ben.getByText(/winter/i).first().waitFor();
  await ben.getByRole('button', { name: 'Sit here' }).last().click();
  await ann.getByRole('button', { name: 'Remove Ben' }).click();
  await ben.getByRole('button', { name: 'Stand up' }).waitFor({ state: 'detached' });
  await ben.getByRole('button', { name: 'Sit here' }).last().click();
  await ben.getByRole('button', { name: 'Stand up' }).click();
  await ben.getByRole('button', { name: 'Sit here' }).last().click();
  await world.checkAccess(ben, 'gathering on a phone');
  const start = ann.getByRole('button', { name: 'Start the game' });
  world.check(await start.isDisabled(), 'a game can start with a free seat');
  await ann.getByRole('button', { name: 'Bot: careful' }).click();
  await start.click();
  for (const page of [ann, ben]) await page.getByRole('region', { name: 'Your hand' }).waitFor();

  // A private table: not in the lobby, not without its link, and the link for watching gives no seat.
  const link = await openTable(ann, world.base, 'noughts');
  const watch = await ann.getByLabel('Link for people who only watch').inputValue();
  await ann.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await ann.getByRole('button', { name: /^Copy the link.*only watch/ }).click();
  await ann.getByText('Copied.').waitFor();
  world.check((await ann.evaluate(() => navigator.clipboard.readText())) === watch, 'another link was copied');
  await ben.goto(`${world.base}/lobby`);
  await ben.getByText('Being played: come and watch').waitFor();
  world.check((await ben.getByRole('link', { name: /^Noughts/ }).count()) === 0, 'a private table is in the lobby');
  await ben.goto(link.replace(/\?.*/, ''));
  await ben.getByRole('heading', { name: 'This table cannot be seen' }).waitFor();
  await ben.goto(watch);
  await ben.getByRole('button', { name: 'Sit here' }).click();
  await ben.getByRole('alert').getByText('Your link is for watching only.').waitFor();
  await ben.goto(link);
  await ben.getByRole('button', { name: 'Sit here' }).click();
  await ann.getByRole('button', { name: 'Start the game' }).click();
  await cell(ann, 'b2').waitFor();

  // At home: my tables, and whose turn it is.
  await ben.goto(`${world.base}/`);
  await ben.getByRole('link', { name: /^Noughts.*Turn of Ann/ }).waitFor();
  await cell(ann, 'b2').click();
  await ben.reload();
  await ben.getByRole('link', { name: /^Noughts.*Your turn/ }).waitFor();

  // Alone: the game's own opponent is among the players, with her score.
  const { table } = await makeTable(ann, { game: 'skymines', players: 1, seats: ['me'], start: true, listed: false });
  await ann.goto(`${world.base}/table/${table}`);
  await ann.getByRole('region', { name: 'Players' }).getByRole('listitem').filter({ hasText: /Luna.*Score \d/ }).waitFor();
}
