// What a move would lead to, asked for while somebody points at it.
import type { Message } from '../../protocol/index.ts';

// Whoever only passes over a choice does not ask for it.
const AFTER = 80;

export class LookingAhead {
  says = $state.raw<readonly Message[]>([]);
  #at: string | null = null;
  #waiting: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly ask: (move: string) => Promise<readonly Message[]>) {}

  point = (move: string | null): void => {
    this.#at = move;
    clearTimeout(this.#waiting);
    if (move === null) this.says = [];
    else this.#waiting = setTimeout(() => void this.#look(move), AFTER);
  };

  async #look(move: string): Promise<void> {
    const says = await this.ask(move);
    if (this.#at === move) this.says = says;
  }
}
