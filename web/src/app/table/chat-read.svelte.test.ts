// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { ChatRead } from './chat-read.svelte.ts';

beforeEach(() => localStorage.clear());

it('remembers what was read at a table there, and not at another one', () => {
  new ChatRead('a').upTo(3);
  expect(new ChatRead('a').lines).toBe(3);
  expect(new ChatRead('b').lines).toBe(0);
});

it('forgets tables that were looked at long ago', () => {
  for (let table = 0; table < 60; table += 1) new ChatRead(`t${table}`).upTo(1);
  expect(new ChatRead('t0').lines).toBe(0);
  expect(new ChatRead('t10').lines).toBe(1);
});

it('takes nothing else for a number of lines', () => {
  localStorage.setItem('orrery.chat-read', '{"a": "many"}');
  expect(new ChatRead('a').lines).toBe(0);
});
