import { expect, it } from 'vitest';
import type { Message, Move } from '../protocol/index.ts';
import { always, asking, by, numberOf, Targets, type Pointers } from './targets.ts';

const POINTERS: Pointers = {
  '.enter': by('sector', 'place'), '.slot': by('slot', 'side', 'slot'), '.pay': asking('track', 'company'), '.step': by('track', 'company'),
  '.stop': always('stop'),
};
const enter: Move = { notation: 'enter 5', message: ['.enter', { 'place@sector': '5', energy: 2 }] };
const pay: Move = { notation: 'pay', message: ['.pay', { coins: 2 }] };
const step: Move = { notation: 'step', message: ['.step', { '@company': 'tawac' }] };
const slot: Move = { notation: 'slot 3', message: ['.slot', { slot: 3, '@side': 'night' }] };
const stop: Move = { notation: 'stop', message: ['.stop'] };
const unknown: Move = { notation: 'x', message: ['.of_tomorrow'] };
const asked = (prompt: Message, ...moves: Move[]) => ({ prompt, kinds: [], moves });

it('finds the thing that a move is done to', () => {
  const targets = new Targets(POINTERS, asked(['.ask', { '@company': 'tawac' }], enter, pay, slot, stop, step, unknown));
  expect(targets.one('sector', 5)).toBe(enter);
  expect(targets.one('sector', 6)).toBeNull();
  expect(targets.one('slot', 'night', 3)).toBe(slot);
  expect(targets.at('track', 'tawac')).toEqual([pay, step]);
  expect(targets.has('stop')).toBe(true);
  expect(targets.others).toEqual([unknown]);
  expect(targets.size).toBe(4);
});

it('knows what there is of a kind', () => {
  const targets = new Targets(POINTERS, asked(['.ask'], enter, stop));
  expect(targets.any('sector')).toBe(true);
  expect(targets.any('stop')).toBe(true);
  expect(targets.any('sect')).toBe(false);
  expect(targets.ids('sector')).toEqual(['5']);
  expect(new Targets(POINTERS, null).size).toBe(0);
});

it('reads a number that a move names', () => {
  expect(numberOf(enter, 'energy')).toBe(2);
  expect(numberOf(enter, 'price')).toBeNull();
  expect(numberOf(null, 'energy')).toBeNull();
});
