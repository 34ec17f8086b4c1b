import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isReplay, type ReplayAnswer } from '../../protocol/index.ts';
import { changes, chartOf, tickStep } from './chart.ts';
import { Player } from './player.svelte.ts';
import { positionsOf, stepSaid } from './positions.ts';

const answer = JSON.parse(readFileSync(new URL('example.json', import.meta.url), 'utf8')) as ReplayAnswer;
const positions = positionsOf(answer);
const frame = { width: 220, height: 120, left: 10, right: 10, top: 10, bottom: 10 };

it('is checked at the border', () => {
  expect(isReplay(answer)).toBe(true);
  expect(isReplay({ ...answer, steps: [['1', {}]] })).toBe(false);
  expect(isReplay({ ...answer, doc: null })).toBe(false);
});

describe('the positions', () => {
  it('are made step by step, and earlier ones stay', () => {
    expect(positions).toHaveLength(6);
    expect(positions[0]?.view).toEqual({ cells: Array(9).fill(null) });
    expect(positions[2]?.view).toEqual({ cells: ['O', null, null, null, 'X', null, null, null, null] });
    expect(positions.at(-1)?.scores?.total).toEqual([1, 0]);
    expect(positions[0]?.scores?.total).toEqual([0, 0]);
  });
  it('know the latest step that was told', () => {
    expect(stepSaid(answer.log, 0)).toBeNull();
    expect(stepSaid([[1, ['.a']], [4, ['.b']]], 3)).toBe(1);
  });
});

describe('the chart', () => {
  it('has a line for each seat from left to right', () => {
    const chart = chartOf(positions, frame);
    expect(chart.lines.map((line) => line.points.length)).toEqual([6, 6]);
    expect(chart.lines[0]?.points.at(-1)).toEqual({ x: 210, y: 10 });
    expect(chart.lines[1]?.points.at(-1)).toEqual({ x: 210, y: 110 });
    expect(chart.lines.map((line) => line.total)).toEqual([1, 0]);
  });
  it('finds the position under the pointer', () => {
    const chart = chartOf(positions, frame);
    for (const at of [0, 3, 5]) expect(chart.at(chart.x(at) + 2)).toBe(at);
    expect(chart.at(-50)).toBe(0);
    expect(chart.at(900)).toBe(5);
  });
  it('has few and round ticks', () => {
    expect([1, 7, 48, 63, 171].map(tickStep)).toEqual([1, 2, 20, 20, 50]);
  });
  it('is also a table of changes', () => {
    expect(changes(positions).map((position) => position.step)).toEqual([0, 5]);
  });
});

it('plays until the end and begins again', () => {
  const player = new Player(positions);
  player.toggle();
  for (let n = 0; n < 9; n += 1) player.tick();
  expect([player.at, player.playing]).toEqual([5, false]);
  player.toggle();
  expect([player.at, player.playing]).toEqual([0, true]);
  player.step(-1);
  expect([player.at, player.playing]).toEqual([0, false]);
});
