// @vitest-environment happy-dom
import { flushSync } from 'svelte';
import { expect, it } from 'vitest';
import { FakeNet } from '../net/fake-socket.ts';
import { TableStore } from './table.svelte.ts';

it('is watched once, also when it is opened in an effect and changes', () => {
  const net = new FakeNet();
  net.connection.connect();
  net.socket.welcome();
  const table = new TableStore('t', undefined, net.connection);
  const stop = $effect.root(() => {
    $effect(() => table.open());
  });
  flushSync();
  table.seq = 7;
  flushSync();
  expect(net.socket.sent.map((request) => request['type'])).toEqual(['watch']);
  stop();
  expect(net.socket.sent.map((request) => request['type'])).toEqual(['watch', 'unwatch']);
});
