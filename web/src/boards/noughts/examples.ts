// A game that has just begun.
import type { Example } from '../examples.ts';

export const EXAMPLES: readonly Example[] = [
  {
    you: 1, view: { cells: [null, 'X', null, null, null, null, null, null, null] },
    asked: { prompt: ['.prompt'], moves: [{ id: '.mark', args: ['@cell'], move: '{@cell}', of: [['a1', 'c1', 'a2', 'b2', 'c2', 'a3', 'b3', 'c3']] }] },
  },
];
