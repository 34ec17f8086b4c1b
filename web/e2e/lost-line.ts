// The server crashes, and comes back. Pages stay, say so, and go on by themselves.
import { cell, openTable, prompt, sitDownAndStart } from './hands.ts';
import type { World } from './world.ts';

export async function lostLine(world: World): Promise<void> {
  const ann = await world.person('Ann');
  const ben = await world.person('Ben');
  await sitDownAndStart(ann, ben, await openTable(ann, world.base, 'noughts'));
  await cell(ann, 'b2').click();
  await cell(ben, 'a1').waitFor();

  await world.stopServer('SIGKILL');
  const lost = 'The connection is lost.';
  for (const page of [ann, ben]) await page.getByText(lost).waitFor();
  // A move goes out as soon as there is a line; other parts of the page, not fetched yet, come then, too.
  await cell(ben, 'a1').click();
  await ann.getByRole('tab', { name: 'Rules' }).click();
  const table = ann.url();
  await ann.getByRole('link', { name: 'Games' }).click();
  await ann.getByRole('link', { name: 'Rules Solenia' }).click();
  await ann.getByRole('heading', { name: 'A part of this page is missing' }).waitFor();
  await world.checkAccess(ann, 'a page without its part');
  await world.startServer();
  await ann.getByRole('heading', { name: 'How to play Solenia' }).waitFor();
  for (const page of [ann, ben]) await page.getByText(lost).waitFor({ state: 'detached' });
  await ben.getByRole('button', { name: 'a1: nought' }).waitFor();
  await ann.goto(table);
  await cell(ann, 'a2').click();
  await ben.getByRole('button', { name: 'a2: cross' }).waitFor();

  // A browser without a network: a line that stays silent is found out, and the network's return noticed.
  await ben.context().setOffline(true);
  await cell(ben, 'b1').click();
  await ben.getByText(lost).waitFor();
  await ben.context().setOffline(false);
  await ben.getByText(lost).waitFor({ state: 'detached' });
  await ann.getByRole('button', { name: 'b1: nought' }).waitFor();
  await prompt(ann).getByText('Choose a cell to mark.').waitFor();
}
