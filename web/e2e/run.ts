// Plays in a real browser, story by story. `npm run e2e` after a build; names of stories as arguments
// play only those.
import { hosting } from './hosting.ts';
import { focusShown, keyboard } from './keyboard.ts';
import { languages } from './languages.ts';
import { called, looking, motion, steady, zoomed } from './looking.ts';
import { lostLine } from './lost-line.ts';
import { clocks, manners } from './manners.ts';
import { pages, rules } from './pages.ts';
import { choices, persons } from './persons.ts';
import { spectator } from './spectator.ts';
import { midTurn, replay, twoPeople } from './two-people.ts';
import { wholeGames } from './whole-games.ts';
import { World } from './world.ts';

// The longest first, so that no lane is left alone with one.
const stories = {
  languages, pages, spectator, rules, persons, choices, hosting, keyboard, focusShown, looking, steady, zoomed, motion, called, twoPeople,
  midTurn, manners, clocks, lostLine, replay, wholeGames,
};
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in stories));
if (unknown.length > 0) {
  console.error(`no story is called ${unknown.join(', ')}; there are ${Object.keys(stories).join(', ')}`);
  process.exit(2);
}

type Story = (world: World) => Promise<void>;

// A world for each, so that no story meets the limits another one has used up.
async function faultsIn(story: Story): Promise<readonly string[]> {
  const world = await World.open();
  try {
    await story(world);
  } catch (error) {
    world.faults.push(String(error));
  } finally {
    await world.close();
  }
  return world.faults;
}

/** Whether all went well. */
async function play(name: string, story: Story): Promise<boolean> {
  const began = performance.now();
  const faults = await faultsIn(story).catch((error: unknown) => [String(error)]);
  const result = faults.length === 0 ? 'good' : `${faults.length} faults`;
  console.log(`${name}: ${result} (${Math.round((performance.now() - began) / 1000)} s)`);
  for (const fault of faults) console.error(`  ${fault}`);
  return faults.length === 0;
}

// Stories wait a lot, so two are played side by side. Whole games measure clicks, and moving things are watched frame
// by frame: these have the machine to themselves.
const alone = new Set(['motion', 'wholeGames']);
const chosen = Object.entries(stories).filter(([name]) => wanted.length === 0 || wanted.includes(name));
const queue = chosen.filter(([name]) => !alone.has(name));
async function lane(): Promise<boolean> {
  let good = true;
  for (let next = queue.shift(); next !== undefined; next = queue.shift()) good = (await play(...next)) && good;
  return good;
}
const results = await Promise.all([lane(), lane()]);
for (const [name, story] of chosen) if (alone.has(name)) results.push(await play(name, story));
process.exit(results.every(Boolean) ? 0 : 1);
