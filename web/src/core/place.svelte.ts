// Which screen the address names, and going elsewhere without loading the page anew.
import { address } from './http';

export interface Place {
  screen: 'home' | 'table' | 'replay' | 'learn' | 'rules' | 'lesson' | 'account' | 'ratings' | 'nowhere';
  /** A table's id or a game's name. */
  id: string;
  /** What stands behind #: an invitation, a pass, a clause. */
  hash: string;
}

/** The place that a path below the server's own names. */
export function placeOf(path: string, hash: string): Place {
  const parts = path.split('/').filter(Boolean).map(decodeURIComponent);
  const [first = '', id = '', more = ''] = parts;
  const at = (screen: Place['screen']): Place => ({ screen, id, hash: hash.replace(/^#/, '') });
  if (!parts.length) return at('home');
  if (first === 't' && id && parts.length === 2) return at('table');
  if (first === 'replay' && id && parts.length === 2) return at('replay');
  if ((first === 'account' || first === 'ratings') && parts.length === 1) return at(first);
  if (first === 'learn' && parts.length === 1) return at('learn');
  if (first === 'learn' && parts.length === 2) return at('rules');
  if (first === 'learn' && more === 'lesson' && parts.length === 3) return at('lesson');
  return at('nowhere');
}

function here(): Place {
  const root = address('').pathname;
  const path = location.pathname.startsWith(root) ? location.pathname.slice(root.length) : location.pathname;
  return placeOf(path, location.hash);
}

class Way {
  place = $state.raw<Place>(here());

  constructor() {
    addEventListener('popstate', () => (this.place = here()));
    document.addEventListener('click', (event) => this.follow(event));
  }

  /** Go to a path below the server's own. */
  go(path: string, instead = false): void {
    history[instead ? 'replaceState' : 'pushState'](null, '', address(path));
    this.place = here();
    if (!path.includes('#')) scrollTo(0, 0);
  }

  /** Links of ours change the place; those with a modifier, a target or a download stay the browser's. */
  private follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element).closest?.('a');
    if (!link?.href || link.target || link.hasAttribute('download')) return;
    const root = address('').href;
    if (!link.href.startsWith(root) || link.href.startsWith(`${root}api/`)) return;
    event.preventDefault();
    this.go(link.href.slice(root.length));
  }
}

export const way = new Way();
