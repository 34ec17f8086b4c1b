import { expect, it } from 'vitest';
import type { GameInfo } from '../protocol/index.ts';
import { firstPlan, isOpen, requestOf, seatsFor } from './new-table.ts';

const option = { form: 'choice' as const, about: '' };
const game: GameInfo = {
  game: 'solenia', title: 'Solenia', rules: 'solenia/1', min_players: 1, max_players: 4, default_players: 2, modes: [], score_rows: [],
  options: [
    { ...option, name: 'side', values: ['summer', 'winter'], default: 'summer', needs: {} },
    { ...option, name: 'improvements', values: ['off', 'on'], default: 'off', needs: { side: 'winter' } },
    { ...option, name: 'solo_rival', values: ['steady', 'keen'], default: 'steady', needs: { players: '1' } },
  ],
};

it('begins with me and a bot, and starts at once', () => {
  expect(requestOf(game, firstPlan(game, 'greedy'))).toEqual({
    game: 'solenia', players: 2, options: {}, seats: ['me', 'greedy'], clock: { kind: 'none' }, listed: true, start: true,
  });
});

it('sends only options that differ and are possible', () => {
  const plan = firstPlan(game, 'greedy');
  plan.options['improvements'] = 'on';
  expect(requestOf(game, plan).options).toEqual({});
  plan.options['side'] = 'winter';
  expect(requestOf(game, plan).options).toEqual({ side: 'winter', improvements: 'on' });
});

it('knows what the number of players makes possible', () => {
  const plan = firstPlan(game, 'greedy');
  const solo = game.options[2];
  expect(solo && isOpen(solo, plan)).toBe(false);
  plan.players = 1;
  expect(solo && isOpen(solo, plan)).toBe(true);
  expect(seatsFor(plan, 'greedy')).toEqual(['me']);
});

it('waits when a seat is open, and sends clocks in milliseconds', () => {
  const plan = { ...firstPlan(game, 'greedy'), seats: ['me' as const, 'open' as const], clock: 'live' as const };
  expect(requestOf(game, plan)).toMatchObject({ seats: ['me', null], start: false, clock: { base: 1_200_000, increment: 15_000 } });
});
