// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { duration } from '../duration.ts';
import { receive, rise, sink } from './motion.ts';

const root = document.documentElement;
function setMotion(motion: string, quick: string): void {
  root.dataset['motion'] = motion;
  root.style.setProperty('--quick', quick);
}
afterEach(() => setMotion('system', '180ms'));

it('takes its time from the theme, and none where motion is not wanted', () => {
  setMotion('system', '180ms');
  expect(duration()).toBeGreaterThan(180);
  expect(duration()).toBeLessThanOrEqual(300);
  setMotion('calm', '0ms');
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
  const flight = receive(document.createElement('span'), { key: 'D01' });
  expect(typeof flight === 'function' && flight()).toEqual({ duration: 0 });
});

it('measures no slot where motion is not wanted', () => {
  setMotion('calm', '0ms');
  expect(receive(document.createElement('span'), { key: 'D01' })).toEqual({ duration: 0 });
});
