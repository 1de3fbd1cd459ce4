// Legal moves by what is touched: where each leads, and the move of a tile or button.

import { DIRECTIONS, distance, line, neighbour, towards, type Direction } from './layout';
import type { View } from './view';

export type Move =
  | { do: 'place'; tile: string }
  | { do: 'move'; card: number; direction: Direction }
  | { do: 'flee'; direction: Direction }
  | { do: 'discard'; card: number }
  | { do: 'trap' | 'remove' };

const FARTHEST = 3;

/** A move text in parts, or null if it isn't one of this game. */
export function read(text: string): Move | null {
  const [verb, first = '', second = ''] = text.split(' ');
  switch (verb) {
    case 'place':
      return { do: 'place', tile: first };
    case 'move':
      return { do: 'move', card: Number(first), direction: second as Direction };
    case 'flee':
      return { do: 'flee', direction: first as Direction };
    case 'discard':
      return { do: 'discard', card: Number(first) };
    case 'trap':
    case 'remove':
      return { do: verb };
    default:
      return null;
  }
}

/** Where a seat's move ends on the board, or null if its hunter stays. */
export function goal(hunt: View, seat: number, text: string): string | null {
  const move = read(text);
  if (move?.do === 'place') return move.tile;
  const here = hunt.hunters[seat];
  if (!here || !move) return null;
  if (move.do === 'flee') return neighbour(here, move.direction);
  if (move.do === 'move') return line(here, move.direction, move.card)[move.card - 1] ?? null;
  return null;
}

/** The legal moves by the tile each leads to; no two lead to the same one. */
export function goals(hunt: View, seat: number | null, moves: readonly string[]): Map<string, string> {
  const found = new Map<string, string>();
  if (seat === null) return found;
  for (const move of moves) {
    const tile = goal(hunt, seat, move);
    if (tile) found.set(tile, move);
  }
  return found;
}

/** The card a move plays or throws away, or null. */
export function cardOf(text: string | null): number | null {
  const move = text === null ? null : read(text);
  return move && 'card' in move ? move.card : null;
}

/** The move a seat would mean by touching a tile, legal or not; null if no move could lead there. */
export function meant(hunt: View, seat: number, tile: string): string | null {
  const here = hunt.hunters[seat];
  if (hunt.pending?.kind === 'place' || !here) return `place ${tile}`;
  const way = towards(here, tile);
  const far = distance(here, tile);
  if (!way || far > FARTHEST) return null;
  if (hunt.pending?.kind === 'flee' && hunt.pending.seat === seat) return far === 1 ? `flee ${way}` : null;
  return `move ${far} ${way}`;
}

/** Whether a move's straight line crosses the mammoth's tile. */
export function meets(hunt: View, seat: number, text: string): boolean {
  const move = read(text);
  const here = hunt.hunters[seat];
  return move?.do === 'move' && !!here && line(here, move.direction, move.card).includes(hunt.mammoth);
}

/** The clockwise turn from one direction to another, in degrees. */
export function turn(from: Direction, to: Direction): number {
  return ((DIRECTIONS.indexOf(to) - DIRECTIONS.indexOf(from) + 6) % 6) * 60;
}
