// @vitest-environment happy-dom
import { flushSync } from 'svelte';
import { expect, it, vi } from 'vitest';
import type { Move } from '../../protocol/index.ts';
import { labelOf, pointed, Pointing } from './pointed.svelte.ts';

it('says a name once', () => {
  expect(labelOf('End the expansion', 'End the expansion.')).toBe('End the expansion.');
  expect(labelOf('Titanium 1', 'Plan titanium 1.')).toBe('Plan titanium 1.');
  expect(labelOf('Sector 7', 'Enter it.')).toBe('Sector 7. Enter it.');
  expect(labelOf('Sector 7', null)).toBe('Sector 7');
});

it('forgets what is pointed at when another question comes', () => {
  let move = $state.raw<Move | null>({ notation: 'use 1', message: ['.move.use'] });
  const preview = vi.fn();
  let pointing: Pointing | undefined;
  const stop = $effect.root(() => {
    pointing = new Pointing(preview, () => 'Slot 2', () => move);
  });
  flushSync();
  pointing?.point();
  expect(pointed.name).toBe('Slot 2');
  expect(preview).toHaveBeenLastCalledWith('use 1');

  move = null;
  flushSync();
  expect(pointed.name).toBe('');
  expect(preview).toHaveBeenLastCalledWith(null);
  stop();
});

it('leaves alone what others point at', () => {
  const stop = $effect.root(() => {
    new Pointing(vi.fn(), () => 'Slot 3', () => null);
  });
  flushSync();
  pointed.name = 'Slot 1';
  stop();
  expect(pointed.name).toBe('Slot 1');
  pointed.name = '';
});
