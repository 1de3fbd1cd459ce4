// Loads code that is split off the page. A failure is remembered by nobody: the next attempt loads the code, and the
// stylesheets that failed with it, again.
import { RequestError } from '../net/http';
import { connectivity } from './connectivity.svelte';

const failed = new Set<HTMLLinkElement>();
const failures = new Set<string>();

if (typeof addEventListener === 'function') {
  addEventListener('error', ({ target }) => target instanceof HTMLLinkElement && target.rel === 'stylesheet' && failed.add(target), true);
}

/** Load a chunk; throws RequestError with the key `network` if it cannot be loaded now. */
export async function loadChunk<Module>(load: () => Promise<Module>): Promise<Module> {
  const name = load.toString();
  try {
    await Promise.all([...failed].map(reloaded));
    return await load();
  } catch {
    // The server answers, yet not with this code, or the browser keeps the failure: the page is out of date.
    if (failures.has(name) && (await connectivity.answers())) location.reload();
    failures.add(name);
    connectivity.lose();
    throw new RequestError({ key: 'network', message: '' }, 0);
  }
}

/** Put a copy in the place of a stylesheet that failed; resolves once it is loaded. */
function reloaded(link: HTMLLinkElement): Promise<void> {
  failed.delete(link);
  return new Promise((resolve, reject) => {
    const copy = link.cloneNode() as HTMLLinkElement;
    copy.onload = () => resolve();
    copy.onerror = () => reject(new Error(`stylesheet ${copy.href}`));
    link.replaceWith(copy);
  });
}
