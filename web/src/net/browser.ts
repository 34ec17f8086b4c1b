// The connection of a page.
import { Connection, type Socket } from './connection.ts';

export function connectToPageServer(): Connection {
  const connection = new Connection({
    open: () => new WebSocket(`${location.origin.replace(/^http/, 'ws')}/ws`) as unknown as Socket,
    now: () => Date.now(),
    random: () => Math.random(),
    after(milliseconds, what) {
      const timer = setTimeout(what, milliseconds);
      return () => clearTimeout(timer);
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
