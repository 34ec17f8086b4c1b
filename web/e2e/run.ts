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

const stories = {
  pages, rules, persons, choices, hosting, keyboard, focusShown, looking, steady, zoomed, motion, called, twoPeople, midTurn, manners,
  clocks, lostLine, replay, spectator, languages, wholeGames,
};
const wanted = process.argv.slice(2);

// A world for each, so that no story meets the limits another one has used up.
let faults = 0;
for (const [name, story] of Object.entries(stories)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const world = await World.open();
  try {
    await story(world);
  } catch (error) {
    world.faults.push(String(error));
  } finally {
    await world.close();
  }
  console.log(`${name}: ${world.faults.length === 0 ? 'good' : `${world.faults.length} faults`}`);
  for (const fault of world.faults) console.error(`  ${fault}`);
  faults += world.faults.length;
}
process.exit(faults > 0 ? 1 : 0);
