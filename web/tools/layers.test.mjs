import { expect, it } from 'vitest';
import { objection, offencesIn } from './layers.mjs';

it('lets rooms import what lies below them', () => {
  expect(objection('app/pages/Home.svelte', 'state/client.svelte.ts')).toBeNull();
  expect(objection('boards/solenia/Board.svelte', 'icons/solenia/symbols.ts')).toBeNull();
  expect(objection('boards/registry.ts', 'boards/*/Board.svelte')).toBeNull();
  expect(objection('main.ts', 'app/App.svelte')).toBeNull();
});

it('keeps boards from the page and from its line to the server', () => {
  for (const room of ['app', 'state', 'net']) expect(objection('boards/noughts/Board.svelte', `${room}/x.ts`)).toMatch(/may not know/);
  expect(objection('net/api.ts', 'state/session.svelte.ts')).toMatch(/may not know/);
  expect(objection('sounds/chime.ts', 'protocol/index.ts')).toBe('is in no room');
});

it('keeps games apart, and what they share from naming one', () => {
  expect(objection('boards/solenia/Board.svelte', 'boards/skymines/view.ts')).toBe('game solenia imports game skymines');
  expect(objection('boards/solenia/Board.svelte', 'icons/skymines/paths.ts')).toBe('game solenia imports game skymines');
  expect(objection('app/parts/GamePicture.svelte', 'boards/solenia/Picture.svelte')).toBe('names the game solenia');
});

it('looks beyond src/ in tests only', () => {
  expect(objection('boards/x.test.ts', '../../messages/en/core.json')).toBeNull();
  expect(objection('boards/x.ts', '../../messages/en/core.json')).toMatch(/outside/);
});

it('sees every form of import, and tells where it is', () => {
  const text = [
    "import { t } from '../../state/a.ts';", "import type { A } from '../../net/b.ts';", "export * from '../../app/c.ts';",
    "const later = import('../../app/d.svelte');", "const all = import.meta.glob<X>(['../../state/*.ts']);", "import '../../app/e.css';",
    "import { fine } from './view.ts';",
  ].join('\n');
  const found = offencesIn('boards/noughts/Board.svelte', text);
  expect(found.map((line) => Number(line.split(':')[1]))).toEqual([1, 2, 3, 4, 5, 6]);
});
