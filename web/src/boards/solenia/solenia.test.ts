import { expect, it } from 'vitest';
import type { Move } from '../../protocol/index.ts';
import { targetsOf } from './targets.ts';
import { cardPath, neighbour, placeOf, stripAt } from './geometry.ts';
import { departureOf, signsOf } from './signs.ts';
import { covers, eachGood, readView, type Row } from './view.ts';

const asked = (...moves: Move[]) => ({ prompt: ['.ask'] as const, kinds: [], moves });
const goods = { wood: 0, stone: 0, wheat: 0, water: 0 };

it('finds each move by the thing it is about', () => {
  const targets = targetsOf(asked(
    { notation: 'at 2,1', message: ['.move.island', { '@space': '2,1', '@terrain': 'wood', price: 2 }] },
    { notation: 'slot 3', message: ['.move.slot', { slot: 3, '@side': 'night', '@power': 'Well Crews' }] },
    { notation: 'drop W', message: ['.move.drop', { '@good': 'wood' }] },
    { notation: 'gain A', message: ['.move.gain', { '@good': 'water' }] },
    { notation: 'draft IH-D2+IH-N1', message: ['.move.draft_pair', { 'day@half': 'Far Trade', 'night@half': 'Full Holds' }] },
    { notation: 'keep', message: ['.move.keep'] },
  ));
  expect(targets.one('space', '2,1')?.notation).toBe('at 2,1');
  expect(targets.one('slot', 'night', 3)?.notation).toBe('slot 3');
  expect(targets.ids('stored')).toEqual(['wood']);
  expect(targets.one('supply', 'water')?.notation).toBe('gain A');
  expect(targets.one('pair', 'Far Trade', 'Full Holds')?.notation).toBe('draft IH-D2+IH-N1');
  expect(targets.others.map(({ notation }) => notation)).toEqual(['keep']);
});

it('lays the strip that leaves next nearest to the viewer', () => {
  expect(stripAt(0).y).toBeGreaterThan(stripAt(4).y);
  expect(placeOf('0,4').x).toBeGreaterThan(placeOf('0,0').x);
});

it('knows neighbours, and none beyond the edge', () => {
  const rows = Array.from({ length: 5 }, (_, row): Row => ({
    strip: `ST${row}`, face: 'day', spaces: Array.from({ length: 5 }, (__, column) => ({ space: `${row},${column}`, terrain: 'wood' })),
  }));
  expect(neighbour('2,2', 'ArrowUp', rows)).toBe('3,2');
  expect(neighbour('2,2', 'ArrowLeft', rows)).toBe('2,1');
  expect(neighbour('0,2', 'ArrowDown', rows)).toBeNull();
  expect(neighbour('2,4', 'ArrowRight', rows)).toBeNull();
  expect(neighbour('2,2', 'x', rows)).toBeNull();
});

it('cuts a hole into a card', () => {
  expect(cardPath(90, 70, 20).match(/Z/g)).toHaveLength(2);
});

it('reads from the name of a card what it brings when its strip leaves', () => {
  expect(departureOf('0WS')).toEqual([{ symbol: 'wood' }, { symbol: 'stone' }]);
  expect(departureOf('2*H')).toEqual([{ symbol: 'star' }, { symbol: 'wheat' }]);
  expect(departureOf('0@2')).toEqual([{ symbol: 'site' }, { symbol: 'site' }]);
});

it('shows bonuses in symbols', () => {
  expect(signsOf({ type: 'gain_one_of', count: 0, goods: { ...goods, wood: 1, wheat: 1 } })).toEqual({ signs: [{ symbol: 'wood' }, { symbol: 'wheat' }], choice: true });
  expect(signsOf({ type: 'stars', count: 5, goods }).signs).toEqual([{ symbol: 'star', text: '5' }]);
  expect(signsOf({ type: 'storage', count: 1, goods }).signs).toEqual([{ symbol: 'storage', text: '+1' }]);
});

it('knows which orders the goods in storage are enough for', () => {
  expect(covers({ ...goods, wood: 2, water: 1 }, { wood: 2, water: 1 })).toBe(true);
  expect(covers({ ...goods, wood: 2 }, { wood: 2, water: 1 })).toBe(false);
});

it('lists goods one by one, and has no view before the start', () => {
  expect(eachGood({ water: 1, wood: 2 })).toEqual(['wood', 'wood', 'water']);
  expect(readView(null)).toBeNull();
});
