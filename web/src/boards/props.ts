// What every board is given. A board draws the view, lights the moves, and knows no rules.
import type { Component } from 'svelte';
import type { Thing } from '../i18n/words.ts';
import type { Json, Message, Move, MoveKind, Seat } from '../protocol/index.ts';

export interface Question {
  readonly prompt: Message;
  readonly kinds: readonly MoveKind[];
  readonly moves: readonly Move[];
}

export interface BoardProps {
  readonly view: Json;
  /** What is asked of me now, with every legal move; null when nothing is. */
  readonly asked: Question | null;
  readonly you: Seat | null;
  /** Commits to a move, by its notation. */
  choose(move: string): void;
  /** Shows what a move would lead to while it is pointed at; null when nothing is any more. */
  preview(move: string | null): void;
  /** The thing that somebody points at in the log. */
  readonly highlight: Thing | null;
  say(message: Message): string;
  seatName(seat: Seat): string;
}

export interface TextProps {
  readonly view: Json;
  seatName(seat: Seat): string;
}

export type BoardComponent = Component<BoardProps>;
export type TextComponent = Component<TextProps>;
