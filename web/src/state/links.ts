// The links of tables made in this browser. The server tells them once, to whoever makes the table.
import { isObject, type TableLinks } from '../protocol/index.ts';
import { readStored, writeStored } from './storage.ts';

const KEY = 'orrery.links';
const MOST = 50;

function stored(): [string, TableLinks][] {
  const value = readStored(KEY);
  return isObject(value) ? (Object.entries(value) as [string, TableLinks][]) : [];
}

export function rememberLinks(table: string, links: TableLinks): void {
  writeStored(KEY, Object.fromEntries([...stored(), [table, links]].slice(-MOST)));
}

export const linksOf = (table: string): TableLinks | null =>
  stored().find(([id]) => id === table)?.[1] ?? null;
