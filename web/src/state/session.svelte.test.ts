// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import type { Api } from '../net/api.ts';
import type { Connection } from '../net/connection.ts';
import { Session } from './session.svelte.ts';

const ann = { id: 'p1', name: 'Ann', password: true };

it('learns that its cookie was ended elsewhere', async () => {
  const me = vi.fn().mockResolvedValueOnce(ann).mockResolvedValue(null);
  const session = new Session({ me } as unknown as Api, {} as Connection, () => 'Guest');
  await session.greeted('p1'); // who I am is asked for when the page opens
  expect(me).not.toHaveBeenCalled();
  await session.load();
  await session.greeted('p1');
  expect(session.me).toEqual(ann);
  await session.greeted(null);
  expect(session.me).toBeNull();
  expect(me).toHaveBeenCalledTimes(2);
});
