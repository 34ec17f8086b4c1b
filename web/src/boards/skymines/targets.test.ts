import { expect, it } from 'vitest';
import type { Message, Move } from '../../protocol/index.ts';
import { cardsOf, moveWith, richest } from './targets.ts';

const one = (card: string): Message => ['.one_card', { '@card': card }];
const using = (value: number, ...cards: string[]): Move => ({
  notation: `with ${cards.join(',')}`, message: ['.move.with_cards', { cards: cards.map(one), value }],
});

it('finds the move for a set of cards', () => {
  const moves = [using(1, 'A'), using(3, 'A', 'B'), using(2, 'B')];
  expect(cardsOf(moves[1] as Move)).toEqual(['A', 'B']);
  expect(moveWith(moves, new Set(['B', 'A']))).toBe(moves[1]);
  expect(moveWith(moves, new Set())).toBeNull();
  expect(richest(moves)).toBe(moves[1]);
});
