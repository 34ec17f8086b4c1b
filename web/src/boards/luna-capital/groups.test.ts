// @vitest-environment happy-dom
// Groups, progress and points: what the server counts is drawn and said as it is.
import { flushSync, mount, unmount } from 'svelte';
import { expect, it } from 'vitest';
import { propsOf, questionOf } from '../examples.ts';
import Board from './Board.svelte';
import { EXAMPLES } from './examples.ts';
import { pointsTag } from './city-spots.ts';
import { outlinesOf } from './groups.ts';
import { progressOf } from './names.ts';
import { viewOf, type City, type Place } from './view.ts';

const cityWith = (plots: readonly (readonly Place[])[]): City => ({
  cards: [],
  plots: plots.map((cells) => ({ cells, content: 'water', tile: true })),
  groups: [{ family: 'water', plots: plots.map((_, at) => at) }],
});
const lineAround = (...plots: (readonly Place[])[]): string => outlinesOf(cityWith(plots))[0]?.path ?? '';
const corners = (path: string): number => path.split('Q').length - 1;
const lines = (path: string): number => path.split('Z').length - 1;

it('draws one line around a group', () => {
  expect(corners(lineAround([[0, 0]], [[0, 1]]))).toBe(4);
  expect(corners(lineAround([[0, 0], [0, 1]], [[1, 1]]))).toBe(6);
  expect(lineAround([[0, 0]])).toBe('M41.4 1.6Q48.4 1.6 48.4 8.6L48.4 41.4Q48.4 48.4 41.4 48.4L8.6 48.4Q1.6 48.4 1.6 41.4L1.6 8.6Q1.6 1.6 8.6 1.6Z');
});

it('draws a line around a hole, and keeps cells apart that meet by a corner', () => {
  const ring: Place[] = [[0, 0], [0, 1], [0, 2], [1, 0], [1, 2], [2, 0], [2, 1], [2, 2]];
  expect(lines(lineAround(...ring.map((cell) => [cell])))).toBe(2);
  const hook: Place[] = [[0, 0], [0, 1], [0, 2], [1, 2], [2, 2], [2, 1], [1, 0]];
  const path = lineAround(...hook.map((cell) => [cell]));
  expect(lines(path)).toBe(1);
});

it('shows how many plots a group has, on the border of its first row', () => {
  const [outline] = outlinesOf(cityWith([[[1, 0]], [[0, 0], [0, 1]]]));
  expect(outline).toMatchObject({ family: 'water', size: 2, badge: { x: 100, y: 25 } });
});

it('tells points with their sign', () => {
  const on = (points: number): string => pointsTag({ notation: 'on', message: ['.move.on', { '@cell': '0,0', points }] });
  expect([on(3), on(-2), on(0)]).toEqual(['+3', '−2', '']);
  expect(pointsTag({ notation: 'beside', message: ['.move.beside', { '@cell': '0,0' }] })).toBe('');
});

it('tells how far a seat is with a concession', () => {
  const ticket = viewOf(EXAMPLES[0]?.view ?? null).concessions[0];
  if (!ticket) throw new Error('no concession');
  const told = (have: readonly number[], need: number): string[] => have.map((_, seat) => progressOf({ ...ticket, have, need }, seat));
  expect(told([0, 2, 3], 3)).toEqual(['0 of 3', '2 of 3', 'met']);
  expect(told([0, 1], 1)).toEqual(['not yet', 'met']);
});

it('shows groups, progress and points of a real game', async () => {
  const one = EXAMPLES.find(({ you, view }) => (viewOf(view).players[you]?.city.groups.length ?? 0) > 2 && viewOf(view).decision === 'place_plot');
  if (!one) throw new Error('no city with groups');
  const { concessions, players } = viewOf(one.view);
  const board = mount(Board, { target: document.body, props: propsOf(one) });
  flushSync();
  const texts = (selector: string): string[] => [...document.querySelectorAll(selector)].map((found) => found.textContent.trim());
  expect(texts('.group > text')).toEqual(players[one.you]?.city.groups.map((group) => String(group.plots.length)));
  const gains = (questionOf(one)?.moves ?? []).map(pointsTag).filter((tag) => tag !== '');
  expect(gains.length).toBeGreaterThan(1);
  expect(texts('.points > text').sort()).toEqual(gains.sort());
  expect(texts('.progress .mine')).toEqual(concessions.filter(({ have }) => have !== null).map((ticket) => progressOf(ticket, one.you)));
  await unmount(board);
});
