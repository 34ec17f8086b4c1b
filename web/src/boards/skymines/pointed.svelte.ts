// What is pointed at, on the board or in the hand: symbols explain themselves by its name, also to
// who touches instead of hovering, and the table shows what the move would lead to.
import type { Move } from '../../protocol/index.ts';
import type { Table } from './table.svelte.ts';

class Pointed {
  name = $state('');
}
export const pointed = new Pointed();

/** A thing's name with what can be done; not twice where the second says the first. */
export function labelOf(name: string, action: string | null): string {
  if (action === null) return name;
  return action.toLowerCase().includes(name.toLowerCase()) ? action : `${name}. ${action}`;
}

/** How one thing is pointed at, to be made where it is drawn. */
export class Pointing {
  #here = false;
  readonly #label: () => string;
  readonly #move: () => Move | null;
  readonly #preview: Table['preview'];

  constructor(preview: Table['preview'], label: () => string, move: () => Move | null) {
    this.#preview = preview;
    this.#label = label;
    this.#move = move;
    // The move may go away, or the thing itself, while it is still pointed at.
    $effect(() => {
      move();
      return this.leave;
    });
  }

  point = (): void => {
    this.#here = true;
    pointed.name = this.#label();
    this.#preview(this.#move()?.notation ?? null);
  };

  leave = (): void => {
    if (!this.#here) return;
    this.#here = false;
    pointed.name = '';
    this.#preview(null);
  };
}
