import { expect, it } from 'vitest';
import { lunaProgress } from './luna.ts';
import { piecesOf, sidesOf } from './parts.ts';
import { nearest } from './rove.ts';
import { messageOf } from '../said.ts';
import type { Luna } from './view.ts';

it('turns sentences of the view into messages', () => {
  const said = {
    id: 'skymines.plan.lettered',
    args: {
      needs: [{ id: 'skymines.need.resource', args: { type: { type: 'carbon' }, n: 2 } }],
      reward: [{ id: 'skymines.reward.track', args: { company: { company: 'tawac' }, n: 3 } }],
    },
  };
  expect(messageOf(said)).toEqual([
    'skymines.plan.lettered',
    { needs: [['skymines.need.resource', { 'type@type': 'carbon', n: 2 }]], reward: [['skymines.reward.track', { 'company@company': 'tawac', n: 3 }]] },
  ]);
  const { needs, reward } = sidesOf(said);
  expect(needs.flatMap((need) => piecesOf(messageOf(need)))).toEqual([{ icon: 'carbon', n: 2 }]);
  expect(reward.flatMap((part) => piecesOf(messageOf(part)))).toEqual([{ icon: 'track', n: 3, of: 'tawac' }]);
});

it('knows the symbols of messages from the wire too', () => {
  expect(piecesOf(['.need.and_same', { '@type': 'carbon', first: 3, n: 2 }])).toEqual([{ icon: 'carbon', n: 3 }, { icon: 'same', n: 2 }]);
  expect(piecesOf(['.something.new'])).toEqual([]);
});

it('finds the nearest thing in a direction', () => {
  const all = [{ x: 10, y: 0 }, { x: 30, y: 0 }, { x: 0, y: 10 }, { x: -5, y: 1 }];
  const here = { x: 0, y: 0 };
  expect(['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp', 'x'].map((key) => nearest(here, all, key))).toEqual([0, 2, 3, null, null]);
});

it('tells how far Luna has come', () => {
  const card = { card: 'I-8', left: 0, right: 3, scientists: 1, grade: 1 };
  const does = [{ id: 'skymines.luna_does.research', args: { n: 3 } }];
  const slots = [
    { open: false, face_down: false, card: null }, { open: true, face_down: false, card, does },
    { open: true, face_down: true, card: null }, { open: true, face_down: true, card: null },
  ];
  expect(lunaProgress({ slots } as unknown as Luna)).toEqual({ latest: card, at: 1, does, toCome: 2 });
  expect(lunaProgress({ slots: slots.slice(2) } as unknown as Luna)).toEqual({ latest: null, at: -1, does: [], toCome: 2 });
});
