// Lets pieces fly from where they were to where they are, whenever a table shows something new.
import { untrack } from 'svelte';
import { duration } from '../boards/duration.ts';
import { fly, flightsBetween, piecesIn, type Seen } from '../boards/flights.ts';
import { inNextFrame } from '../boards/frames.ts';

export function letPiecesFly(root: () => HTMLElement | null, view: () => unknown): void {
  // What is not shown yet when the next change comes flies with it.
  let before: readonly Seen[] | null = null;
  $effect.pre(() => {
    void view();
    const table = untrack(root);
    if (table && duration() > 0) before ??= piecesIn(table);
  });
  $effect(() => {
    void view();
    const table = root();
    return inNextFrame(() => {
      const milliseconds = duration();
      if (table && before && milliseconds > 0)
        fly(flightsBetween(before, piecesIn(table)), milliseconds);
      before = null;
    });
  });
}
