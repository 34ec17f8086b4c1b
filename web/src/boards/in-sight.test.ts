import { expect, it } from 'vitest';
import { wayTo } from './in-sight.ts';

const seen = { top: 100, bottom: 300 };

it('leaves alone what is in sight', () => {
  expect(wayTo({ top: 100, bottom: 300 }, seen)).toBe(0);
});

it('goes no further than needed', () => {
  expect(wayTo({ top: 40, bottom: 90 }, seen)).toBe(-60);
  expect(wayTo({ top: 250, bottom: 350 }, seen)).toBe(50);
});

it('shows the beginning of what has no room', () => {
  expect(wayTo({ top: 150, bottom: 450 }, seen)).toBe(50);
  expect(wayTo({ top: 50, bottom: 450 }, seen)).toBe(-50);
});
