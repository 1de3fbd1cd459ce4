// The invitation to open tables, for servers where not everybody may: it comes in a link and stays in this browser.
const PLACE = 'ludoteca.invitation';
const MARK = '#open=';

/** Keep the invitation that the address brings, if it brings one, and take it out of the address. */
export function keepInvitation(): void {
  if (!location.hash.startsWith(MARK)) return;
  try {
    localStorage.setItem(PLACE, location.hash.slice(MARK.length));
  } catch {
    return; // a browser that keeps nothing still has the address
  }
  history.replaceState(null, '', location.pathname + location.search);
}

/** The invitation that this browser has. */
export function invitation(): string | null {
  try {
    return localStorage.getItem(PLACE);
  } catch {
    return null;
  }
}
