// The connection of a page.
import { Connection, type Socket } from './connection.ts';

/** Milliseconds after which a change counts as painted. */
const LATEST = 100;

export function connectToPageServer(): Connection {
  const connection = new Connection({
    open: () => new WebSocket(`${location.origin.replace(/^http/, 'ws')}/ws`) as unknown as Socket,
    now: () => Date.now(),
    random: () => Math.random(),
    after(milliseconds, what) {
      const timer = setTimeout(what, milliseconds);
      return () => clearTimeout(timer);
    },
    afterPaint(what) {
      if (document.hidden) return what(); // nobody sees it, and nothing is painted
      let done = false;
      const once = (): void => {
        if (done) return;
        done = true;
        what();
      };
      requestAnimationFrame(() => setTimeout(once));
      setTimeout(once, LATEST); // hidden in the meantime
    },
  });
  // Whoever comes back from a tunnel or opens the lid again should not wait for the next try.
  const hurry = (): void => {
    if (document.visibilityState === 'visible') connection.hurry();
  };
  addEventListener('online', hurry);
  document.addEventListener('visibilitychange', hurry);
  return connection;
}
