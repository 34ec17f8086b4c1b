// Of the controls of a region one is in the order of Tab; the arrow keys lead from it to the others.

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/** The next of things in a row; null for other keys and at the ends. */
export function nextInRow(keys: readonly string[], from: string, key: string): string | null {
  const step = STEPS[key];
  return step === undefined ? null : (keys[keys.indexOf(from) + step] ?? null);
}

export class Roving {
  #current = $state<string | null>(null);

  /** The one for Tab: where one was last, but something that can be chosen if there is any. */
  entry(keys: readonly string[], legal: (key: string) => boolean): string | null {
    const last = keys.find((key) => key === this.#current);
    if (last !== undefined && legal(last)) return last;
    return keys.find(legal) ?? last ?? keys[0] ?? null;
  }

  /** Something in the region has got the focus, by whatever way. */
  noticed(event: FocusEvent): void {
    const key = event.target instanceof Element ? event.target.getAttribute('data-key') : null;
    if (key !== null) this.#current = key;
  }

  /** Goes where an arrow key leads; `next` tells where that is. */
  pressed(event: KeyboardEvent, next: (from: string, key: string) => string | null): void {
    const from = event.target instanceof Element ? event.target.getAttribute('data-key') : null;
    const to = from === null ? null : next(from, event.key);
    if (to === null || !(event.currentTarget instanceof Element)) return;
    event.preventDefault();
    const element = [...event.currentTarget.querySelectorAll<HTMLElement | SVGElement>('[data-key]')].find(
      (candidate) => candidate.getAttribute('data-key') === to,
    );
    element?.focus();
  }
}
