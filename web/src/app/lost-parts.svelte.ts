// Parts of the client that could not be fetched. When the program was renewed while a page was open, its files have other
// names, and the page must be loaded again. When the server only does not answer, that would put the browser's own error in
// place of the page: it is loaded again once the server is back.
import { line } from '../state/client.svelte.ts';

const KEY = 'orrery.reloaded';
// What is missing from a sound server does not come by loading again and again.
const AT_MOST_EVERY = 60_000;

class LostParts {
  missing = $state(false);
  #serverAway = $state(false);

  reload = async (): Promise<void> => {
    try {
      await fetch('/healthz', { cache: 'no-store' });
    } catch {
      this.#serverAway = true;
      return;
    }
    sessionStorage.setItem(KEY, String(Date.now()));
    location.reload();
  };

  start(): void {
    addEventListener('vite:preloadError', () => {
      this.missing = true;
      if (Date.now() - Number(sessionStorage.getItem(KEY)) > AT_MOST_EVERY) void this.reload();
    });
    $effect.root(() => {
      $effect(() => {
        if (this.#serverAway && line.status.kind === 'open') void this.reload();
      });
    });
  }
}
export const lostParts = new LostParts();
