// The wire, as docs/protocol.md describes it (version 1). Only types: what checks them at run time
// is in guards.ts.

export const PROTOCOL_VERSION = 1;

export type Json = null | boolean | number | string | readonly Json[] | JsonObject;
export interface JsonObject {
  readonly [key: string]: Json;
}

// --- messages to people -----------------------------------------------------------------------

/** An id and its arguments: `["core.not_your_turn", {"@seat": 1}]`. */
export type Message = readonly [id: string] | readonly [id: string, args: MessageArgs];
export type MessageValue = number | string | readonly Message[];
/** Keys are `name`, `name@type` or `@type`. */
export interface MessageArgs {
  readonly [key: string]: MessageValue;
}

// --- the document -----------------------------------------------------------------------------

export type Seat = number;
export type Phase = 'gathering' | 'running' | 'over';

export type ClockRule =
  | { readonly kind: 'none' }
  | { readonly kind: 'live'; readonly base: number; readonly increment: number }
  | { readonly kind: 'days'; readonly base: number };

export interface SeatInfo {
  readonly name: string;
  readonly kind: 'person' | 'bot' | 'empty';
  /** On a person's seat: the bot that plays for them now. */
  readonly bot?: string;
  readonly resigned?: boolean;
  /** Milliseconds left at the time `since`, or at the last change while the clock stands. */
  readonly left?: number;
  readonly since?: number;
}

export interface ChatLine {
  readonly time: number;
  readonly name: string;
  readonly text: string;
}

/** What happened besides moves, and after how many of them. */
export type Notice = readonly [step: number, says: Message];

export interface BackRequest {
  readonly by: Seat;
  readonly steps: number;
  readonly agreed: readonly Seat[];
}

export interface TableInfo {
  readonly game: string;
  readonly area: string;
  readonly rules: string;
  readonly players: number;
  readonly options: Readonly<Record<string, string>>;
  readonly phase: Phase;
  readonly listed: boolean;
  readonly seats: readonly SeatInfo[];
  readonly asked: readonly Seat[];
  readonly clock: ClockRule;
  readonly commitment: string;
  readonly chat: readonly ChatLine[];
  readonly notices: readonly Notice[];
  readonly back?: BackRequest;
  readonly outcome?: Message;
  readonly winners?: readonly Seat[];
  readonly rematch?: string;
  readonly previous?: string;
  readonly fair?: Json;
  readonly outdated?: boolean;
  readonly resumed?: boolean;
}

export interface Scores {
  readonly total: readonly number[];
  readonly rows: Readonly<Record<string, readonly number[]>>;
}

/** Answers that are described alike; moves.ts spreads them out. */
export interface MoveGroup {
  readonly id: string;
  readonly args?: readonly string[];
  readonly move?: string;
  readonly of: readonly (readonly MessageValue[])[];
}

export interface Asked {
  readonly prompt: Message;
  readonly moves: readonly MoveGroup[];
}

export interface TableDocument {
  readonly table: TableInfo;
  readonly view: Json;
  readonly scores: Scores | null;
  readonly asked: Asked | null;
  /** Null before the start and for spectators. */
  readonly decision: number | null;
  readonly undo: boolean;
}

/** The number of the move (0 for the set-up) and what happened in it. */
export type LogStep = readonly [step: number, ...says: Message[]];

/** `[value]`, `[]`, or an object to go inside; delta.ts applies it. */
export type Delta = readonly [Json] | readonly [] | JsonObject;

// --- from the server --------------------------------------------------------------------------

export interface Welcome {
  readonly type: 'welcome';
  readonly protocol: number;
  readonly person: { readonly id: string; readonly name: string } | null;
  readonly version: string;
}

export interface TableMessage {
  readonly type: 'table';
  readonly table: string;
  readonly seq: number;
  readonly you: Seat | null;
  readonly doc: TableDocument;
  readonly log: readonly LogStep[];
  readonly now: number;
}

export interface Update {
  readonly update: string;
  readonly to: number;
  /** What the client must have; without it, the entry before `to`. */
  readonly from?: number;
  readonly delta?: Delta;
  readonly log?: readonly LogStep[];
  readonly now?: number;
}

export interface Presence {
  readonly type: 'presence';
  readonly table: string;
  readonly seats: readonly boolean[];
  readonly watching: number;
}

export interface Bye {
  readonly type: 'bye';
  readonly reason: string;
}

export interface Accepted {
  readonly re?: RequestId;
  readonly ok: true;
  readonly seq?: number;
}

export interface Refused {
  readonly re?: RequestId;
  readonly error: Message;
  readonly text: string;
  readonly retry_after?: number;
}

export interface PreviewAnswer extends Accepted {
  readonly says: readonly Message[];
}
export interface WatchAnswer extends Accepted {
  readonly seq: number;
  /** This person made the table. */
  readonly creator?: true;
  /** For who made it and everybody at a seat. */
  readonly links?: TableLinks;
}
export interface HintAnswer extends Accepted {
  readonly decision: number;
  readonly move: string;
}
export interface DigestAnswer extends Accepted {
  readonly lines: readonly LogStep[];
}
export interface RematchAnswer extends Accepted {
  readonly table: string;
  readonly links: TableLinks;
  /** For who asked first, and thereby made the table and sits there. */
  readonly seat?: Seat;
}

export type Answer = Accepted | Refused;
export type ServerLine = Welcome | TableMessage | Update | Presence | Bye | Answer;

// --- to the server ----------------------------------------------------------------------------

export type RequestId = number | string;

interface ForTable<Type extends string> {
  readonly type: Type;
  readonly table: string;
}

export interface WatchRequest extends ForTable<'watch'> {
  readonly key?: string;
  readonly since?: number;
}
export interface JoinRequest extends ForTable<'join'> {
  readonly nonce: string;
  readonly seat?: Seat;
  readonly key?: string;
}
export interface SeatBotRequest extends ForTable<'seat_bot'> {
  readonly seat: Seat;
  readonly bot: string;
}
export interface RemoveRequest extends ForTable<'remove'> {
  readonly seat: Seat;
}
export interface MoveRequest extends ForTable<'move'> {
  readonly decision: number;
  readonly move: string;
}
export interface UndoRequest extends ForTable<'undo'> {
  readonly decision: number;
}
export interface AskBackRequest extends ForTable<'ask_back'> {
  readonly steps: number;
}
export interface AnswerBackRequest extends ForTable<'answer_back'> {
  readonly agree: boolean;
}
export interface StandInRequest extends ForTable<'stand_in'> {
  readonly seat: Seat;
  readonly bot: string;
}
export interface RematchRequest extends ForTable<'rematch'> {
  readonly nonce: string;
}
export interface ChatRequest extends ForTable<'chat'> {
  readonly text: string;
}
export interface PreviewRequest extends ForTable<'preview'> {
  readonly move: string;
}
export type PlainRequest = ForTable<
  'unwatch' | 'leave' | 'start' | 'return' | 'resign' | 'can_undo' | 'digest' | 'hint'
>;

export type TableRequest =
  | WatchRequest
  | JoinRequest
  | SeatBotRequest
  | RemoveRequest
  | MoveRequest
  | UndoRequest
  | AskBackRequest
  | AnswerBackRequest
  | StandInRequest
  | RematchRequest
  | ChatRequest
  | PreviewRequest
  | PlainRequest;

export const REQUEST_TYPES = [
  'watch', 'unwatch', 'join', 'leave', 'seat_bot', 'remove', 'start', 'move', 'undo', 'ask_back',
  'answer_back', 'stand_in', 'return', 'resign', 'rematch', 'chat', 'preview', 'can_undo', 'digest', 'hint',
] as const satisfies readonly TableRequest['type'][];

// --- HTTP -------------------------------------------------------------------------------------

export interface Person {
  readonly id: string;
  readonly name: string;
  readonly password: boolean;
}

export interface GameOption {
  readonly name: string;
  readonly form: 'choice' | 'list';
  readonly values: readonly string[];
  readonly default: string;
  /** Other options (or `players`) that must have these values. */
  readonly needs: Readonly<Record<string, string>>;
  readonly about: string;
}

export interface ScoreRow {
  readonly id: string;
  /** A part of the row above it that is not a part. */
  readonly part: boolean;
  readonly automaton: boolean;
}

export interface GameMode {
  readonly name: string;
  readonly options: Readonly<Record<string, string>>;
  readonly min_players: number;
  readonly max_players: number;
}

export interface GameInfo {
  readonly game: string;
  readonly title: string;
  readonly rules: string;
  readonly min_players: number;
  readonly max_players: number;
  readonly default_players: number;
  readonly modes: readonly GameMode[];
  readonly options: readonly GameOption[];
  readonly score_rows: readonly ScoreRow[];
}

export interface GamesAnswer {
  readonly games: readonly GameInfo[];
  readonly bots: readonly string[];
}

export interface TableSummary {
  readonly table: string;
  readonly game: string;
  readonly players: number;
  readonly options: Readonly<Record<string, string>>;
  readonly phase: Phase;
  readonly seats: readonly { readonly name: string; readonly kind: SeatInfo['kind'] }[];
  readonly asked: readonly Seat[];
  readonly clock: ClockRule;
  readonly updated: number;
  /** The seat of this person, among their own tables. */
  readonly you?: Seat;
}

/** A finished game, move by move, as its viewer may see it. */
export interface ReplayAnswer {
  readonly table: string;
  readonly you: Seat | null;
  /** The document as it is now, but with view and scores of the set-up. */
  readonly doc: TableDocument;
  /** What each move made of the document before it. */
  readonly steps: readonly ReplayStep[];
  readonly log: readonly LogStep[];
}
export type ReplayStep = readonly [step: number, delta: Delta];

export interface NewTable {
  readonly game: string;
  readonly players?: number;
  readonly options?: Readonly<Record<string, string>>;
  readonly clock?: ClockRule;
  readonly listed?: boolean;
  readonly seats?: readonly (string | null)[];
  readonly nonce?: string;
  readonly start?: boolean;
}

export interface TableLinks {
  readonly join: string;
  readonly watch: string;
}

export interface NewTableAnswer {
  readonly table: string;
  readonly seq: number;
  readonly seat: Seat | null;
  readonly links: TableLinks;
}
