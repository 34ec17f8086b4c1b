// @vitest-environment happy-dom
// Positions from real games of every mode: each legal move has a control on the board or in the
// hand, and nothing else responds.
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { propsOf, type Example } from '../examples.ts';
import type { BoardProps } from '../props.ts';
import Board from './Board.svelte';
import { EXAMPLES } from './examples.ts';
import Hand from './Hand.svelte';
import Text from './Text.svelte';

/** Moves that are about no thing on the table; they are always few, so that the prompt has their buttons. */
const PROMPT_ONLY = ['.move.keep', '.move.place', '.move.discard'];
const FEW = 5;

const shown: ReturnType<typeof mount>[] = [];
function show(position: Example): BoardProps {
  const props = propsOf(position);
  shown.push(mount(Board, { target: document.body, props }), mount(Hand, { target: document.body, props }));
  flushSync();
  return props;
}
afterEach(async () => {
  await Promise.all(shown.splice(0).map((part) => unmount(part)));
});

const controls = (): Element[] => [...document.querySelectorAll('button:not([disabled], [aria-expanded]), [role=button]:not([aria-disabled=true])')];
const said = (told: BoardProps['preview'] | BoardProps['choose']): string[] =>
  [...new Set(vi.mocked(told as BoardProps['preview']).mock.calls.flatMap(([move]) => move ?? []))].sort();
const onTheTable = (props: BoardProps): string[] =>
  (props.asked?.moves ?? []).filter(({ message }) => !PROMPT_ONLY.includes(message[0])).map(({ notation }) => notation).sort();

// Drawing a whole table takes its time in a browser that is none.
describe('every decision', { timeout: 20_000 }, () => {
  for (const position of EXAMPLES) {
    it(`can be answered: ${position.name}`, () => {
      const props = show(position);
      const wanted = onTheTable(props);
      const all = controls();
      for (const control of all) {
        expect(control.getAttribute('aria-label') ?? control.textContent.trim()).not.toBe('');
        control.dispatchEvent(new PointerEvent('pointerenter'));
        control.dispatchEvent(new MouseEvent('click', { bubbles: true }));
      }
      expect(said(props.preview)).toEqual(wanted);
      expect(said(props.choose)).toEqual(wanted);
      vi.mocked(props.choose).mockClear();
      for (const control of all) {
        if (control instanceof HTMLButtonElement) control.click();
        else control.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
      }
      expect(said(props.choose)).toEqual(wanted);
      const count = props.asked?.moves.length ?? 0;
      expect(wanted.length === count || count <= FEW).toBe(true);
    });

    it(`is told in words: ${position.name}`, async () => {
      const text = mount(Text, { target: document.body, props: { view: position.view, seatName: (seat: number) => `seat ${seat}` } });
      flushSync();
      expect(document.body.textContent).toContain('seat 0');
      expect(document.body.textContent).not.toMatch(/ui\.|[{}]|undefined/);
      await unmount(text);
    });
  }
});

it('lets nobody who only watches act', () => {
  const position = EXAMPLES.find(({ name }) => name.startsWith('tile'));
  if (!position) throw new Error('no position with a choice of tiles');
  show({ ...position, asked: null, you: null });
  expect(controls()).toEqual([]);
});

it('leads from space to space with the arrow keys', () => {
  const position = EXAMPLES.find(({ name }) => name.startsWith('space'));
  if (!position) throw new Error('no position with a choice of spaces');
  show(position);
  const space = (name: string): HTMLElement | undefined =>
    [...document.querySelectorAll<HTMLElement>('.space')].find((element) => element.getAttribute('aria-label')?.startsWith(name));
  const press = (key: string): void => {
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    flushSync();
  };
  space('2,2')?.focus();
  for (const key of ['ArrowUp', 'ArrowUp', 'ArrowUp', 'ArrowLeft']) press(key);
  expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^4,1/);
  const inOrder = [...document.querySelectorAll('.space[tabindex="0"]')];
  expect(inOrder.map((element) => element.matches('.legal'))).toEqual([true]);
});

it('leads who chooses by keyboard on to the next choice', async () => {
  const [card, space] = [EXAMPLES.find(({ name }) => name.startsWith('card')), EXAMPLES.find(({ name }) => name.startsWith('space'))];
  if (!card || !space) throw new Error('no positions with a choice of cards and of spaces');
  show(card);
  const first = document.querySelector<HTMLElement>('button.card');
  first?.focus();
  first?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
  await Promise.all(shown.splice(0).map((part) => unmount(part)));
  show(space);
  expect(document.activeElement?.matches('.space.legal')).toBe(true);
});
