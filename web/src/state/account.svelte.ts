// The account of this browser, if a person signed in: its session, its seats at tables, its ratings. It is optional.
import { request, requestJson, RequestError } from '../net/http';
import { invitation } from './invitation';
import type { AccountStanding, NewAccount, NewSession, OwnedGame, RatingInfo as Rating, TableSummary } from '../net/http-types';

/** A seat of the account, with its table. */
export type AccountGame = Omit<OwnedGame, 'about'> & { about: TableSummary };

export type { Rating };

type Session = Pick<NewSession, 'session' | 'name'>;

const STORAGE_KEY = 'ludoteca.account';
/** Tokens by which the server recognises this browser at the next sign-in, by account name. */
const DEVICES_KEY = 'ludoteca.devices';

function devices(): Record<string, string> {
  try {
    return JSON.parse(localStorage.getItem(DEVICES_KEY) ?? '{}') as Record<string, string>;
  } catch {
    return {};
  }
}

function storeDevice(name: string, device: string): void {
  try {
    localStorage.setItem(DEVICES_KEY, JSON.stringify({ ...devices(), [name.toLowerCase()]: device }));
  } catch {
    // Without storage the server does not recognise this browser.
  }
}

function stored(): Session | null {
  try {
    const read = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? 'null') as Partial<Session> | null;
    return read?.session && read.name ? { session: read.session, name: read.name } : null;
  } catch {
    return null;
  }
}

class Account {
  private signed = $state.raw<Session | null>(stored());
  /** Recovery codes that the server has just issued: they are shown until their owner has stored them. */
  codes = $state.raw<string[]>([]);
  /** How many notices about the account this browser has not shown yet. */
  unseen = $state(0);

  constructor() {
    addEventListener('storage', (event) => {
      if (event.key === STORAGE_KEY) this.signed = stored();
    });
  }

  /** The account's name; empty without an account. */
  get name(): string {
    return this.signed?.name ?? '';
  }

  get session(): string | null {
    return this.signed?.session ?? null;
  }

  /** Create an account or sign in; the browser stores the session. */
  async sign(isNew: boolean, name: string, password: string, lang: string): Promise<void> {
    const path = isNew ? 'api/accounts' : 'api/accounts/enter';
    const device = isNew ? undefined : devices()[name.trim().toLowerCase()];
    const signed = await requestJson<NewSession | NewAccount>(path, lang, { name, password, ...(device ? { device } : {}), ...(isNew && invitation() ? { invitation: invitation() } : {}) });
    this.enter(signed);
    if ('codes' in signed) this.codes = signed.codes;
  }

  /** Store a session that the server has created. */
  enter(signed: NewSession): void {
    storeDevice(signed.name, signed.device);
    this.setSession({ session: signed.session, name: signed.name });
  }

  /** Sign out: remove the session here and on the server. */
  async signOut(lang: string): Promise<void> {
    const session = this.session;
    this.setSession(null);
    if (session) await request('api/accounts/leave', lang, { session }).catch(() => undefined);
  }

  async changePassword(old: string, wanted: string, lang: string): Promise<void> {
    const answer = await this.asOwner('password', lang, { old, new: wanted });
    storeDevice(this.name, ((await answer.json()) as { device: string }).device);
  }

  /** The server's export of the account's data, as JSON text. */
  async exported(lang: string): Promise<string> {
    return (await this.asOwner('export', lang)).text();
  }

  /** Delete the account; without a password the session must have been confirmed. */
  async remove(password: string | null, lang: string): Promise<void> {
    await this.asOwner('delete', lang, password === null ? {} : { password });
    this.setSession(null);
  }

  /** The account's seats, newest tables first; none without an account. */
  async games(lang: string): Promise<AccountGame[]> {
    return this.signed ? ((await (await this.asOwner('games', lang)).json()) as AccountGame[]) : [];
  }

  /** Whether the account is a host of the server, and its bans and mutes. */
  async standing(lang: string): Promise<AccountStanding> {
    return (await (await this.asOwner('standing', lang)).json()) as AccountStanding;
  }

  /** The answer to a request that only hosts may make. */
  async asHost<Answer>(path: string, lang: string, more: object = {}): Promise<Answer> {
    return requestJson<Answer>(`api/admin/${path}`, lang, { session: this.session ?? '', ...more });
  }

  /** This account's rating in a game; null before its first rated game. */
  async rating(game: string, lang: string): Promise<Rating | null> {
    return (await ratings(game, lang)).find((one) => one.name === this.name) ?? null;
  }

  /** The response to a request of the account's owner. */
  async asOwner(path: string, lang: string, more: object = {}): Promise<Response> {
    try {
      return await request(`api/accounts/${path}`, lang, { session: this.session ?? '', ...more });
    } catch (error) {
      if (error instanceof RequestError && error.key === 'account-no-session') this.setSession(null);
      throw error;
    }
  }

  private setSession(signed: Session | null): void {
    this.signed = signed;
    this.unseen = 0;
    try {
      if (signed) localStorage.setItem(STORAGE_KEY, JSON.stringify(signed));
      else localStorage.removeItem(STORAGE_KEY);
    } catch {
      // Without storage the session lasts until the page is closed.
    }
  }
}

export const account = new Account();

/** The ratings in a game, highest first. */
export async function ratings(game: string, lang: string): Promise<Rating[]> {
  return requestJson<Rating[]>(`api/ratings/${game}`, lang);
}

/** The server's message of an error, or another one if there is none. */
export function errorMessage(error: unknown, otherwise: string): string {
  return (error instanceof RequestError && error.message) || otherwise;
}
