// The tables this device or its account sits at: their tokens, kept in the browser, and how things stand there.
import { account, type KeptGame } from './account.svelte';
import { ask } from './http';
import type { TableShown } from './wire';

export interface Keys {
  game: string;
  /** Seat tokens by seat. */
  seats: Record<string, string>;
  host?: string;
  invite?: string;
  /** Milliseconds since 1970, when last used. */
  at: number;
}

/** A row of POST /api/tables/mine. */
export interface Standing {
  id: string;
  gone?: boolean;
  about?: TableShown;
  seats?: number[];
  actors?: number[];
  /** Whether a seat of this device owes an answer. */
  mine?: boolean;
}

const PLACE = 'ludoteca.tables';
const MOST = 50;
/** The server answers for so many tables at once. */
const MOST_ASKED = 100;

function kept(): Record<string, Keys> {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? '{}') as Record<string, Keys>;
  } catch {
    return {};
  }
}

class Mine {
  keys = $state<Record<string, Keys>>(kept());
  standing = $state.raw<Standing[]>([]);
  /** The account's own, on whatever device they were begun; some of them may stand above too. */
  kept = $state.raw<Standing[]>([]);

  constructor() {
    addEventListener('storage', (event) => {
      if (event.key === PLACE) this.keys = kept();
    });
  }

  of(id: string): Keys | null {
    return this.keys[id] ?? null;
  }

  /** Keep what opens a table, beside what was there. */
  keep(id: string, given: Partial<Keys>): void {
    const former = this.keys[id] ?? { game: '', seats: {}, at: 0 };
    this.keys[id] = { ...former, ...given, seats: { ...former.seats, ...given.seats }, at: Date.now() };
    this.save();
  }

  drop(id: string, seat?: number): void {
    const known = this.keys[id];
    if (!known) return;
    if (seat !== undefined) delete known.seats[seat];
    if (seat === undefined || (!Object.keys(known.seats).length && !known.host)) delete this.keys[id];
    this.standing = this.standing.filter((one) => one.id in this.keys);
    this.save();
  }

  /** Ask how things stand; tables that no longer exist are forgotten. */
  async look(lang: string): Promise<void> {
    const games = await account.games(lang).catch((): KeptGame[] => []);
    const others = new Set(games.filter((game) => game.about.phase !== 'over' && !(game.table in this.keys)).map((game) => game.table));
    const known = Object.entries(this.keys).map(([id, keys]) => ({ id, tokens: Object.values(keys.seats) }));
    const tables = [...known, ...[...others].map((id) => ({ id, tokens: [] as string[] }))].slice(0, MOST_ASKED);
    const rows = tables.length ? ((await (await ask('api/tables/mine', lang, { tables })).json()) as Standing[]) : [];
    for (const row of rows) if (row.gone) this.drop(row.id);
    const now = new Map(rows.filter((row) => !row.gone).map((row) => [row.id, row]));
    this.kept = standings(games, now);
    const elsewhere = this.kept.filter((row) => others.has(row.id));
    this.standing = [...[...now.values()].filter((row) => !others.has(row.id)), ...elsewhere];
  }

  /** How many tables wait for this device, without one that tells it itself. */
  waiting(but: string): number {
    return this.standing.filter((row) => row.id !== but && row.mine && row.about?.phase === 'playing').length;
  }

  /** Whether any table may come to wait for this device. */
  get playing(): boolean {
    return this.standing.some((row) => row.about?.phase === 'playing');
  }

  private save(): void {
    const newest = Object.entries(this.keys).sort(([, one], [, other]) => other.at - one.at);
    for (const [id] of newest.slice(MOST)) delete this.keys[id];
    try {
      localStorage.setItem(PLACE, JSON.stringify(this.keys));
    } catch {
      // A browser that keeps nothing: the seat is held until the page is closed.
    }
  }
}

/** An account's tables, each once with all seats it has there, as they stand now or as they were kept. */
function standings(games: KeptGame[], now: Map<string, Standing>): Standing[] {
  const found = new Map<string, Standing>();
  for (const { table, seat, about } of games) {
    const row = found.get(table) ?? { ...(now.get(table) ?? { id: table, about }), seats: [...(now.get(table)?.seats ?? [])] };
    const seats = [...new Set([...(row.seats ?? []), seat])];
    found.set(table, { ...row, seats, mine: !!row.actors?.some((one) => seats.includes(one)) });
  }
  return [...found.values()];
}

export const mine = new Mine();
