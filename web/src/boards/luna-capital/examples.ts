// Questions of real games: every decision of the game, in every mode and number of players.
import type { Seat } from '../../protocol/index.ts';
import type { Example } from '../examples.ts';
import text from './examples.json?raw';

export interface LunaExample extends Example {
  readonly players: number;
  readonly sponsors: boolean;
  readonly you: Seat;
}

export const EXAMPLES = JSON.parse(text) as readonly LunaExample[];
