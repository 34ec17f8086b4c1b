import { expect, it } from 'vitest';
import type { Message, Move } from '../../protocol/index.ts';
import { cardsOf, Choices, moveWith, numberOf, richest } from './targets.ts';

const one = (card: string): Message => ['.one_card', { '@card': card }];
const using = (value: number, ...cards: string[]): Move => ({
  notation: `with ${cards.join(',')}`, message: ['.move.with_cards', { cards: cards.map(one), value }],
});
const asked = (prompt: Message, ...moves: Move[]) => ({ prompt, moves, kinds: moves.map((move) => ({ id: move.message[0], moves: [move] })) });

it('finds the thing that a move is done to', () => {
  const enter: Move = { notation: 'enter 5', message: ['.move.enter', { 'place@sector': '5', energy: 2 }] };
  const pay: Move = { notation: 'pay', message: ['.move.pay', { coins: 2 }] };
  const choices = new Choices(asked(['.ask.barrier', { '@company': 'tawac' }], enter, pay, { notation: 'x', message: ['.move.of_tomorrow'] }));
  expect(choices.one('sector:5')).toBe(enter);
  expect(numberOf(choices.one('sector:5'), 'energy')).toBe(2);
  expect(choices.at('track:tawac')).toEqual([pay]);
  expect(choices.any('sector')).toBe(true);
  expect(choices.any('sect')).toBe(false);
  expect(choices.one('sector:6')).toBeNull();
  expect(choices.others.map(({ notation }) => notation)).toEqual(['x']);
});

it('finds the move for a set of cards', () => {
  const moves = [using(1, 'A'), using(3, 'A', 'B'), using(2, 'B')];
  expect(cardsOf(moves[1] as Move)).toEqual(['A', 'B']);
  expect(moveWith(moves, new Set(['B', 'A']))).toBe(moves[1]);
  expect(moveWith(moves, new Set())).toBeNull();
  expect(richest(moves)).toBe(moves[1]);
});
