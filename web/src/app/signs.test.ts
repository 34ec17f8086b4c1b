import { expect, it } from 'vitest';
import { signOf, signsIn } from './signs.ts';

it('gives every seat a sign of its own', () => {
  expect([0, 1, 2, 3].map((seat) => signOf([], seat).mark)).toEqual(['circle', 'triangle', 'square', 'diamond']);
  expect(signOf([], 4)).toEqual(signOf([], 0));
});

it('takes those of the game where the view names colour and mark', () => {
  const signs = signsIn({ players: [{ colour: 'violet', mark: 'square' }, { colour: 'blue' }, { colour: 'green', mark: 'circle' }] });
  expect(signOf(signs, 0)).toEqual({ colour: 'violet', mark: 'square' });
  expect(signOf(signs, 1).colour).toBe('teal');
  expect(signOf(signs, 2).colour).toBe('pink');
  expect(signsIn(null)).toEqual([]);
});
