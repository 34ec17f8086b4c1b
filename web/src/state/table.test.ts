import { describe, expect, it } from 'vitest';
import { FakeNet } from '../net/fake-socket.ts';
import type { JsonObject, TableDocument } from '../protocol/index.ts';
import { TableStore } from './table.svelte.ts';

const doc: TableDocument = {
  table: {
    game: 'noughts', area: 'noughts', rules: 'noughts/1', players: 2, options: {}, phase: 'running', listed: true,
    seats: [{ name: 'Ann', kind: 'person', left: 60_000, since: 5_000 }, { name: 'Ben', kind: 'person', left: 30_000 }],
    asked: [0], clock: { kind: 'live', base: 60_000, increment: 0 }, commitment: '', chat: [], notices: [],
  },
  view: { cells: [null, null] }, scores: null, decision: 3, undo: false,
  asked: { prompt: ['.prompt'], moves: [{ id: '.mark', args: ['@cell'], move: '{@cell}', of: [['a1', 'b1']] }] },
};

function atTable() {
  const net = new FakeNet();
  const table = new TableStore('t', undefined, net.connection);
  const close = table.open();
  net.socket.welcome();
  net.socket.say({ re: net.socket.last('watch')['id'], ok: true, seq: 4 },
    { type: 'table', table: 't', seq: 4, you: 0, doc, log: [[1, ['.marked']]], now: 10_000 });
  return { net, table, close };
}
const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));
const sentTypes = (net: FakeNet): unknown[] => net.socket.sent.map((request: JsonObject) => request['type']);

describe('a table', () => {
  it('shows what came, and the moves of the question', () => {
    const { table } = atTable();
    expect(table.you).toBe(0);
    expect(table.moves.map((move) => move.notation)).toEqual(['a1', 'b1']);
  });

  it('follows updates', () => {
    const { net, table } = atTable();
    net.socket.say({ update: 't', to: 5, delta: { view: { cells: { 0: ['cross'] } }, asked: [null] }, log: [[2, ['.marked']]] });
    expect(table.doc?.view).toEqual({ cells: ['cross', null] });
    expect(table.moves).toEqual([]);
    expect(table.seq).toBe(5);
    expect(table.log).toHaveLength(2);
  });

  it('asks for the whole when an update does not fit', () => {
    for (const strange of [{ to: 9 }, { to: 5, delta: { view: { nothing: { here: [1] } } } }, { to: 7, from: 6 }]) {
      const { net } = atTable();
      net.socket.say({ update: 't', ...strange });
      expect(sentTypes(net)).toEqual(['watch', 'watch']);
      expect(net.socket.last('watch')).not.toHaveProperty('since');
    }
  });

  it('passes over what it has already', () => {
    const { net, table } = atTable();
    net.socket.say({ update: 't', to: 4, delta: { view: [null] } });
    expect(table.doc?.view).not.toBeNull();
    expect(sentTypes(net)).toEqual(['watch']);
  });

  it('sends a move once, with the number of its decision', async () => {
    const { net, table } = atTable();
    void table.choose('a1');
    void table.choose('b1');
    expect(net.socket.last('move')).toMatchObject({ decision: 3, move: 'a1' });
    expect(sentTypes(net)).toEqual(['watch', 'move']);
    expect(table.sending).toBe('a1');
    net.socket.say({ re: net.socket.last('move')['id'], error: ['noughts.cell_taken'], text: 'Taken.' });
    await settle();
    expect(table.sending).toBeNull();
    expect(table.problem?.text).toBe('Taken.');
  });

  it('waits for the change after the answer', async () => {
    const { net, table } = atTable();
    void table.choose('a1');
    net.socket.say({ re: net.socket.last('move')['id'], ok: true, seq: 5 });
    await settle();
    expect(table.sending).toBe('a1');
    net.socket.say({ update: 't', to: 5, delta: { asked: [null], decision: [4] } });
    expect(table.sending).toBeNull();
  });

  it('asks for a preview once, until something changes', async () => {
    const { net, table } = atTable();
    const says = table.preview('a1');
    void table.preview('a1');
    net.socket.say({ re: net.socket.last('preview')['id'], ok: true, says: [['.marked']] });
    expect(await says).toEqual([['.marked']]);
    expect(sentTypes(net)).toEqual(['watch', 'preview']);
    net.socket.say({ update: 't', to: 5 });
    void table.preview('a1');
    expect(sentTypes(net)).toEqual(['watch', 'preview', 'preview']);
  });

  it('takes the seat at the rematch that somebody else has made', async () => {
    const { net, table } = atTable();
    const next = table.rematch();
    net.socket.say({ re: net.socket.last('rematch')['id'], ok: true, table: 'n', links: { join: '/table/n?key=k', watch: '/table/n?key=w' } });
    await settle();
    expect(net.socket.last('join')).toMatchObject({ table: 'n', key: 'k' });
    expect(net.socket.last('join')).not.toHaveProperty('seat');
    net.socket.say({ re: net.socket.last('join')['id'], error: ['table.already_seated'], text: '' });
    expect(await next).toBe('n');
  });

  it('says why a move cannot be taken back', async () => {
    const { net, table } = atTable();
    void table.undo();
    net.socket.say({ re: net.socket.last('can_undo')['id'], error: ['table.undo_nothing'], text: 'Nothing.' });
    await settle();
    expect(table.problem?.error).toEqual(['table.undo_nothing']);
  });

  it('knows which move would be taken back, unless one was made elsewhere', async () => {
    const { net, table } = atTable();
    void table.choose('a1');
    net.socket.say({ re: net.socket.last('move')['id'], ok: true, seq: 5 });
    net.socket.say({ update: 't', to: 5, delta: { decision: [4], undo: [true] } });
    await settle();
    expect(table.undoes).toEqual(['.mark', { '@cell': 'a1' }]);
    void table.undo();
    net.socket.say({ re: net.socket.last('undo')['id'], ok: true, seq: 6 });
    net.socket.say({ update: 't', to: 6, delta: { decision: [5], undo: [true] } });
    await settle();
    expect(table.undoes).toBeNull();
    void table.choose('b1');
    net.socket.say({ re: net.socket.last('move')['id'], ok: true, seq: 7 });
    net.socket.say({ update: 't', to: 7, delta: { decision: [8], undo: [true] } });
    await settle();
    expect(table.undoes).toBeNull();
  });

  it('knows whether a wish to go back came to nothing', () => {
    const { net, table } = atTable();
    const asked = [{ by: 0, steps: 0, agreed: [0] }];
    net.socket.say({ update: 't', to: 5, delta: { table: { back: asked } } });
    expect(table.declined).toBe(false);
    net.socket.say({ update: 't', to: 6, delta: { table: { back: [] } } });
    expect(table.declined).toBe(true);
    net.socket.say({ update: 't', to: 7, delta: { table: { back: asked } } });
    net.socket.say({ update: 't', to: 8, delta: { table: { back: [] } }, log: [[1]] });
    expect(table.declined).toBe(false);
  });

  it('hears what a bot would do, unless it comes too late', async () => {
    const { net, table } = atTable();
    const hint = table.hint();
    net.socket.say({ re: net.socket.last('hint')['id'], ok: true, decision: 3, move: 'b1' });
    expect((await hint)?.message).toEqual(['.mark', { '@cell': 'b1' }]);
    const late = table.hint();
    net.socket.say({ update: 't', to: 5, delta: { decision: [4] } });
    net.socket.say({ re: net.socket.last('hint')['id'], ok: true, decision: 3, move: 'b1' });
    expect(await late).toBeNull();
  });

  it('knows who made it, and its links', () => {
    const { net, table } = atTable();
    expect([table.creator, table.links]).toEqual([false, null]);
    const links = { join: '/table/t?key=a', watch: '/table/t?key=b' };
    net.connection.watchAnew('t');
    net.socket.say({ re: net.socket.last('watch')['id'], ok: true, seq: 4, creator: true, links });
    expect([table.creator, table.links]).toEqual([true, links]);
  });

  it('tells the clocks by the time of the server', () => {
    const { table } = atTable();
    const atMessage = Date.now();
    // The server said 10 s, and the clock of seat 0 has run since its 5 s.
    expect(Math.abs((table.clockAt(0, atMessage) ?? 0) - 55_000)).toBeLessThan(1000);
    expect(table.clockAt(1, atMessage + 99_000)).toBe(30_000);
    expect(table.clockAt(0, atMessage + 99_000)).toBe(0);
  });

  it('is not heard of any more once it is left', () => {
    const { net, table, close } = atTable();
    close();
    net.socket.say({ update: 't', to: 5 });
    expect(table.seq).toBe(4);
  });
});
