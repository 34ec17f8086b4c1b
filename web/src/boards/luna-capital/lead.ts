// Whoever chooses by key is led on: when the next question comes, the focus goes to the first thing that can be
// chosen for it, unless it is somewhere else on the page by then.
import { isWaiting } from '../waiting.ts';

class Lead {
  #expected = false;

  /** A choice was made by key. */
  expect(): void {
    this.#expected = true;
  }

  /** A question has come, and is drawn. `regions` are those where choices are made. */
  follow(regions: string): void {
    if (!this.#expected) return;
    this.#expected = false;
    const focused = document.activeElement;
    const elsewhere = !isWaiting(focused) && !focused?.closest(regions);
    if (elsewhere) return;
    const choice =
      document.querySelector<HTMLElement | SVGElement>('[data-move]:not([tabindex="-1"])') ??
      document.querySelector<HTMLElement>('button.choice');
    choice?.focus();
  }
}

export const lead = new Lead();
