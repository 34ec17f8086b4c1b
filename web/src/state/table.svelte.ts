// One table, as this person sees it, and everything a person can do there.
import { untrack } from 'svelte';
import { RequestFailed, type Connection, type TableListener } from '../net/connection.ts';
import {
  applyDelta, applyLog, DeltaMismatch, expandKinds, isDocument,
  type Accepted, type DigestAnswer, type HintAnswer, type Json, type LogStep, type Message, type Move, type MoveKind,
  type Presence, type PreviewAnswer, type Refused, type RematchAnswer, type Seat, type TableDocument, type TableInfo, type TableLinks,
  type TableMessage, type TableRequest, type Update, type WatchAnswer,
} from '../protocol/index.ts';
import { drawNonce } from './nonce.ts';

/** Moves in order, and the number of the decision that follows them. */
interface Trail {
  readonly moves: readonly Message[];
  readonly decision: number | null;
}

type WithoutTable<Request> = Request extends { table: string } ? Omit<Request, 'table'> : never;

export class TableStore implements TableListener {
  doc = $state.raw<TableDocument | null>(null);
  you = $state<Seat | null>(null);
  seq = $state<number | null>(null);
  log = $state.raw<readonly LogStep[]>([]);
  /** Whose person is connected, by seat, and how many only look. */
  present = $state.raw<readonly boolean[]>([]);
  watching = $state(0);
  /** The move on its way to the server. */
  sending = $state<string | null>(null);
  /** Why the last thing asked for was refused. */
  problem = $state.raw<Refused | null>(null);
  /** Whether a request to go back has just come to nothing. */
  declined = $state(false);
  /** Why the table cannot be seen at all. */
  closed = $state.raw<Refused | null>(null);
  /** Whether I made the table; and the links to it, for who sits there. */
  creator = $state(false);
  links = $state.raw<TableLinks | null>(null);
  /** My moves that may be taken back, as far as they were made on this page. */
  #trail = $state.raw<Trail>({ moves: [], decision: null });

  readonly kinds: readonly MoveKind[] = $derived.by(() => (this.doc?.asked ? expandKinds(this.doc.asked) : []));
  readonly moves: readonly Move[] = $derived(this.kinds.flatMap((kind) => kind.moves));

  readonly #previews = new Map<string, Promise<readonly Message[]>>();
  #serverAhead = 0;
  #settledAt: number | null = null;

  constructor(
    readonly id: string,
    readonly key: string | undefined,
    private readonly connection: Connection,
  ) {}

  /** Looks at the table until the returned function is called. */
  open(): () => void {
    // Watching asks for the seq; whoever opens the table in an effect must not do so again with each.
    return untrack(() => this.connection.watch(this.id, this.key, this));
  }

  // --- what the server says -------------------------------------------------------------------

  since(): number | null {
    return this.seq;
  }

  watched({ creator, links }: WatchAnswer): void {
    this.closed = null;
    this.creator = creator ?? false;
    this.links = links ?? null;
  }

  table(message: TableMessage): void {
    this.doc = message.doc;
    this.you = message.you;
    this.seq = message.seq;
    this.log = message.log;
    this.closed = null;
    this.#changed(message.now);
  }

  update(message: Update): void {
    const needed = message.from ?? message.to - 1;
    // What a lost line made us miss may come in pieces that overlap; older ones are known already.
    if (this.seq !== null && message.to <= this.seq) return;
    if (this.doc === null || this.seq !== needed) return this.connection.watchAnew(this.id);
    let back: TableInfo['back'];
    if (message.delta) {
      const doc = this.#applied(this.doc, message.delta);
      if (doc === null) return this.connection.watchAnew(this.id);
      back = this.doc.table.back;
      this.doc = doc;
    }
    this.seq = message.to;
    if (message.log) this.log = applyLog(this.log, message.log);
    // Whoever went back has no later steps any more.
    this.declined = back !== undefined && this.doc.table.back === undefined && (this.log.at(-1)?.[0] ?? 0) > back.steps;
    this.#changed(message.now);
  }

  #applied(doc: TableDocument, delta: NonNullable<Update['delta']>): TableDocument | null {
    try {
      const after: unknown = applyDelta(doc as unknown as Json, delta);
      return isDocument(after) ? after : null;
    } catch (error) {
      if (error instanceof DeltaMismatch) return null;
      throw error;
    }
  }

  #changed(serverNow: number | undefined): void {
    if (serverNow !== undefined) this.#serverAhead = serverNow - Date.now();
    if (this.#settledAt !== null && (this.seq ?? 0) >= this.#settledAt) {
      this.#settledAt = null;
      this.sending = null;
    }
    this.#previews.clear();
    this.problem = null;
  }

  presence(message: Presence): void {
    this.present = message.seats;
    this.watching = message.watching;
  }

  refused(answer: Refused): void {
    this.closed = answer;
  }

  // --- what can be asked of it ----------------------------------------------------------------

  async choose(move: string): Promise<void> {
    const decision = this.doc?.decision ?? null;
    if (decision === null || this.sending !== null) return;
    this.sending = move;
    const message = this.moves.find((known) => known.notation === move)?.message;
    const answer = await this.#ask({ type: 'move', decision, move });
    if (answer && message) this.#trail = { moves: [...this.#trailAt(decision), message], decision: decision + 1 };
    // The answer may come before the change: until then the old question must not be answered again.
    if (answer?.seq !== undefined && answer.seq > (this.seq ?? 0)) this.#settledAt = answer.seq;
    else this.sending = null;
  }

  /** Takes the latest move back, or says why that cannot be. */
  async undo(): Promise<void> {
    const { undo = false, decision = null } = this.doc ?? {};
    if (!undo || decision === null) {
      await this.#ask({ type: 'can_undo' });
      return;
    }
    const answer = await this.#ask({ type: 'undo', decision });
    if (answer) this.#trail = { moves: this.#trailAt(decision).slice(0, -1), decision: decision + 1 };
  }

  /** Why the latest move cannot be taken back; null if it can. */
  async whyNoUndo(): Promise<Refused | null> {
    try {
      await this.connection.request({ type: 'can_undo', table: this.id });
      return null;
    } catch (error) {
      if (!(error instanceof RequestFailed)) throw error;
      return error.answer;
    }
  }

  /** The move that would be taken back now; null if there is none, or it was made elsewhere. */
  get undoes(): Message | null {
    const { undo = false, decision = null } = this.doc ?? {};
    return undo && decision !== null ? (this.#trailAt(decision).at(-1) ?? null) : null;
  }

  // Moves and takings-back all count decisions up: if one was missed, the trail is not that of this game.
  #trailAt(decision: number): readonly Message[] {
    return this.#trail.decision === decision ? this.#trail.moves : [];
  }

  /** What a move would certainly lead to; nothing if that cannot be told. */
  preview(move: string): Promise<readonly Message[]> {
    let says = this.#previews.get(move);
    if (!says) {
      says = this.connection
        .request<PreviewAnswer>({ type: 'preview', table: this.id, move })
        .then((answer) => answer.says, () => []);
      this.#previews.set(move, says);
    }
    return says;
  }

  /** What a bot would do in my place; null if nobody may tell. */
  async hint(): Promise<Move | null> {
    const answer = await this.#ask<HintAnswer>({ type: 'hint' });
    const isForNow = answer !== null && answer.decision === this.doc?.decision;
    return isForNow ? (this.moves.find((move) => move.notation === answer.move) ?? null) : null;
  }

  async digest(): Promise<readonly LogStep[]> {
    const answer = await this.#ask<DigestAnswer>({ type: 'digest' });
    return answer?.lines ?? [];
  }

  async join(seat: Seat | null): Promise<Accepted | null> {
    const answer = await this.#ask({
      type: 'join', nonce: drawNonce(),
      ...(seat === null ? {} : { seat }),
      ...(this.key === undefined ? {} : { key: this.key }),
    });
    // Who sits there is told the links.
    if (answer) this.connection.watchAnew(this.id);
    return answer;
  }
  leave = () => this.#ask({ type: 'leave' });
  seatBot = (seat: Seat, bot: string) => this.#ask({ type: 'seat_bot', seat, bot });
  remove = (seat: Seat) => this.#ask({ type: 'remove', seat });
  start = () => this.#ask({ type: 'start' });
  say = (text: string) => this.#ask({ type: 'chat', text });
  resign = () => this.#ask({ type: 'resign' });
  standIn = (seat: Seat, bot: string) => this.#ask({ type: 'stand_in', seat, bot });
  comeBack = () => this.#ask({ type: 'return' });
  askBack = (steps: number) => this.#ask({ type: 'ask_back', steps });
  answerBack = (agree: boolean) => this.#ask({ type: 'answer_back', agree });

  /** Sits down at the table that follows, which the first to ask makes; its id. */
  async rematch(): Promise<string | null> {
    const answer = await this.#ask<RematchAnswer>({ type: 'rematch', nonce: drawNonce() });
    if (!answer) return null;
    if (answer.seat === undefined) await this.#sitDownAt(answer.table, answer.links.join);
    return answer.table;
  }

  async #sitDownAt(table: string, link: string): Promise<void> {
    const key = new URLSearchParams(link.split('?')[1]).get('key');
    try {
      await this.connection.request({ type: 'join', table, nonce: drawNonce(), ...(key === null ? {} : { key }) });
    } catch (error) {
      // Whoever sits there already, or came too late, sees so at that table.
      if (!(error instanceof RequestFailed)) throw error;
    }
  }

  /** Null, and a `problem`, when the server says no. */
  async #ask<Result extends Accepted>(request: WithoutTable<TableRequest>): Promise<Result | null> {
    this.problem = null;
    try {
      return await this.connection.request<Result>({ ...request, table: this.id } as TableRequest);
    } catch (error) {
      if (!(error instanceof RequestFailed)) throw error;
      this.problem = error.answer;
      return null;
    }
  }

  // --- what can be told from it ---------------------------------------------------------------

  /** Milliseconds on the clock of a seat at a time of this machine; null without a clock. */
  clockAt(seat: Seat, now: number): number | null {
    const { left, since } = this.doc?.table.seats[seat] ?? {};
    if (left === undefined) return null;
    return since === undefined ? left : Math.max(0, left - (now + this.#serverAhead - since));
  }
}
