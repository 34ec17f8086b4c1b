// Nobody is told what they must not know: whoever watches never receives what lies hidden, and neither does the other
// player. It is looked for in everything that came over the line.
import type { Page } from 'playwright-core';
import { clickAny, offered, openTable, sitDownAndStart, told } from './hands.ts';
import type { World } from './world.ts';

// Construction cards of Luna Capital have names of their own: none of a hand may be heard of before it lay open.
const CARD = /"K\d\d[a-z]"/g;
const cardsIn = (value: unknown): Set<string> => new Set(JSON.stringify(value ?? null).match(CARD) ?? []);
const MOVES = 60;

// Cards of the other games are known from decks and boards: there it is their places that must not be told.
const SECRETS: Readonly<Record<string, RegExp>> = {
  solenia: /"hand":|"\.(chose_card|drew)"/,
  skymines: /"\.(planned_card|chose_token)"/,
};

interface Player {
  readonly seat: number;
  readonly hand?: unknown;
  readonly city?: unknown;
  readonly slots?: readonly { readonly card?: unknown }[];
}
const playersIn = async (page: Page): Promise<readonly Player[]> =>
  ((await told(page)).doc.view['players'] ?? []) as readonly Player[];

/** What a person holds, and what lies open for all. */
async function cardsOf(page: Page, seat: number): Promise<{ held: Set<string>; open: Set<string> }> {
  const { view } = (await told(page)).doc;
  const players = (view['players'] ?? []) as readonly Player[];
  const held = cardsIn(players.find((player) => player.seat === seat)?.hand);
  const open = new Set([...cardsIn(view['display']), ...players.flatMap((player) => [...cardsIn(player.city)])]);
  return { held, open };
}

interface Seated {
  readonly ann: Page;
  readonly ben: Page;
  readonly eve: Page;
}

/** Whoever is asked takes one of the things that are offered; false when the game is over. */
async function moveOn({ ann, ben }: Seated): Promise<boolean> {
  const { asked, phase } = (await told(ann)).doc.table;
  if (phase === 'over') return false;
  const acting = asked[0] === 0 ? ann : ben;
  await offered(acting).first().waitFor();
  await clickAny(acting);
  return true;
}

async function sitDown(world: World, { ann, ben, eve }: Seated, game: string): Promise<void> {
  const link = await openTable(ann, world.base, game);
  await sitDownAndStart(ann, ben, link);
  await eve.goto(link);
  await eve.getByText('You are watching.').waitFor();
}

async function hiddenCards(world: World, seated: Seated): Promise<void> {
  const { ann, ben, eve } = seated;
  const seen = new Set<string>();
  let checked = 0;
  for (let move = 0; move < MOVES; move += 1) {
    const hands = await Promise.all([cardsOf(ann, 0), cardsOf(ben, 1)]);
    for (const { open } of hands) open.forEach((card) => seen.add(card));
    for (const [seat, { held }] of hands.entries()) {
      const listeners: [string, Page][] = [['Eve', eve], seat === 0 ? ['Ben', ben] : ['Ann', ann]];
      for (const card of [...held].filter((one) => !seen.has(one))) {
        checked += 1;
        for (const [name, page] of listeners)
          world.check(!world.heard(page).includes(card), `${name} was told of ${card}, which seat ${seat} holds`);
      }
    }
    if (!(await moveOn(seated))) break;
  }
  world.check(checked > 20, 'there was hardly a hidden card to look for');
  const watching = await told(eve);
  world.check(watching.doc.asked === null && watching.doc.decision === null, 'who watches is asked something');
  world.check((await playersIn(eve)).every(({ hand }) => hand === undefined || hand === null), 'who watches is told hands');
  await world.checkAccess(eve, 'watching');
}

async function hiddenPlaces(world: World, seated: Seated, game: string): Promise<void> {
  const secret = SECRETS[game] ?? /^$/;
  let planned = 0;
  for (let move = 0; move < MOVES / 3; move += 1) {
    const { view } = (await told(seated.eve)).doc;
    // After planning everybody has seen what is turned down again.
    const slots = view['phase'] === 'planning' ? (view['players'] as readonly Player[]).flatMap((player) => player.slots ?? []) : [];
    planned += slots.length;
    world.check(!slots.some(({ card }) => card), `${game}: Eve sees a planned card`);
    if (!(await moveOn(seated))) break;
  }
  world.check(game !== 'skymines' || planned > 0, 'nobody has planned a card');
  const leak = secret.exec(world.heard(seated.eve))?.[0];
  world.check(leak === undefined, `${game}: Eve was told ${leak}`);
  world.check(secret.test(world.heard(seated.ann)), `${game}: nothing was hidden that could have been told`);
}

export async function spectator(world: World): Promise<void> {
  const seated = { ann: await world.person('Ann'), ben: await world.person('Ben'), eve: await world.person('Eve') };
  // What hides places comes first: of everything Eve has heard nothing may tell.
  for (const game of Object.keys(SECRETS)) {
    const eve = await world.person('Eve');
    await sitDown(world, { ...seated, eve }, game);
    await hiddenPlaces(world, { ...seated, eve }, game);
  }
  await sitDown(world, seated, 'luna-capital');
  await hiddenCards(world, seated);
}
