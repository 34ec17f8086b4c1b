// Questions of real games for tests: every decision of the game, in every mode and number of players.
import text from './captured.json?raw';
import { expandKinds, expandMoves, type Asked, type Json, type Seat } from '../../protocol/index.ts';
import type { Question } from '../props.ts';

export interface Captured {
  readonly players: number;
  readonly sponsors: boolean;
  readonly you: Seat;
  readonly view: Json;
  readonly asked: Asked;
}

export const captured = JSON.parse(text) as readonly Captured[];

export const questionOf = ({ asked }: Captured): Question => ({
  prompt: asked.prompt, kinds: expandKinds(asked), moves: expandMoves(asked),
});
