// A line-up under construction: players are put, moved and swapped; only a complete one becomes moves.

import { team } from './view';

/** Where each player of a side stands; those who don't stand yet are missing. */
export type LineUp = Readonly<Record<string, string>>;

/** The two rows next to a side's own in-goal, the front one first, lane by lane. */
export function homeSquares(seat: number): string[] {
  const rows = seat === 0 ? [2, 1] : [10, 11];
  return rows.flatMap((row) => [...'abcdefgh'].map((lane) => `${lane}${row}`));
}

export const standingOn = (lineUp: LineUp, square: string): string | null =>
  Object.keys(lineUp).find((piece) => lineUp[piece] === square) ?? null;

/** The player put on a square; whoever stands there goes where the player came from, or off the pitch. */
export function put(lineUp: LineUp, piece: string, square: string): LineUp {
  const there = standingOn(lineUp, square);
  const from = lineUp[piece];
  const next: Record<string, string> = { ...lineUp, [piece]: square };
  if (there && there !== piece) {
    if (from) next[there] = from;
    else delete next[there];
  }
  return next;
}

export function remove(lineUp: LineUp, piece: string): LineUp {
  const { [piece]: _, ...rest } = lineUp;
  return rest;
}

/** Who is still to be put, in order. */
export const waiting = (lineUp: LineUp, seat: number): string[] => team(seat).filter((piece) => !(piece in lineUp));

/** The moves that put a complete line-up after those the server has already, and make it ready. */
export function movesOf(lineUp: LineUp, seat: number, standing: LineUp = {}): string[] {
  const puts = team(seat).filter((piece) => !(piece in standing));
  return [...puts.map((piece) => `put ${piece} ${lineUp[piece]}`), 'ready'];
}

/** How many of the players the server has must be taken back before this line-up can be put. */
export function toTakeBack(lineUp: LineUp, seat: number, standing: LineUp): number {
  const order = team(seat).filter((piece) => piece in standing);
  const wrong = order.findIndex((piece) => lineUp[piece] !== standing[piece]);
  return wrong < 0 ? 0 : order.length - wrong;
}
