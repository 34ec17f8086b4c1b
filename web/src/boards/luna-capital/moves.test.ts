// @vitest-environment happy-dom
// Every legal move of real questions can be made on the board, in the hand or with the frame's few buttons,
// by pointer and by key.
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { propsOf, questionOf } from '../examples.ts';
import type { BoardProps } from '../props.ts';
import Board from './Board.svelte';
import { EXAMPLES, type LunaExample } from './examples.ts';
import Hand from './Hand.svelte';
import { viewOf } from './view.ts';

/** The frame makes buttons of this many moves. */
const FEW = 5;

const shown: ReturnType<typeof mount>[] = [];
function show(example: LunaExample): BoardProps {
  const props = propsOf(example);
  for (const Part of [Board, Hand]) shown.push(mount(Part, { target: document.body, props }));
  flushSync();
  return props;
}
afterEach(async () => {
  for (const part of shown.splice(0)) await unmount(part);
});
const controls = (): Element[] => [...document.querySelectorAll('[data-move]')];
const controlOf = (move: string): Element | undefined => controls().find((control) => control.getAttribute('data-move') === move);

it('has questions of every mode', () => {
  for (const players of [1, 2, 3, 4])
    for (const sponsors of [false, true]) expect(EXAMPLES.some((one) => one.players === players && one.sponsors === sponsors)).toBe(true);
  expect(new Set(EXAMPLES.map((one) => viewOf(one.view).decision)).size).toBe(19);
});

describe.each(EXAMPLES.map((one) => ({ name: `${viewOf(one.view).decision} of ${one.players}`, one })))('$name', ({ one }) => {
  const moves = questionOf(one)?.moves ?? [];
  const placed = moves.filter((move) => move.message[1] !== undefined);

  it('has a control for every move', () => {
    const props = show(one);
    const wanted = moves.length > FEW ? moves : placed;
    for (const move of wanted) {
      const control = controlOf(move.notation);
      expect(control, move.notation).toBeDefined();
      expect(control?.getAttribute('aria-disabled')).not.toBe('true');
      control?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    }
    expect(vi.mocked(props.choose).mock.calls.flat()).toEqual(wanted.map((move) => move.notation));
  });

  it('offers nothing else, and something by Tab', () => {
    const props = show(one);
    const legal = new Set(moves.map((move) => move.notation));
    for (const control of controls()) expect(legal).toContain(control.getAttribute('data-move'));
    for (const control of document.querySelectorAll('[aria-disabled=true]')) control.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    expect(props.choose).not.toHaveBeenCalled();
    if (placed.length > 0) expect(controls().some((control) => control.getAttribute('tabindex') !== '-1')).toBe(true);
  });
});
