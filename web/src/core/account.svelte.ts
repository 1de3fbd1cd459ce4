// The account of this browser, if somebody signed in: its session, its seats at tables, its ratings. Nothing needs one.
import { ask, Trouble } from './http';
import type { TableShown } from './wire';

/** A row of POST /api/accounts/games. */
export interface KeptGame {
  table: string;
  seat: number;
  about: TableShown;
}

/** A row of GET /api/ratings/GAME. */
export interface RatingShown {
  name: string;
  game: string;
  rating: number;
  deviation: number;
  games: number;
}

interface Signed {
  session: string;
  name: string;
}

const PLACE = 'ludoteca.account';

function kept(): Signed | null {
  try {
    const read = JSON.parse(localStorage.getItem(PLACE) ?? 'null') as Partial<Signed> | null;
    return read?.session && read.name ? { session: read.session, name: read.name } : null;
  } catch {
    return null;
  }
}

class Account {
  private signed = $state.raw<Signed | null>(kept());

  constructor() {
    addEventListener('storage', (event) => {
      if (event.key === PLACE) this.signed = kept();
    });
  }

  /** The account's name, or nothing for who plays without one. */
  get name(): string {
    return this.signed?.name ?? '';
  }

  get session(): string | null {
    return this.signed?.session ?? null;
  }

  /** Make an account, or enter one; the browser keeps the session. */
  async sign(isNew: boolean, name: string, password: string, lang: string): Promise<void> {
    const path = isNew ? 'api/accounts' : 'api/accounts/enter';
    this.keep((await (await ask(path, lang, { name, password })).json()) as Signed);
  }

  /** Forget the session here, and tell the server that it opens nothing any more. */
  async leave(lang: string): Promise<void> {
    const session = this.session;
    this.keep(null);
    if (session) await ask('api/accounts/leave', lang, { session }).catch(() => undefined);
  }

  async changePassword(old: string, wanted: string, lang: string): Promise<void> {
    await this.asOwner('password', lang, { old, new: wanted });
  }

  /** Everything the server keeps about the account, as it was told. */
  async exported(lang: string): Promise<string> {
    return (await this.asOwner('export', lang)).text();
  }

  async remove(password: string, lang: string): Promise<void> {
    await this.asOwner('delete', lang, { password });
    this.keep(null);
  }

  /** The account's seats, the latest tables first; none without an account. */
  async games(lang: string): Promise<KeptGame[]> {
    return this.signed ? ((await (await this.asOwner('games', lang)).json()) as KeptGame[]) : [];
  }

  /** This account's rating of a game, if it has played for one. */
  async rating(game: string, lang: string): Promise<RatingShown | null> {
    return (await ratings(game, lang)).find((one) => one.name === this.name) ?? null;
  }

  private async asOwner(path: string, lang: string, more: object = {}): Promise<Response> {
    try {
      return await ask(`api/accounts/${path}`, lang, { session: this.session ?? '', ...more });
    } catch (error) {
      if (error instanceof Trouble && error.key === 'account-no-session') this.keep(null);
      throw error;
    }
  }

  private keep(signed: Signed | null): void {
    this.signed = signed;
    try {
      if (signed) localStorage.setItem(PLACE, JSON.stringify(signed));
      else localStorage.removeItem(PLACE);
    } catch {
      // A browser that keeps nothing: signed in until the page is closed.
    }
  }
}

export const account = new Account();

/** The ratings of a game, the highest first. */
export async function ratings(game: string, lang: string): Promise<RatingShown[]> {
  return (await (await ask(`api/ratings/${game}`, lang)).json()) as RatingShown[];
}

/** What was refused, in words. */
export function refusalOf(error: unknown, otherwise: string): string {
  return (error instanceof Trouble && error.message) || otherwise;
}
