// Makes tables on the server and keeps what opens them.
import type { GameShown } from './wire';
import { account } from './account.svelte';
import { ask } from './http';
import { invitation } from './invitation';
import { mine } from './mine.svelte';
import { settings } from './settings.svelte';

export interface SeatWish {
  kind: 'me' | 'open' | 'bot';
  name?: string;
  level?: string;
}

export interface TableWish {
  game: string;
  players: number;
  seats: SeatWish[];
  options?: Record<string, unknown>;
  public?: boolean;
  clock?: { seconds: number; increment: number } | { days: number } | null;
  cap?: number | null;
  hints?: boolean;
  auto?: boolean;
  rated?: boolean;
  name?: string;
  position?: unknown;
}

interface Made {
  id: string;
  host: string;
  invite: string;
  seats: { seat: number; token: string }[];
}

/** Make a table; its id. */
export async function makeTable(wish: TableWish): Promise<string> {
  const asked = { ...wish, session: wish.position ? null : account.session, invitation: invitation() };
  const made = (await (await ask('api/tables', settings.wishes.lang, asked)).json()) as Made;
  const seats = Object.fromEntries(made.seats.map(({ seat, token }) => [seat, token]));
  mine.keep(made.id, { game: wish.game, host: made.host, invite: made.invite, seats });
  return made.id;
}

/** The middle of a game's levels, for who doesn't choose. */
export function usualLevel(game: GameShown): string {
  const named = game.levels.find((level) => level.name === 'casual');
  return named?.name ?? game.levels[Math.floor(game.levels.length / 2)]?.name ?? 'greedy';
}

/** Me and bots on the fewest seats. */
export function againstBots(game: GameShown, level = usualLevel(game), players = game.players[0]): TableWish {
  const bots: SeatWish[] = Array.from({ length: players - 1 }, () => ({ kind: 'bot', level }));
  return { game: game.name, players, seats: [{ kind: 'me', name: settings.wishes.name }, ...bots] };
}

/** Me and open seats. */
export function withInvitation(game: GameShown, players = game.players[0]): TableWish {
  const open: SeatWish[] = Array.from({ length: players - 1 }, () => ({ kind: 'open' }));
  return { game: game.name, players, seats: [{ kind: 'me', name: settings.wishes.name }, ...open] };
}

/** Everybody at this device. */
export function sameDevice(game: GameShown, players = game.players[0]): TableWish {
  return { game: game.name, players, seats: Array.from({ length: players }, () => ({ kind: 'me', name: '' })) };
}
