// Where the person is. Links are plain <a href>, so that they can be copied and opened elsewhere;
// a plain click on one of ours stays on the page.
import { routeOf } from './routes.ts';

/** The place that an address names after its #; nothing if it cannot be read. */
function placeOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}
const here = (): string => location.pathname + location.search;

class Router {
  route = $state.raw(routeOf(new URL(location.href)));
  /** The place on the page, if the address names one. */
  hash = $state(placeOf(location.hash));
  #page = here();

  go(path: string): void {
    history.pushState(null, '', path);
    this.#arrive();
  }

  #arrive = (): void => {
    this.hash = placeOf(location.hash);
    // Another place of the same page: the browser has gone there itself.
    if (this.#page === here()) return;
    this.#page = here();
    this.route = routeOf(new URL(location.href));
    scrollTo(0, 0);
  };

  start(): void {
    addEventListener('popstate', this.#arrive);
    addEventListener('click', (event) => {
      const plain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!plain || event.defaultPrevented || !link || link.target !== '' || link.hasAttribute('download')) return;
      if (link.origin !== location.origin || link.pathname.startsWith('/api/')) return;
      if (link.hash !== '' && link.pathname + link.search === here()) return;
      event.preventDefault();
      this.go(link.pathname + link.search + link.hash);
    });
  }
}
export const router = new Router();
