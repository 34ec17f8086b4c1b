// The one WebSocket for all tables: matches answers to requests, hands on what is said of tables,
// and comes back by itself when the line is lost.
import {
  PROTOCOL_VERSION, readServerLine,
  type Accepted, type Answer, type Message, type Presence, type Refused, type ServerLine, type TableMessage,
  type TableRequest, type Update, type WatchAnswer, type WatchRequest, type Welcome,
} from '../protocol/index.ts';
import { delayBefore } from './backoff.ts';

/** What the connection needs of a WebSocket. */
export interface Socket {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: (() => void) | null;
}

export type Status =
  | { readonly kind: 'idle' }
  | { readonly kind: 'connecting' }
  | { readonly kind: 'open' }
  /** The line was lost; the next try is at this time. */
  | { readonly kind: 'waiting'; readonly until: number }
  /** The server speaks another version of the protocol. */
  | { readonly kind: 'outdated' };

export interface Surroundings {
  open(): Socket;
  now(): number;
  random(): number;
  after(milliseconds: number, what: () => void): () => void;
  /** When what has changed until now is on the screen. */
  afterPaint(what: () => void): void;
}

export interface TableListener {
  /** The seq the client has, so that only what is missing is sent. */
  since(): number | null;
  /** The server lets us look, and says what we may know beside the table. */
  watched(answer: WatchAnswer): void;
  table(message: TableMessage): void;
  update(message: Update): void;
  presence(message: Presence): void;
  refused(answer: Refused): void;
}

/** A request that got no answer, or one that says no. */
export class RequestFailed extends Error {
  constructor(readonly answer: Refused) {
    super(answer.text);
  }
}

const lost: Refused = { error: ['ui.connection_lost'] as Message, text: 'The connection was lost before an answer came.' };

/** The server answers at once; a line that stays silent for so long is dead, whatever the browser thinks. */
const PATIENCE = 10_000;

// These name the decision they answer, so the server takes them once however often they come.
const repeatable = new Set<TableRequest['type']>(['move', 'undo']);
// What the server says to a repeated request whose first copy has arrived.
const alreadyDone = new Set(['table.other_decision', 'table.over']);

interface Pending {
  readonly request: TableRequest;
  readonly resolve: (answer: Accepted) => void;
  readonly reject: (error: RequestFailed) => void;
  sent: boolean;
  repeated: boolean;
}

interface Watched {
  readonly key: string | undefined;
  readonly listener: TableListener;
}

export class Connection {
  #socket: Socket | null = null;
  #greeted = false;
  #attempt = 0;
  #cancelRetry: (() => void) | null = null;
  #cancelSuspicion: (() => void) | null = null;
  /** What came while the change before it was not on the screen yet: a bot's moves must not delay the
      picture of mine, and several of them take one picture. */
  #waiting: string[] | null = null;
  #person: string | null = null;
  #nextId = 1;
  readonly #pending = new Map<number, Pending>();
  readonly #watched = new Map<string, Watched>();

  onStatus: (status: Status) => void = () => {};
  onWelcome: (welcome: Welcome) => void = () => {};

  constructor(private readonly around: Surroundings) {}

  /** Looks at a table until the returned function is called. */
  watch(table: string, key: string | undefined, listener: TableListener): () => void {
    const watched = { key, listener };
    this.#watched.set(table, watched);
    if (this.#greeted) this.#sendWatch(table, watched, listener.since());
    else this.connect();
    return () => {
      if (this.#watched.get(table) !== watched) return;
      this.#watched.delete(table);
      // Nobody waits for this answer.
      if (this.#greeted) this.#send({ id: this.#nextId++, type: 'unwatch', table });
    };
  }

  /** Asks for the whole table again, because what came does not fit what is there. */
  watchAnew(table: string): void {
    const watched = this.#watched.get(table);
    if (watched && this.#greeted) this.#sendWatch(table, watched, null);
  }

  /** Waits for the line if there is none. */
  request<Result extends Accepted = Accepted>(request: TableRequest): Promise<Result> {
    return new Promise<Accepted>((resolve, reject) => {
      const id = this.#nextId++;
      const pending = { request, resolve, reject, sent: false, repeated: false };
      this.#pending.set(id, pending);
      if (this.#greeted) this.#sendPending(id, pending);
      else this.connect();
    }) as Promise<Result>;
  }

  /** Connects now, also when it was waiting for its next try. */
  connect(): void {
    if (this.#socket) return;
    this.#cancelRetry?.();
    this.#cancelRetry = null;
    this.onStatus({ kind: 'connecting' });
    const socket = this.around.open();
    this.#socket = socket;
    socket.onmessage = ({ data }) => {
      if (this.#socket === socket && typeof data === 'string') this.#receive(data);
    };
    socket.onclose = () => {
      if (this.#socket === socket) this.#lose();
    };
  }

  /** Tries now instead of at the end of the wait; looks whether an open line is still one. */
  hurry(): void {
    if (this.#cancelRetry) this.connect();
    // Nothing is watched under this name: only that an answer comes matters.
    else if (this.#greeted) this.request({ type: 'unwatch', table: '-' }).catch(() => undefined);
  }

  /** Connects anew, because the cookie names somebody else now. */
  restart(): void {
    const socket = this.#socket;
    if (!socket) return;
    this.#takeWaiting();
    this.#drop();
    socket.close();
    this.#settleUnanswered();
    this.connect();
  }

  #receive(frame: string): void {
    this.#cancelSuspicion?.();
    this.#cancelSuspicion = null;
    if (this.#waiting) {
      this.#waiting.push(frame);
      return;
    }
    if (this.#take(frame)) this.#waitForPaint();
  }

  #waitForPaint(): void {
    this.#waiting = [];
    this.around.afterPaint(() => {
      if (this.#takeWaiting()) this.#waitForPaint();
    });
  }

  /** Whether any of it changes a table. */
  #takeWaiting(): boolean {
    const frames = this.#waiting ?? [];
    this.#waiting = null;
    return frames.map((frame) => this.#take(frame)).includes(true);
  }

  /** Whether it changes a table. A line that cannot be taken is reported, and stops no other. */
  #take(frame: string): boolean {
    let changes = false;
    for (const text of frame.split('\n')) {
      if (text === '') continue;
      try {
        const line = readServerLine(JSON.parse(text) as unknown);
        if (line) this.#hear(line);
        // A newer server may say things this client has no use for; a broken one shows up here.
        else console.warn('not understood:', text.slice(0, 200));
        changes ||= line !== null && ('update' in line || ('type' in line && line.type === 'table'));
      } catch (error) {
        console.error('not taken:', text.slice(0, 200), error);
      }
    }
    if ([...this.#pending.values()].some((pending) => pending.sent)) this.#expectAnswer();
    return changes;
  }

  #expectAnswer(): void {
    this.#cancelSuspicion ??= this.around.after(PATIENCE, () => {
      const socket = this.#socket;
      this.#lose();
      socket?.close();
    });
  }

  #hear(line: ServerLine): void {
    if ('update' in line) return this.#watched.get(line.update)?.listener.update(line);
    if (!('type' in line)) return this.#answer(line);
    switch (line.type) {
      case 'welcome':
        return this.#greet(line);
      case 'table':
        return this.#watched.get(line.table)?.listener.table(line);
      case 'presence':
        return this.#watched.get(line.table)?.listener.presence(line);
      case 'bye':
        // The server closes the line itself; a second from now it may be back.
        return;
    }
  }

  #greet(welcome: Welcome): void {
    if (welcome.protocol !== PROTOCOL_VERSION) {
      const socket = this.#socket;
      this.#drop();
      socket?.close();
      this.onStatus({ kind: 'outdated' });
      return;
    }
    this.#greeted = true;
    this.#attempt = 0;
    this.onWelcome(welcome);
    this.onStatus({ kind: 'open' });
    // Another person sees the tables with other eyes: nothing that is here fits.
    const person = welcome.person?.id ?? null;
    const same = person === this.#person;
    this.#person = person;
    for (const [table, watched] of this.#watched)
      this.#sendWatch(table, watched, same ? watched.listener.since() : null);
    for (const [id, pending] of this.#pending) this.#sendPending(id, pending);
  }

  #answer(answer: Answer): void {
    const id = typeof answer.re === 'number' ? answer.re : -1;
    const pending = this.#pending.get(id);
    if (!pending) return;
    this.#pending.delete(id);
    if ('ok' in answer) pending.resolve(answer);
    else if (pending.repeated && alreadyDone.has(answer.error[0])) pending.resolve({ ok: true });
    else pending.reject(new RequestFailed(answer));
  }

  #lose(): void {
    this.#takeWaiting();
    this.#drop();
    this.#settleUnanswered();
    const delay = delayBefore(this.#attempt, this.around.random);
    this.#attempt += 1;
    this.onStatus({ kind: 'waiting', until: this.around.now() + delay });
    this.#cancelRetry = this.around.after(delay, () => this.connect());
  }

  /** What was sent on a line that is gone is sent once more if that is safe, and fails otherwise. */
  #settleUnanswered(): void {
    for (const [id, pending] of this.#pending) {
      if (!pending.sent) continue;
      if (repeatable.has(pending.request.type) && !pending.repeated) {
        pending.sent = false;
        pending.repeated = true;
      } else {
        this.#pending.delete(id);
        pending.reject(new RequestFailed(lost));
      }
    }
  }

  #drop(): void {
    this.#cancelSuspicion?.();
    this.#cancelSuspicion = null;
    this.#socket = null;
    this.#greeted = false;
  }

  #sendWatch(table: string, { key, listener }: Watched, since: number | null): void {
    const request: WatchRequest = {
      type: 'watch', table,
      ...(key === undefined ? {} : { key }),
      ...(since === null ? {} : { since }),
    };
    const id = this.#nextId++;
    this.#pending.set(id, {
      request, sent: true, repeated: false,
      resolve: (answer) => listener.watched(answer as WatchAnswer),
      reject: ({ answer }) => {
        // A lost line is no refusal: the table is watched again after it.
        if (answer === lost || answer.error[0] === 'server.stopping') return;
        if (answer.retry_after !== undefined) this.#watchLater(table, answer.retry_after);
        else listener.refused(answer);
      },
    });
    this.#send({ id, ...request });
    this.#expectAnswer();
  }

  /** For what is about the moment: a limit, or a store that is away. */
  #watchLater(table: string, seconds: number): void {
    const watched = this.#watched.get(table);
    this.around.after(seconds * 1000, () => {
      if (watched && this.#watched.get(table) === watched && this.#greeted)
        this.#sendWatch(table, watched, watched.listener.since());
    });
  }

  #sendPending(id: number, pending: Pending): void {
    if (pending.sent) return;
    pending.sent = true;
    this.#send({ id, ...pending.request });
    this.#expectAnswer();
  }

  #send(request: TableRequest & { id?: number }): void {
    this.#socket?.send(JSON.stringify(request));
  }
}
