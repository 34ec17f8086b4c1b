// @vitest-environment happy-dom
// The board in words, and the names of things.
import { flushSync, mount, unmount } from 'svelte';
import { expect, it } from 'vitest';
import { GLYPHS } from '../../icons/luna-capital/glyphs.ts';
import { kindOf } from '../../icons/luna-capital/tiles.ts';
import { EXAMPLES } from './examples.ts';
import { messageOf } from '../said.ts';
import { titleOf } from './names.ts';
import { nextInRow } from './roving.svelte.ts';
import Text from './Text.svelte';
import { patternCells, signOf } from './ticket-sign.ts';
import { viewOf } from './view.ts';

it('tells every city, set and concession', async () => {
  for (const { view } of EXAMPLES) {
    const text = mount(Text, { target: document.body, props: { view, seatName: (seat: number) => `seat ${seat}` } });
    flushSync();
    const { players, display, concessions } = viewOf(view);
    const words = document.body.textContent;
    for (const { seat } of players) expect(words).toContain(`City of seat ${seat}`);
    for (const { space } of display) expect(words).toContain(`Space ${space}: card`);
    for (const { family, plots } of players.flatMap((player) => player.city.groups))
      expect(words).toMatch(new RegExp(`Group of ${plots.length} at [-\\d,; ]+: .*${family}`));
    for (const { have, need } of concessions)
      if (have?.[0] !== undefined && need > 1) expect(words).toContain(have[0] === need ? 'seat 0: met' : `seat 0: ${have[0]} of ${need}`);
    for (const { concession } of concessions) expect(words).toContain(`${concession}, `);
    await unmount(text);
  }
});

it('has a drawing and a title for everything that lies on a plot or the display', () => {
  for (const { view } of EXAMPLES) {
    const { players, display } = viewOf(view);
    const contents = players.flatMap((player) => player.city.plots.map((plot) => plot.content)).filter((content) => content !== 'empty');
    for (const content of contents) expect(GLYPHS, content).toHaveProperty(kindOf(content));
    for (const { tile, title } of display.flatMap((set) => set.tiles)) expect(titleOf(tile)).toBe(title);
  }
});

it('makes a message of a condition, and a sign for it', () => {
  const column = messageOf({ id: 'luna.condition.column', args: { family: { family: 'sales' } } });
  expect(column).toEqual(['luna.condition.column', { 'family@family': 'sales' }]);
  expect(signOf(column)).toBe('sales_office');
  const pattern = messageOf({ id: 'luna.condition.pattern', args: { count: 3, pattern: 'XX/.X' } });
  expect(signOf(pattern)).toBeNull();
  expect(patternCells(pattern)).toEqual([[0, 0], [0, 1], [1, 1]]);
});

it('goes along a row by arrow keys', () => {
  expect(nextInRow(['a', 'b', 'c'], 'b', 'ArrowRight')).toBe('c');
  expect(nextInRow(['a', 'b', 'c'], 'a', 'ArrowLeft')).toBeNull();
  expect(nextInRow(['a', 'b', 'c'], 'a', 'Enter')).toBeNull();
});
