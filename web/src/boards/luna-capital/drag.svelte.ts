// A card or tile of the hand that is being dragged to the city. To pick it up is the first decision, to drop
// it the second: whoever drops it beside the city has still chosen it.
import type { Card, Tile } from './view.ts';

export type Load = { readonly kind: 'card'; readonly card: Card } | { readonly kind: 'tile'; readonly tile: Tile };

/** As the log and the moves name it. */
export const nameOf = (load: Load): string => (load.kind === 'card' ? load.card.card : load.tile.title);

/** Less than this is a click. */
const FIRM = 6;

class Drag {
  load = $state.raw<Load | null>(null);
  x = $state(0);
  y = $state(0);
  #endedAt = -Infinity;

  /** Watches the pointer from here on. `pickUp` is called once it really moves, `drop` with a move. */
  begin(event: PointerEvent, load: Load, pickUp: () => void, drop: (move: string) => void): void {
    if (event.button !== 0) return;
    const start = { x: event.clientX, y: event.clientY };
    // A finger holds on to what it touched first; let go, so that what lies under it is found.
    const touched = event.target instanceof Element ? event.target : null;
    if (touched?.hasPointerCapture(event.pointerId)) touched.releasePointerCapture(event.pointerId);
    const watch = new AbortController();
    const on = (type: 'pointermove' | 'pointerup' | 'pointercancel', listener: (event: PointerEvent) => void): void =>
      window.addEventListener(type, listener, { signal: watch.signal });
    on('pointermove', (moved) => {
      [this.x, this.y] = [moved.clientX, moved.clientY];
      if (this.load || Math.hypot(this.x - start.x, this.y - start.y) < FIRM) return;
      this.load = load;
      pickUp();
    });
    on('pointerup', (ended) => {
      watch.abort();
      if (!this.load) return;
      this.#end(ended.timeStamp);
      const under = document.elementFromPoint(ended.clientX, ended.clientY)?.closest('[data-drop]');
      const move = under?.getAttribute('data-drop');
      // What had only one place has gone there by itself, and the next thing is asked for already.
      if (move && under?.getAttribute('data-takes') === nameOf(load)) drop(move);
    });
    on('pointercancel', (ended) => {
      watch.abort();
      this.#end(ended.timeStamp);
    });
  }

  #end(time: number): void {
    this.load = null;
    this.#endedAt = time;
  }

  /** Browsers send a click after a drag that ends where it began; it means nothing. */
  isEcho(event: MouseEvent): boolean {
    return event.timeStamp - this.#endedAt < 50;
  }
}

export const drag = new Drag();
