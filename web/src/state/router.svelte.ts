// The router: the screen that the address names, and navigation without reloading the page.
import { address } from '../net/http';

export interface Route {
  screen: 'home' | 'table' | 'replay' | 'learn' | 'rules' | 'lesson' | 'account' | 'admin' | 'ratings' | 'privacy' | 'not-found';
  /** A table's id or a game's name. */
  id: string;
  /** The fragment without #: an invitation, a pass, a clause. */
  hash: string;
}

/** The route of a path relative to the server's base path. */
export function routeOf(path: string, hash: string): Route {
  const parts = path.split('/').filter(Boolean).map(decodeURIComponent);
  const [first = '', id = '', more = ''] = parts;
  const to = (screen: Route['screen']): Route => ({ screen, id, hash: hash.replace(/^#/, '') });
  if (!parts.length) return to('home');
  if (first === 't' && id && parts.length === 2) return to('table');
  if (first === 'replay' && id && parts.length === 2) return to('replay');
  if ((first === 'account' || first === 'admin' || first === 'ratings' || first === 'privacy') && parts.length === 1) return to(first);
  if (first === 'learn' && parts.length === 1) return to('learn');
  if (first === 'learn' && parts.length === 2) return to('rules');
  if (first === 'learn' && more === 'lesson' && parts.length === 3) return to('lesson');
  return to('not-found');
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
