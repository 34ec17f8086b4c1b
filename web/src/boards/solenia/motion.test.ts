// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { duration } from '../duration.ts';
import { receive, rise, sink } from './motion.ts';

const root = document.documentElement;
afterEach(() => root.style.removeProperty('--quick'));

it('takes its time from the theme, and none where motion is not wanted', () => {
  root.style.setProperty('--quick', '180ms');
  expect(duration()).toBeGreaterThan(180);
  expect(duration()).toBeLessThanOrEqual(300);
  root.style.setProperty('--quick', '0ms');
  expect(duration()).toBe(0);
  expect(rise(document.createElement('g'))).toMatchObject({ delay: 0, duration: 0 });
});

it('takes a leaving strip out of play at once', () => {
  const strip = document.createElement('g');
  sink(strip);
  expect(strip.hasAttribute('inert')).toBe(true);
  expect(strip.getAttribute('pointer-events')).toBe('none');
});

it('lets no tile fly to a slot that is folded away', () => {
  expect(receive(document.createElement('span'), { key: 'D01' })).toEqual({ duration: 0 });
});
