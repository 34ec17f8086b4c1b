import { describe, expect, it } from 'vitest';
import { flightsBetween, type Seen } from './flights.ts';

const at = (piece: string, x: number, y = 0): Seen => ({ piece, x, y, left: 0, top: 0, element: {} });

describe('flights', () => {
  it('lead from the place that was left to the place that was taken', () => {
    const before = [at('card 1', 0), at('card 2', 100)];
    const after = [at('card 1', 300), at('card 2', 100)];
    expect(flightsBetween(before, after)).toEqual([{ from: before[0], to: after[0] }]);
  });

  it('do not begin for what only shifts a little, comes from outside or leaves for good', () => {
    expect(flightsBetween([at('tile', 0), at('gone', 50)], [at('tile', 10, 10), at('new', 400)])).toEqual([]);
  });

  it('do not begin when the board makes room', () => {
    const card = at('card 1', 0);
    expect(flightsBetween([card], [{ ...card, y: 100 }])).toEqual([]);
    expect(flightsBetween([card], [{ ...card, y: 100, top: 100, element: {} }])).toEqual([]);
  });

  it('do not lead from one city to another', () => {
    const before = [{ ...at('tile', 0), of: '0' }];
    expect(flightsBetween(before, [{ ...at('tile', 300), of: '1' }])).toEqual([]);
    expect(flightsBetween(before, [{ ...at('tile', 300), of: '0' }])).toHaveLength(1);
    expect(flightsBetween([at('tile', 0)], [{ ...at('tile', 300), of: '1' }])).toHaveLength(1);
    expect(flightsBetween(before, [at('tile', 300)])).toHaveLength(1);
  });

  it('take one of several equal pieces, and each only once', () => {
    const before = [at('tile', 0), at('tile', 100)];
    const after = [at('tile', 100), at('tile', 500), at('tile', 700)];
    expect(flightsBetween(before, after)).toEqual([{ from: before[0], to: after[1] }]);
  });
});
