// The invitation to create tables, on servers that require one: it arrives in a link and is stored in this browser.
const STORAGE_KEY = 'ludoteca.invitation';
const PREFIX = '#open=';

/** Store the invitation in the address, if there is one, and remove it from the address. */
export function storeInvitation(): void {
  if (!location.hash.startsWith(PREFIX)) return;
  try {
    localStorage.setItem(STORAGE_KEY, location.hash.slice(PREFIX.length));
  } catch {
    return; // without storage the address keeps it
  }
  history.replaceState(null, '', location.pathname + location.search);
}

/** The stored invitation. */
export function invitation(): string | null {
  try {
    return localStorage.getItem(STORAGE_KEY);
  } catch {
    return null;
  }
}
