import { expect, it } from 'vitest';
import { nextShares, homeSpacesOf, spacesOf } from './tracks.ts';
import { nextValue, screenCell, tankSteps } from './paths.ts';
import type { Track } from './view.ts';

const track: Track = {
  track: 'C1', name: 'Titanium works', last: 6,
  shares: [{ space: 3, shares: 1 }, { space: 6, shares: 2 }],
  barriers: [{ after: 4, coins: 2 }],
  thresholds: [{ after: 2, coins: 1 }, { after: 5, coins: 2 }],
  positions: [0, 3, 3],
};

it('lays out the spaces of a track', () => {
  const spaces = spacesOf(track);
  expect(spaces.map(({ space }) => space)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect(spaces[3]).toEqual({ space: 3, shares: 1, seats: [1, 2], barrier: null, threshold: null });
  expect(spaces[4]?.barrier).toBe(2);
  expect(spaces[5]?.threshold).toEqual({ coins: 2, number: 2 });
});

it('tells how far the next share is', () => {
  expect(nextShares(track, 0)).toEqual({ shares: 1, away: 3 });
  expect(nextShares(track, 3)).toEqual({ shares: 2, away: 3 });
  expect(nextShares(track, 6)).toBeNull();
});

it('uncovers a column from the top, the crossed-out space last', () => {
  const covered = (ordinary: number, crossed: boolean): string =>
    homeSpacesOf({ coins: [0, 1, 0, 1, 2], outposts: 0, ordinary, crossed_out: crossed, visible: 0 })
      .map((space) => (space.covered ? 'o' : String(space.coins)))
      .join('');
  expect(covered(4, true)).toBe('ooooo');
  expect(covered(2, true)).toBe('01ooo');
  expect(covered(0, true)).toBe('0101o');
  expect(covered(0, false)).toBe('01012');
  // An outpost that came home covers an ordinary space; the crossed-out one stays empty.
  expect(covered(1, false)).toBe('010o2');
});

it('winds', () => {
  expect([1, 8, 9, 16].map((screen) => screenCell(screen, 8))).toEqual([
    { row: 0, column: 0 }, { row: 0, column: 7 }, { row: 1, column: 7 }, { row: 1, column: 0 },
  ]);
});

it('fills the tank', () => {
  const rule = { last: 6, values: [{ step: 3, value: 10 }, { step: 6, value: 15 }], slot_at: 4 };
  const steps = tankSteps(rule, 3);
  expect(steps.filter(({ filled }) => filled)).toHaveLength(3);
  expect(steps.map(({ value }) => value)).toEqual([null, null, 10, null, null, 15]);
  expect(steps.find(({ opensSlot }) => opensSlot)?.step).toBe(4);
  expect(nextValue(rule, 3)).toEqual({ step: 6, value: 15 });
  expect(nextValue(rule, 6)).toBeNull();
});
