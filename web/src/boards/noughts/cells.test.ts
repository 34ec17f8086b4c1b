import { expect, it } from 'vitest';
import { cellsOf, neighbour } from './cells.ts';

it('names the cells row by row', () => {
  const cells = cellsOf({ cells: ['X', null, 'O', null, null, null, null, null, null] });
  expect(cells.map((cell) => cell.name).join(' ')).toBe('a1 b1 c1 a2 b2 c2 a3 b3 c3');
  expect(cells.slice(0, 3).map((cell) => cell.mark)).toEqual(['X', null, 'O']);
});

it('knows neighbours', () => {
  expect(neighbour(4, 'ArrowUp')).toBe(1);
  expect(neighbour(4, 'ArrowLeft')).toBe(3);
  expect(neighbour(2, 'ArrowRight')).toBeNull();
  expect(neighbour(4, 'a')).toBeNull();
});
