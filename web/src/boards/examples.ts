// Real questions, for tests: what the server sent to a seat. Each game has a list of them, EXAMPLES in its examples.ts.
import { vi } from 'vitest';
import { expandKinds, expandMoves, type Asked, type Json, type Seat } from '../protocol/index.ts';
import type { BoardProps, Question } from './props.ts';

export interface Example {
  readonly you: Seat | null;
  readonly view: Json;
  readonly asked: Asked | null;
}

export const questionOf = ({ asked }: Pick<Example, 'asked'>): Question | null =>
  asked && { prompt: asked.prompt, kinds: expandKinds(asked), moves: expandMoves(asked) };

/** All that a board is given, from nobody. */
export const propsOf = (example: Example): BoardProps => ({
  view: example.view, asked: questionOf(example), you: example.you, choose: vi.fn(), preview: vi.fn(), highlight: null,
  say: (message) => JSON.stringify(message), seatName: (seat) => `seat ${seat}`,
});
