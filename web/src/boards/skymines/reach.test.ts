// @vitest-environment happy-dom
// Every legal move of every example can be made by clicking: on the board, in the hand, or after
// picking cards there.
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import catalogue from '../../../../messages/en/skymines.json';
import { Words } from '../../i18n/words.ts';
import texts from '../../i18n/ui/en/skymines.json';
import type { Message, Move } from '../../protocol/index.ts';
import { speech } from '../../i18n/speech.svelte.ts';
import { propsOf, type Example } from '../examples.ts';
import type { BoardProps } from '../props.ts';
import Board from './Board.svelte';
import { EXAMPLES, exampleNamed } from './examples.ts';
import Hand from './Hand.svelte';
import Text from './Text.svelte';
import { cardsOf } from './targets.ts';

const ours = Object.entries(texts).map(([key, text]) => [`ui.${key}`, text]);
speech.words = new Words('en', { ...catalogue, ...Object.fromEntries(ours) });
const place = { area: 'skymines', seatName: (seat: number): string => `seat ${seat}` };
const PATIENCE = 30_000;

const shown: ReturnType<typeof mount>[] = [];
afterEach(async () => {
  for (const one of shown.splice(0)) await unmount(one);
  document.body.replaceChildren();
});

function show(example: Example): BoardProps {
  const props = { ...propsOf(example), say: (message: Message) => speech.say(message, place) };
  for (const Part of [Board, Hand]) shown.push(mount(Part, { target: document.body, props }));
  flushSync();
  return props;
}

const nameOf = (spot: Element | undefined): string => spot?.querySelector('.visually-hidden, title')?.textContent ?? '';
const controls = (): Element[] => [...document.querySelectorAll('[data-spot][data-move][aria-disabled=false]')];
const controlFor = (move: Move): Element | undefined => controls().find((spot) => spot.getAttribute('data-move') === move.notation);
function click(element: Element | undefined): void {
  element?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  flushSync();
}
const pickable = (card: string): Element | undefined =>
  [...document.querySelectorAll('[data-pick]')].find((spot) => nameOf(spot).includes(card));

/** Picks what a move consists of, where one click does not do it. */
function prepare(move: Move): void {
  const [id, args = {}] = move.message;
  if (id === '.move.plan_in_slot') click(pickable(String(args['@card'])));
  if (id !== '.move.with_cards') return;
  const wanted = new Set(cardsOf(move));
  const all = [...document.querySelectorAll('[data-pick]')];
  for (const spot of all) {
    const label = nameOf(spot);
    const isWanted = [...wanted].some((card) => label.includes(card));
    if (isWanted !== (spot.getAttribute('aria-pressed') === 'true')) click(spot);
  }
}

// A missing word, or an argument that nobody gave.
const NONSENSE = /undefined|NaN|\[object|\{\w+\}|skymines\.\w/;

describe('every legal move has something to click', () => {
  EXAMPLES.forEach((example, at) => {
    const decision = (example.view as { decision: string }).decision;
    it(`${at + 1}: ${decision}, ${example.mode}`, () => {
      const props = show(example);
      for (const move of props.asked?.moves ?? []) {
        prepare(move);
        const control = controlFor(move);
        expect(control, move.notation).toBeDefined();
        expect(nameOf(control), move.notation).toContain(speech.say(move.message, place));
        click(control);
        expect(vi.mocked(props.choose).mock.lastCall, move.notation).toEqual([move.notation]);
      }
    }, PATIENCE);
  });
});

it('answers nothing where nothing is legal', () => {
  const props = show({ ...exampleNamed('menu'), asked: null });
  for (const spot of document.querySelectorAll('[data-spot]')) {
    click(spot);
    expect(nameOf(spot)).not.toMatch(NONSENSE);
  }
  expect(props.choose).not.toHaveBeenCalled();
}, PATIENCE);

it('shows everything to who only watches', () => {
  const props = show({ ...exampleNamed('menu'), asked: null, you: null });
  const spots = [...document.querySelectorAll('[data-spot]')];
  expect(spots.length).toBeGreaterThan(80);
  for (const spot of spots) expect(spot.getAttribute('aria-disabled')).toBe('true');
  expect(props.choose).not.toHaveBeenCalled();
}, PATIENCE);

it('keeps one thing of each region in the order of Tab', () => {
  show(exampleNamed('expand_entry'));
  for (const region of document.querySelectorAll('[data-region]')) {
    const spots = [...region.querySelectorAll('[data-spot]')];
    const inOrder = spots.filter((spot) => spot.getAttribute('tabindex') === '0');
    expect(inOrder.length).toBe(Math.min(1, spots.length));
  }
}, PATIENCE);

it('shows every kind of move', () => {
  const kinds = new Set(EXAMPLES.flatMap(({ asked }) => asked?.moves.map(({ id }) => id) ?? []));
  expect(kinds.size).toBeGreaterThan(45);
  expect(new Set(EXAMPLES.map(({ mode }) => mode)).size).toBeGreaterThan(5);
});

it('shows the boards of the others, Luna included, and comes back', () => {
  const example = EXAMPLES.find(({ view }) => (view as { lunas: readonly unknown[] }).lunas.length > 1);
  if (!example) throw new Error('no example with Lunas');
  show({ ...example, asked: null });
  const tabs = [...document.querySelectorAll<HTMLButtonElement>('.tabs button')];
  const board = (): string | null | undefined => document.querySelector('[aria-label^="Board of"]')?.getAttribute('aria-label');
  const mine = board();
  click(tabs.at(-1));
  expect(board()).not.toBe(mine);
  click(tabs[0]);
  expect(board()).toBe(mine);
}, PATIENCE);

it('tells every position in words', () => {
  const some = EXAMPLES.filter((_, at) => at % 6 === 0);
  for (const { view } of some) {
    shown.push(mount(Text, { target: document.body, props: { view, seatName: place.seatName } }));
    flushSync();
  }
  expect(document.querySelectorAll('h3').length).toBeGreaterThan(some.length * 8);
  expect(document.body.textContent).not.toMatch(NONSENSE);
}, PATIENCE);
