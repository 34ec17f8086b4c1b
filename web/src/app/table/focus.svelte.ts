// Where the keyboard goes on when what had the focus is gone, as a choice is once it was made: at what is asked now.
import { on } from 'svelte/events';
import { inNextFrame } from '../../boards/frames.ts';

/** `change` is what a change of the table is known by, `next` where to go. */
export function keepFocus(root: () => HTMLElement | null, change: () => unknown, next: () => HTMLElement | null): void {
  let last: Element | null = null;
  $effect(() => {
    const around = root();
    if (!around) return;
    return on(around, 'focusin', ({ target }) => {
      last = target instanceof Element ? target : null;
    });
  });
  $effect(() => {
    void change();
    return inNextFrame(() => {
      const here = document.activeElement;
      const isGone = last !== null && (!last.isConnected || last.closest('[inert]') !== null);
      if (isGone && (here === last || here === document.body)) next()?.focus();
    });
  });
}
