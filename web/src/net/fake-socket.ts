// A socket and a clock for tests: what was sent can be read, and the test says what comes back.
import type { JsonObject } from '../protocol/index.ts';
import { Connection, type Socket, type Status } from './connection.ts';

export class FakeSocket implements Socket {
  readonly sent: JsonObject[] = [];
  closed = false;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;

  send(text: string): void {
    this.sent.push(JSON.parse(text) as JsonObject);
  }
  close(): void {
    this.closed = true;
    this.onclose?.();
  }
  /** The server says these things in one frame. */
  say(...lines: object[]): void {
    this.onmessage?.({ data: lines.map((line) => JSON.stringify(line)).join('\n') });
  }
  welcome(): void {
    this.say({ type: 'welcome', protocol: 1, person: null, version: 'test' });
  }
  /** The latest request of this type. */
  last(type: string): JsonObject {
    const found = this.sent.filter((request) => request['type'] === type).at(-1);
    if (!found) throw new Error(`no ${type} was sent`);
    return found;
  }
}

export class FakeNet {
  readonly sockets: FakeSocket[] = [];
  readonly statuses: Status['kind'][] = [];
  /** A painter whose work is done when the test says so, by paint(); else it takes no time. */
  slowPainter = false;
  readonly unpainted: (() => void)[] = [];
  readonly timers: { delay: number; what: () => void }[] = [];
  readonly connection: Connection;

  constructor() {
    this.connection = new Connection({
      open: () => {
        const socket = new FakeSocket();
        this.sockets.push(socket);
        return socket;
      },
      now: () => 0,
      random: () => 1,
      after: (delay, what) => {
        const timer = { delay, what };
        this.timers.push(timer);
        return () => {
          this.timers.splice(this.timers.indexOf(timer), 1);
        };
      },
      afterPaint: (what) => {
        if (this.slowPainter) this.unpainted.push(what);
        else what();
      },
    });
    this.connection.onStatus = (status) => this.statuses.push(status.kind);
  }

  get socket(): FakeSocket {
    const socket = this.sockets.at(-1);
    if (!socket) throw new Error('nothing was opened');
    return socket;
  }
  paint(): void {
    for (const what of this.unpainted.splice(0)) what();
  }
  runTimer(): void {
    this.timers.shift()?.what();
  }
}
