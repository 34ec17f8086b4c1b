// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { drag, type Load } from './drag.svelte.ts';

const load: Load = { kind: 'tile', tile: { tile: 'water', title: 'Water condenser' } };
const pickUp = vi.fn();
const drop = vi.fn();
const pointer = (type: string, x: number, y: number): PointerEvent =>
  new PointerEvent(type, { clientX: x, clientY: y, button: 0, pointerId: 1, bubbles: true });

function over(takes: string): void {
  document.body.innerHTML = `<b data-drop="on [0,0]" data-takes="${takes}"><i></i></b>`;
  document.elementFromPoint = () => document.querySelector('i');
}
beforeEach(() => {
  vi.clearAllMocks();
  drag.begin(pointer('pointerdown', 10, 10), load, pickUp, drop);
});
afterEach(() => window.dispatchEvent(pointer('pointerup', 0, 0)));

it('is a click until it moves', () => {
  window.dispatchEvent(pointer('pointermove', 12, 11));
  expect(drag.load).toBeNull();
  window.dispatchEvent(pointer('pointerup', 12, 11));
  expect(pickUp).not.toHaveBeenCalled();
  expect(drop).not.toHaveBeenCalled();
});

it('picks up once and drops where that is asked for', () => {
  over('Water condenser');
  for (const x of [30, 60, 90]) window.dispatchEvent(pointer('pointermove', x, 10));
  expect(drag.load).toBe(load);
  const up = pointer('pointerup', 90, 10);
  window.dispatchEvent(up);
  expect(pickUp).toHaveBeenCalledTimes(1);
  expect(drop.mock.calls).toEqual([['on [0,0]']]);
  expect(drag.load).toBeNull();
  expect(drag.isEcho(up)).toBe(true);
});

it('does not drop it where something else is asked for', () => {
  over('Landing pad');
  window.dispatchEvent(pointer('pointermove', 60, 10));
  window.dispatchEvent(pointer('pointerup', 60, 10));
  expect(pickUp).toHaveBeenCalledTimes(1);
  expect(drop).not.toHaveBeenCalled();
});
