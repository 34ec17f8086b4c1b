// Nobody is told what they must not know: whoever watches, and the other player, never receive a card
// of a hand before everybody could see it. Construction cards of Luna Capital have names of their own.
import type { Page } from 'playwright-core';
import { clickAny, offered, openTable, sitDownAndStart, told } from './hands.ts';
import type { World } from './world.ts';

const CARD = /"K\d\d[a-z]"/g;
const cardsIn = (value: unknown): Set<string> => new Set(JSON.stringify(value ?? null).match(CARD) ?? []);
const MOVES = 60;

interface Player {
  readonly seat: number;
  readonly hand?: unknown;
  readonly city: unknown;
}

/** What a person holds, and what lies open for all. */
async function cardsOf(page: Page, seat: number): Promise<{ held: Set<string>; open: Set<string> }> {
  const { view } = (await told(page)).doc;
  const players = (view['players'] ?? []) as readonly Player[];
  const held = cardsIn(players.find((player) => player.seat === seat)?.hand);
  const open = new Set([...cardsIn(view['display']), ...players.flatMap((player) => [...cardsIn(player.city)])]);
  return { held, open };
}

export async function spectator(world: World): Promise<void> {
  const ann = await world.person('Ann');
  const ben = await world.person('Ben');
  const eve = await world.person('Eve');
  const link = await openTable(ann, world.base, 'luna-capital');
  await sitDownAndStart(ann, ben, link);
  await eve.goto(link);
  await eve.getByText('You are watching.').waitFor();

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
    const { asked, phase } = (await told(ann)).doc.table;
    if (phase === 'over') break;
    const acting = asked[0] === 0 ? ann : ben;
    await offered(acting).first().waitFor();
    await clickAny(acting);
  }
  world.check(checked > 20, 'there was hardly a hidden card to look for');
  const watching = await told(eve);
  world.check(watching.doc.asked === null && watching.doc.decision === null, 'who watches is asked something');
  const players = (watching.doc.view['players'] ?? []) as readonly Player[];
  world.check(players.every((player) => player.hand === undefined || player.hand === null), 'who watches is told hands');
  await world.checkAccess(eve, 'watching');
}
