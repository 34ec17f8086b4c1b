import { expect, test } from 'vitest';
import { withNotices } from './log.ts';
import type { LogStep } from './types.ts';

const log: LogStep[] = [[0, ['.set_up']], [1, ['.placed']], [4, ['.passed']]];

test('notices stand behind the step they followed', () => {
  expect(withNotices(log, [[1, ['a']], [2, ['b']], [4, ['c']], [9, ['d']]])).toEqual([
    [0, ['.set_up']],
    [1, ['.placed'], ['a'], ['b']],
    [4, ['.passed'], ['c'], ['d']],
  ]);
});

test('who sat down is named before the set-up', () => {
  expect(withNotices(log, [[0, ['joined']]])[0]).toEqual([0, ['joined'], ['.set_up']]);
});

test('before the game there are notices alone', () => {
  expect(withNotices([], [[0, ['joined']]])).toEqual([[0, ['joined']]]);
  expect(withNotices([], [])).toEqual([]);
});
