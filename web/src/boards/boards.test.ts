// @vitest-environment happy-dom
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, it, vi } from 'vitest';
import type { Move } from '../protocol/index.ts';
import type { BoardComponent, BoardProps } from './props.ts';
import { loadBoard } from './registry.ts';

const moves: Move[] = ['a1', 'b2'].map((cell) => ({ notation: cell, message: ['.mark', { '@cell': cell }] }));
const props = (more: Partial<BoardProps> = {}): BoardProps => ({
  view: { cells: [null, 'X', null, null, null, null, null, null, null] },
  asked: { prompt: ['.prompt'], kinds: [{ id: '.mark', moves }], moves },
  you: 0, choose: vi.fn(), preview: vi.fn(), highlight: null, say: (message) => message.flat().map(String).join(' '),
  seatName: (seat) => `seat ${seat}`, ...more,
});

let shown: ReturnType<typeof mount> | null = null;
function show(Board: BoardComponent, given: BoardProps): HTMLElement {
  shown = mount(Board, { target: document.body, props: given });
  flushSync();
  return document.body;
}
afterEach(async () => {
  if (shown) await unmount(shown);
  shown = null;
});
const named = (root: Element, name: RegExp): Element | undefined =>
  [...root.querySelectorAll('[role=button]')].find((element) => name.test(element.getAttribute('aria-label') ?? ''));

it('lets a legal cell be chosen by click and by key, and no other', async () => {
  const { Board, plain } = await loadBoard('noughts');
  expect(plain).toBe(false);
  const given = props();
  const root = show(Board, given);
  named(root, /^b2/)?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  named(root, /^a1/)?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
  named(root, /^c3/)?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  named(root, /^b1: cross/)?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  expect(vi.mocked(given.choose).mock.calls).toEqual([['b2'], ['a1']]);
  expect(named(root, /^c3/)?.getAttribute('aria-disabled')).toBe('true');
});

it('has a board for any game: every move is a button', async () => {
  const { Board, plain } = await loadBoard('a-game-of-tomorrow');
  expect(plain).toBe(true);
  const given = props();
  const buttons = show(Board, given).querySelectorAll('button');
  expect(buttons).toHaveLength(2);
  buttons[1]?.click();
  expect(vi.mocked(given.choose).mock.calls).toEqual([['b2']]);
});
