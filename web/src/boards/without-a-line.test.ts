// @vitest-environment happy-dom
// Every board that there is can be shown from a recorded position: no server, no line to one, nothing of the page around.
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, it, vi } from 'vitest';
import { propsOf, type Example } from './examples.ts';
import { loadBoard } from './registry.ts';

const reached = vi.hoisted(() => vi.fn());
vi.mock('../state/client.svelte.ts', reached);
vi.mock('../net/browser.ts', reached);
vi.stubGlobal('WebSocket', reached);
vi.stubGlobal('fetch', reached);

const boards = Object.keys(import.meta.glob('./*/Board.svelte')).map((path) => path.split('/')[1] ?? '');
const examples = import.meta.glob<readonly Example[]>('./*/examples.ts', { import: 'EXAMPLES' });
const shown: ReturnType<typeof mount>[] = [];
afterEach(async () => {
  for (const part of shown.splice(0)) await unmount(part);
});

it.each(boards)('shows %s', { timeout: 30_000 }, async (game) => {
  // The board of games without one shows any game's.
  const load = examples[`./${game === 'fallback' ? 'noughts' : game}/examples.ts`];
  if (!load) throw new Error(`no examples of ${game}`);
  const all = await load();
  const { Board, Hand, Text } = await loadBoard(game);
  for (const example of all.filter((_, at) => at % Math.ceil(all.length / 4) === 0)) {
    const props = propsOf(example);
    const target = document.createElement('div');
    for (const Part of [Board, Hand, Text]) if (Part) shown.push(mount(Part, { target, props }));
    flushSync();
    expect(target.querySelectorAll('button, [role=button]').length).toBeGreaterThan(0);
    expect(target.textContent).toContain(game === 'fallback' ? '.mark' : 'seat 0');
  }
  expect(reached).not.toHaveBeenCalled();
});
