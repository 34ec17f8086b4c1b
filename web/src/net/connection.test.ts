import { describe, expect, it, vi } from 'vitest';
import type { Refused, TableMessage, Update } from '../protocol/index.ts';
import { delayBefore } from './backoff.ts';
import { RequestFailed, type TableListener } from './connection.ts';
import { FakeNet } from './fake-socket.ts';

function listener(since: number | null = null) {
  const heard: string[] = [];
  const refusals: Refused[] = [];
  const it: TableListener = {
    since: () => since,
    watched: () => {},
    table: (message: TableMessage) => heard.push(`table ${message.seq}`),
    update: (message: Update) => heard.push(`update ${message.to}`),
    presence: () => heard.push('presence'),
    refused: (answer) => refusals.push(answer),
  };
  return { it, heard, refusals };
}

function connected(): FakeNet {
  const net = new FakeNet();
  net.connection.connect();
  net.socket.welcome();
  return net;
}

describe('requests', () => {
  it('wait for the welcome and are matched by number', async () => {
    const net = new FakeNet();
    const first = net.connection.request({ type: 'start', table: 't' });
    const second = net.connection.request({ type: 'chat', table: 't', text: 'hi' });
    expect(net.socket.sent).toEqual([]);
    net.socket.welcome();
    const [a, b] = net.socket.sent;
    net.socket.say({ re: b?.['id'], ok: true, seq: 2 }, { re: a?.['id'], error: ['table.over'], text: 'Over.' });
    await expect(second).resolves.toMatchObject({ seq: 2 });
    await expect(first).rejects.toThrow('Over.');
  });

  it('are refused with the message of the server', async () => {
    const net = connected();
    const asked = net.connection.request({ type: 'can_undo', table: 't' });
    net.socket.say({ re: net.socket.last('can_undo')['id'], error: ['table.undo_nothing'], text: 'No.', retry_after: 3 });
    const failure = await asked.catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(RequestFailed);
    expect((failure as RequestFailed).answer.retry_after).toBe(3);
  });
});

describe('what comes while a change is painted', () => {
  const updates = (net: FakeNet, ...numbers: number[]): void => {
    for (const to of numbers) net.socket.say({ update: 't', to });
  };
  it('waits, and then comes together and in order', () => {
    const net = connected();
    const { it: table, heard } = listener();
    net.connection.watch('t', undefined, table);
    net.slowPainter = true;
    updates(net, 1, 2, 3);
    expect(heard).toEqual(['update 1']);
    net.paint();
    expect(heard).toEqual(['update 1', 'update 2', 'update 3']);
    updates(net, 4);
    expect(heard).toHaveLength(3);
    net.paint();
    updates(net, 5);
    expect(heard).toHaveLength(4);
  });

  it('does not wait for what changes no table, and is not lost behind a broken line', () => {
    const silent = vi.spyOn(console, 'error').mockImplementation(() => {});
    const net = connected();
    const { it: table, heard } = listener();
    net.connection.watch('t', undefined, table);
    net.slowPainter = true;
    net.socket.say({ re: 99, ok: true });
    updates(net, 1);
    net.socket.onmessage?.({ data: '{"update": "t"' });
    updates(net, 2);
    expect(heard).toEqual(['update 1']);
    net.paint();
    expect(heard).toEqual(['update 1', 'update 2']);
    silent.mockRestore();
  });

  it('is heard before a line is given up', async () => {
    const net = connected();
    net.slowPainter = true;
    const asked = net.connection.request({ type: 'start', table: 't' });
    updates(net, 1);
    net.socket.say({ re: net.socket.last('start')['id'], ok: true });
    net.socket.close();
    await expect(asked).resolves.toMatchObject({ ok: true });
  });
});

describe('a lost line', () => {
  it('is taken up again after a while, and everybody hears of it', () => {
    const net = connected();
    net.socket.close();
    expect(net.timers[0]?.delay).toBe(1000);
    net.runTimer();
    net.socket.close();
    expect(net.timers[0]?.delay).toBe(2000);
    net.runTimer();
    net.socket.welcome();
    expect(net.statuses).toEqual(['connecting', 'open', 'waiting', 'connecting', 'waiting', 'connecting', 'open']);
  });

  it('sends an unanswered move once more, and takes "already answered" for yes', async () => {
    const net = connected();
    const move = net.connection.request({ type: 'move', table: 't', decision: 1, move: 'a1' });
    net.socket.close();
    net.runTimer();
    net.socket.welcome();
    net.socket.say({ re: net.socket.last('move')['id'], error: ['table.other_decision'], text: '' });
    await expect(move).resolves.toEqual({ ok: true });
  });

  it('sends a move no third time', async () => {
    const net = connected();
    const move = net.connection.request({ type: 'move', table: 't', decision: 1, move: 'a1' });
    for (let lines = 0; lines < 2; lines += 1) {
      net.socket.close();
      net.runTimer();
      net.socket.welcome();
    }
    await expect(move).rejects.toBeInstanceOf(RequestFailed);
    expect(net.socket.sent).toEqual([]);
  });

  it('never repeats what could count twice', async () => {
    const net = connected();
    const chat = net.connection.request({ type: 'chat', table: 't', text: 'hi' });
    net.socket.close();
    await expect(chat).rejects.toThrow('lost');
    net.runTimer();
    net.socket.welcome();
    expect(net.socket.sent).toEqual([]);
  });
});

it('starts anew for another person, and leaves no request without an answer', async () => {
  const net = connected();
  const digest = net.connection.request({ type: 'digest', table: 't' });
  net.connection.restart();
  await expect(digest).rejects.toThrow('lost');
  expect(net.sockets).toHaveLength(2);
  expect(net.timers).toEqual([]);
});

describe('tables', () => {
  it('are watched from where the client is, also after the line was lost', () => {
    const net = connected();
    net.connection.watch('t', 'secret', listener(38).it);
    expect(net.socket.last('watch')).toMatchObject({ table: 't', key: 'secret', since: 38 });
    net.socket.close();
    net.runTimer();
    net.socket.welcome();
    expect(net.socket.last('watch')).toMatchObject({ since: 38 });
    net.connection.watchAnew('t');
    expect(net.socket.last('watch')).not.toHaveProperty('since');
  });

  it('hear what is said of them, of several lines in a frame', () => {
    const net = connected();
    const { it, heard } = listener();
    const stop = net.connection.watch('t', undefined, it);
    const presence = { type: 'presence', table: 't', seats: [true], watching: 0 };
    net.socket.say({ update: 't', to: 4 }, presence, { update: 'other', to: 9 });
    stop();
    net.socket.say({ update: 't', to: 5 });
    expect(heard).toEqual(['update 4', 'presence']);
    expect(net.socket.last('unwatch')).toMatchObject({ type: 'unwatch', table: 't' });
  });

  it('say when they may not be seen', () => {
    const net = connected();
    const { it, refusals } = listener();
    net.connection.watch('t', undefined, it);
    net.socket.say({ re: net.socket.last('watch')['id'], error: ['server.no_table'], text: 'There is none.' });
    expect(refusals).toHaveLength(1);
  });
});

describe('the server', () => {
  it('may speak another version', () => {
    const net = new FakeNet();
    net.connection.connect();
    net.socket.say({ type: 'welcome', protocol: 2, person: null, version: '9' });
    expect(net.statuses.at(-1)).toBe('outdated');
    expect(net.timers).toEqual([]);
  });

  it('says bye, closes, and is asked again', () => {
    const net = connected();
    net.socket.say({ type: 'bye', reason: 'stopping' });
    net.socket.close();
    expect(net.statuses.at(-1)).toBe('waiting');
  });
});

it('waits between half and all of a growing time', () => {
  expect(delayBefore(0, () => 0)).toBe(500);
  expect(delayBefore(2, () => 1)).toBe(4000);
  expect(delayBefore(20, () => 1)).toBe(30_000);
});

describe('a line that is silent', () => {
  it('is given up when an answer does not come, and the move is sent again on the next one', async () => {
    const net = connected();
    const moved = net.connection.request({ type: 'move', table: 't', decision: 1, move: 'a' });
    expect(net.timers[0]?.delay).toBe(10_000);
    net.runTimer();
    expect(net.socket.closed).toBe(true);
    net.runTimer();
    net.socket.welcome();
    net.socket.say({ re: net.socket.last('move')['id'], ok: true, seq: 3 });
    await expect(moved).resolves.toMatchObject({ seq: 3 });
    expect(net.timers).toEqual([]);
  });

  it('is asked for a sign when the person comes back to it', () => {
    const net = connected();
    net.connection.hurry();
    net.socket.say({ re: net.socket.last('unwatch')['id'], ok: true });
    expect(net.timers).toEqual([]);
    expect(net.socket.closed).toBe(false);
  });
});

describe('watching', () => {
  it('is tried again when the refusal is about the moment', () => {
    const net = connected();
    const { it: table, refusals } = listener(7);
    net.connection.watch('t', undefined, table);
    net.socket.say({ re: net.socket.last('watch')['id'], error: ['server.store'], text: 'Away.', retry_after: 2 });
    expect(refusals).toEqual([]);
    expect(net.timers[0]?.delay).toBe(2000);
    net.runTimer();
    expect(net.socket.sent.filter((request) => request['type'] === 'watch')).toHaveLength(2);
    net.socket.say({ re: net.socket.last('watch')['id'], error: ['server.no_table'], text: 'None.' });
    expect(refusals).toHaveLength(1);
  });

  it('begins anew for another person', () => {
    const net = connected();
    net.connection.watch('t', undefined, listener(7).it);
    net.socket.close();
    net.runTimer();
    net.socket.say({ type: 'welcome', protocol: 1, person: { id: 'p', name: 'Ann' }, version: 'test' });
    expect(net.socket.last('watch')).not.toHaveProperty('since');
  });
});
