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

// A world for each, so that no story meets the limits another one has used up.
async function play(name: string, story: (world: World) => Promise<void>): Promise<number> {
  const began = performance.now();
  const world = await World.open();
  try {
    await story(world);
  } catch (error) {
    world.faults.push(String(error));
  } finally {
    await world.close();
  }
  const result = world.faults.length === 0 ? 'good' : `${world.faults.length} faults`;
  console.log(`${name}: ${result} (${Math.round((performance.now() - began) / 1000)} s)`);
  for (const fault of world.faults) console.error(`  ${fault}`);
  return world.faults.length;
}

// Stories wait a lot, so two are played side by side; whole games measure clicks and have the machine to themselves.
const chosen = Object.entries(stories).filter(([name]) => wanted.length === 0 || wanted.includes(name));
const queue = chosen.filter(([name]) => name !== 'wholeGames');
let faults = 0;
async function lane(): Promise<void> {
  for (let next = queue.shift(); next !== undefined; next = queue.shift()) faults += await play(...next);
}
await Promise.all([lane(), lane()]);
for (const [name, story] of chosen) if (name === 'wholeGames') faults += await play(name, story);
process.exit(faults > 0 ? 1 : 0);
