import { expect, it } from 'vitest';
import { routeOf } from './routes.ts';

const at = (path: string) => routeOf(new URL(path, 'http://localhost'));

it('knows the pages', () => {
  expect(at('/')).toEqual({ page: 'home' });
  expect(at('/lobby')).toEqual({ page: 'lobby' });
  expect(at('/new/luna-capital')).toEqual({ page: 'new', game: 'luna-capital' });
  expect(at('/table/k3j9?key=abc')).toEqual({ page: 'table', table: 'k3j9', key: 'abc' });
  expect(at('/table/k3j9')).toEqual({ page: 'table', table: 'k3j9', key: undefined });
  expect(at('/replay/k3j9?key=abc')).toEqual({ page: 'replay', table: 'k3j9', key: 'abc' });
  expect(at('/rules/solenia')).toEqual({ page: 'rules', game: 'solenia' });
});

it('knows what is no page', () => {
  for (const path of ['/what', '/table', '/table/a/b', '/lobby/x', '/%E0%A4%A']) expect(at(path).page, path).toBe('nowhere');
});
