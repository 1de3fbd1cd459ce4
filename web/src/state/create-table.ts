// Creates tables on the server and stores their tokens.
import type { CreatedTable, GameInfo, NewTable, SeatRequest } from '../net/http-types';
import { account } from './account.svelte';
import { requestJson } from '../net/http';
import { invitation } from './invitation';
import { myTables } from './my-tables.svelte';
import { settings } from './settings.svelte';

export type { SeatRequest };
export type TableRequest = NewTable & { players: number };

/** Create a table; returns its id. A temporary one is not among this device's tables, and forgotten with the page. */
export async function createTable(table: TableRequest, isTemporary = false): Promise<string> {
  const body = { ...table, session: table.position ? null : account.session, invitation: invitation() };
  const created = await requestJson<CreatedTable>('api/tables', settings.preferences.lang, body);
  const seats = Object.fromEntries(created.seats.map(({ seat, token }) => [seat, token]));
  myTables.save(created.id, { game: table.game, host: created.host, invite: created.invite, seats }, isTemporary);
  return created.id;
}

/** The level to suggest: casual, or the middle one. */
export function defaultLevel(game: GameInfo): string {
  const named = game.levels.find((level) => level.name === 'casual');
  return named?.name ?? game.levels[Math.floor(game.levels.length / 2)]?.name ?? 'greedy';
}

/** This device against bots. */
export function againstBots(game: GameInfo, level = defaultLevel(game), players = game.players[0]): TableRequest {
  const bots: SeatRequest[] = Array.from({ length: players - 1 }, () => ({ kind: 'bot', level }));
  return { game: game.name, players, seats: [{ kind: 'me', name: settings.preferences.name }, ...bots] };
}

/** This device and open seats. */
export function withInvitation(game: GameInfo, players = game.players[0]): TableRequest {
  const open: SeatRequest[] = Array.from({ length: players - 1 }, () => ({ kind: 'open' }));
  return { game: game.name, players, seats: [{ kind: 'me', name: settings.preferences.name }, ...open] };
}

/** Every seat at this device. */
export function sameDevice(game: GameInfo, players = game.players[0]): TableRequest {
  return { game: game.name, players, seats: Array.from({ length: players }, () => ({ kind: 'me', name: '' })) };
}
