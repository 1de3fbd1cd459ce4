// The tables at which this device or its account has seats: their tokens, stored in the browser, and their status.
import { account, type AccountGame } from './account.svelte';
import { requestJson } from '../net/http';
import type { HeldTableStatus } from '../net/http-types';

/** A table's status; of a finished game of the account also when it ended and what it did to the rating. */
export type TableStatus = HeldTableStatus & { ended?: number | null; ratingChange?: number | null };

export interface TableKeys {
  game: string;
  /** Seat tokens by seat. */
  seats: Record<string, string>;
  /** Tokens of seats held before, newest first: they show the server which hands this device has seen. */
  former?: string[];
  host?: string;
  invite?: string;
  /** UTC milliseconds of the last use. */
  at: number;
}

const STORAGE_KEY = 'ludoteca.tables';
const MAX_STORED = 50;
const MAX_FORMER = 6;
/** The server's limit for one request. */
const MAX_REQUESTED = 100;

function stored(): Record<string, TableKeys> {
  try {
    return JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '{}') as Record<string, TableKeys>;
  } catch {
    return {};
  }
}

class MyTables {
  private keysById = $state<Record<string, TableKeys>>(stored());
  /** Keys of tables that end with the page, as those of lessons. */
  private temporary = new Map<string, TableKeys>();
  statuses = $state.raw<TableStatus[]>([]);
  /** The account's tables, from any device; some of them may be in `statuses` too. */
  accountTables = $state.raw<TableStatus[]>([]);

  constructor() {
    addEventListener('storage', (event) => {
      if (event.key === STORAGE_KEY) this.keysById = stored();
    });
  }

  keys(id: string): TableKeys | null {
    return this.temporary.get(id) ?? this.keysById[id] ?? null;
  }

  /** Store tokens of a table in addition to those already stored; those of a temporary table are not written. */
  save(id: string, added: Partial<TableKeys>, isTemporary = this.temporary.has(id)): void {
    const known = this.keys(id) ?? { game: '', seats: {}, at: 0 };
    const keys = { ...known, ...added, seats: { ...known.seats, ...added.seats }, at: Date.now() };
    if (isTemporary) return void this.temporary.set(id, keys);
    this.keysById[id] = keys;
    this.write();
  }

  /** Remove a seat's token, or all tokens of a table. */
  remove(id: string, seat?: number): void {
    this.temporary.delete(id);
    const known = this.keysById[id];
    if (!known) return;
    const token = seat === undefined ? undefined : known.seats[seat];
    if (token) known.former = [token, ...(known.former ?? [])].slice(0, MAX_FORMER);
    if (seat !== undefined) delete known.seats[seat];
    if (seat === undefined) delete this.keysById[id];
    this.statuses = this.statuses.filter((one) => one.id in this.keysById);
    this.write();
  }

  /** Request the status of every table; tables that no longer exist are removed. */
  async refresh(lang: string): Promise<void> {
    const games = await account.games(lang).catch((): AccountGame[] => []);
    const others = new Set(games.filter((game) => game.about.phase !== 'over' && !(game.table in this.keysById)).map((game) => game.table));
    const held = Object.entries(this.keysById).filter(([, keys]) => Object.keys(keys.seats).length || keys.host);
    const known = held.map(([id, keys]) => ({ id, tokens: Object.values(keys.seats) }));
    const tables = [...known, ...[...others].map((id) => ({ id, tokens: [] as string[] }))].slice(0, MAX_REQUESTED);
    const rows = tables.length ? await requestJson<TableStatus[]>('api/tables/mine', lang, { tables }) : [];
    for (const row of rows) if (row.gone) this.remove(row.id);
    const current = new Map(rows.filter((row) => !row.gone).map((row) => [row.id, row]));
    this.accountTables = accountStatuses(games, current);
    const elsewhere = this.accountTables.filter((row) => others.has(row.id));
    const own = new Map(this.accountTables.map((row) => [row.id, row]));
    const here = [...current.values()].filter((row) => !others.has(row.id));
    this.statuses = [...here.map((row) => ({ ...row, ended: own.get(row.id)?.ended, ratingChange: own.get(row.id)?.ratingChange })), ...elsewhere];
  }

  /** The number of tables, except one, that wait for an answer of this device. */
  waitingCount(exceptId: string): number {
    return this.statuses.filter((row) => row.id !== exceptId && row.mine && row.about?.phase === 'playing').length;
  }

  /** Whether a match is in play at any of the tables. */
  get isPlaying(): boolean {
    return this.statuses.some((row) => row.about?.phase === 'playing');
  }

  private write(): void {
    const newest = Object.entries(this.keysById).sort(([, one], [, other]) => other.at - one.at);
    for (const [id] of newest.slice(MAX_STORED)) delete this.keysById[id];
    try {
      localStorage.setItem(STORAGE_KEY, JSON.stringify(this.keysById));
    } catch {
      // Without storage the tokens last until the page is closed.
    }
  }
}

/** An account's tables, one row per table with all its seats; the current status where there is one. */
function accountStatuses(games: AccountGame[], current: Map<string, TableStatus>): TableStatus[] {
  const found = new Map<string, TableStatus>();
  for (const { table, seat, about, result, ended, rating_change } of games) {
    const status = { result, ...(current.get(table) ?? { id: table, about }), ended, ratingChange: rating_change };
    const row = found.get(table) ?? { ...status, seats: [...(current.get(table)?.seats ?? [])] };
    const seats = [...new Set([...(row.seats ?? []), seat])];
    found.set(table, { ...row, seats, mine: !!row.actors?.some((one) => seats.includes(one)) });
  }
  return [...found.values()];
}

export const myTables = new MyTables();
