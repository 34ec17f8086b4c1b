// Where the person is. Links are plain <a href>, so that they can be copied and opened elsewhere;
// a plain click on one of ours stays on the page.
import { routeOf } from './routes.ts';

class Router {
  route = $state.raw(routeOf(new URL(location.href)));

  go(path: string): void {
    history.pushState(null, '', path);
    this.#arrive();
  }

  #arrive = (): void => {
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
      event.preventDefault();
      this.go(link.pathname + link.search);
    });
  }
}
export const router = new Router();
