import { expect, it } from 'vitest';
import { outlineOf } from './outline.ts';

it('puts what is short on one line and goes into what is not', () => {
  const long = Array.from({ length: 30 }, (_, at) => ({ card: `K${at}`, number: at }));
  expect(outlineOf({ round: 1, over: false, goods: { wood: 2, wheat: 0 }, hand_size: null, deck: [] })).toEqual([
    { label: 'round', text: '1', inside: [] },
    { label: 'over', text: '✗', inside: [] },
    { label: 'goods', text: 'wood 2, wheat 0', inside: [] },
    { label: 'hand size', text: '–', inside: [] },
    { label: 'deck', text: '–', inside: [] },
  ]);
  const [cards] = outlineOf({ cards: long });
  expect(cards?.inside).toHaveLength(30);
  expect(cards?.inside[2]).toEqual({ label: '3', text: 'card K2, number 2', inside: [] });
});

it('keeps apart what is inside', () => {
  expect(outlineOf({ spaces: [{ space: '0,1', card: { card: '1W', owner: 1 } }] })[0]?.text).toBe('(space 0,1, card (card 1W, owner 1))');
});

it('leaves out what is only for drawing', () => {
  expect(outlineOf({ sector: 1, shape: { outline: [[1, 2]] } })).toHaveLength(1);
});
