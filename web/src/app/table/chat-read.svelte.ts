// How many lines of a table's chat have been read in this browser; kept in its local storage.
import { isObject } from '../../protocol/index.ts';
import { readStored, writeStored } from '../../state/storage.ts';

const KEY = 'orrery.chat-read';
/** Tables that are remembered: those looked at last. */
const TABLES = 50;

const stored = (): [string, unknown][] => {
  const known = readStored(KEY);
  return isObject(known) ? Object.entries(known) : [];
};

export class ChatRead {
  lines = $state(0);

  constructor(private readonly table: string) {
    const lines = stored().find(([known]) => known === table)?.[1];
    if (typeof lines === 'number') this.lines = lines;
  }

  upTo(lines: number): void {
    this.lines = lines;
    const others = stored().filter(([known]) => known !== this.table);
    writeStored(KEY, Object.fromEntries([...others.slice(1 - TABLES), [this.table, lines]]));
  }
}
