// The router: the screen that the address names, and navigation without reloading the page.
import { address } from '../net/http';
import { matchRoute, type ScreenName } from './routes';

export interface Route {
  screen: ScreenName;
  /** A table's id or a game's name. */
  id: string;
  /** The fragment without #: an invitation, a pass, a clause. */
  hash: string;
}

/** The route of a path relative to the server's base path. */
export function routeOf(path: string, hash: string): Route {
  const parts = path.split('/').filter(Boolean).map(decodeURIComponent);
  return { screen: 'not-found', id: '', ...matchRoute(parts), hash: hash.replace(/^#/, '') };
}

function currentRoute(): Route {
  const root = address('').pathname;
  const path = location.pathname.startsWith(root) ? location.pathname.slice(root.length) : location.pathname;
  return routeOf(path, location.hash);
}

class Router {
  route = $state.raw<Route>(currentRoute());

  constructor() {
    addEventListener('popstate', () => (this.route = currentRoute()));
    document.addEventListener('click', (event) => this.followLink(event));
  }

  /** Navigate to a path relative to the server's base path. */
  navigate(path: string, replaces = false): void {
    history[replaces ? 'replaceState' : 'pushState'](null, '', address(path));
    this.route = currentRoute();
    if (!path.includes('#')) scrollTo(0, 0);
  }

  /** Handle clicks on internal links; the browser handles those with a modifier key, a target or a download. */
  private followLink(event: MouseEvent): void {
    if (event.defaultPrevented || event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element).closest?.('a');
    if (!link?.href || link.target || link.hasAttribute('download')) return;
    const root = address('').href;
    if (!link.href.startsWith(root) || link.href.startsWith(`${root}api/`)) return;
    event.preventDefault();
    this.navigate(link.href.slice(root.length));
  }
}

export const router = new Router();
