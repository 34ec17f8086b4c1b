import { expect, it } from 'vitest';
import type { Move } from '../../protocol/index.ts';
import { asksCity, looseToShow, targetsOf } from './targets.ts';

const move = (notation: string, id: string, args?: Record<string, string | number>): Move => ({
  notation, message: args ? [id, args] : [id],
});

const asked = (...moves: Move[]) => ({ prompt: ['.ask'] as const, kinds: [], moves });

it('finds the place of every kind of move', () => {
  const targets = targetsOf(asked(
    move('pass', '.move.no_effect'),
    move('play K01a', '.move.play', { '@card': 'K01a', number: 1 }),
    move('for 2', '.move.give_for', { '@card': 'K02a', number: 2, space: 2 }),
    move('shift 1:water+1', '.move.shift', { '@tile': 'Water condenser +1', space: 1, 'which@display_tile': '1:water+1' }),
    move('tile oxygen', '.move.tile', { '@tile': 'Oxygen collector' }),
    move('at [0,-1]', '.move.at', { '@position': '0,-1' }),
    move('lift [1,1]', '.move.lift', { '@tile': 'Oxygen collector', '@cell': '1,1' }),
  ));
  expect(targets.others.map((one) => one.notation)).toEqual(['pass']);
  expect(targets.one('card', 'K01a')?.notation).toBe('play K01a');
  expect(targets.one('space', 2)?.notation).toBe('for 2');
  expect(targets.one('display_tile', 1, 'water+1')?.notation).toBe('shift 1:water+1');
  expect(targets.one('tile', 'Oxygen collector')?.notation).toBe('tile oxygen');
  expect(targets.one('position', '0,-1')?.notation).toBe('at [0,-1]');
  expect(targets.one('cell', '1,1')?.notation).toBe('lift [1,1]');
  expect(['card', 'space', 'tile'].map((kind) => targets.ids(kind).length)).toEqual([1, 1, 1]);
  expect(asksCity(targets)).toBe(true);
});

it('leaves few moves to the frame', () => {
  const pass = move('pass', '.move.no_shift');
  const cells = [...'123456'].map((cell) => move(`on ${cell}`, '.move.on', { '@cell': cell }));
  expect(looseToShow(asked(pass), targetsOf(asked(pass)))).toEqual([]);
  const many = asked(pass, ...cells);
  expect(looseToShow(many, targetsOf(many))).toEqual([pass]);
});
