// The table after proposed moves: drawing only, so that the tiles counted belong to the same moment as the points foreseen.
import { lying, owner, piles, places, type Handle, type Side, type View } from './view';

/** The view after moves of a seat, as far as it can be seen; cards that are laid, and looks, change nothing. */
export function viewAfter(view: View, seat: number, moves: readonly string[]): View {
  return moves.reduce((known, move) => step(known, seat, move), view);
}

function step(view: View, seat: number, move: string): View {
  const [verb = '', first = '', ...rest] = move.split(' ');
  const own = view.pending?.to ?? piles(view.players, seat).find((place) => !lying(view, place).length) ?? `p${seat}`;
  if (verb === 'take') return put(view, first === 'all' ? lying(view, 'centre') : [first], own);
  if (verb === 'back') return put(view, [first], 'centre');
  if (verb === 'rob') return put(view, lying(view, `p${first}`), own);
  if (verb === 'play' && first === 'return') return put(view, rest.flatMap((place) => lying(view, `p${place}`)), 'centre');
  if (verb === 'play' && first === 'flip') return flipped(view, rest);
  return view;
}

function put(view: View, handles: readonly Handle[], at: string): View {
  const tiles = { ...view.tiles };
  for (const name of handles) if (tiles[name]) tiles[name] = { ...tiles[name], at };
  return { ...view, tiles };
}

/** What is not known to lie below is shown as hidden. */
function flipped(view: View, handles: readonly Handle[]): View {
  const tiles = { ...view.tiles };
  for (const name of handles) {
    const tile = tiles[name];
    if (tile) tiles[name] = { ...tile, up: tile.down ?? ('?' as Side), down: tile.up };
  }
  return { ...view, tiles };
}

/** Who would have to take everything that is left once a seat has taken so many tiles (4.7, 10.2). */
export interface Rest {
  /** Who would take before; null if nobody would. */
  before: number | null;
  last: number;
  number: number;
}

/** The last taker after a take, if at most one other player takes before; else null. */
export function restAfter(view: View, seat: number, taken: number): Rest | null {
  const number = lying(view, 'centre').length - taken;
  const empty = new Map<number, number>();
  for (const place of places(view.players)) {
    const whose = owner(place)!;
    if (!lying(view, place).length) empty.set(whose, (empty.get(whose) ?? 0) + 1);
  }
  // The seat fills one of its places; it has begun to fill it already while it goes on taking.
  if (view.pending?.kind !== 'take') empty.set(seat, (empty.get(seat) ?? 1) - 1);
  const order = takers(empty, seat, view.players);
  if (number <= 0 || !order.length || order.length > 2) return null;
  if (order.length === 1) return { before: null, last: order[0]!, number };
  return { before: order[0]!, last: order[1]!, number: number - 1 };
}

/** The seats with empty places in the order in which they would take. */
function takers(empty: ReadonlyMap<number, number>, seat: number, players: number): number[] {
  const left = new Map(empty);
  const order: number[] = [];
  for (let step = 1; step <= players * 2; step++) {
    const next = (seat + step) % players;
    if ((left.get(next) ?? 0) > 0) {
      order.push(next);
      left.set(next, left.get(next)! - 1);
    }
  }
  return order;
}
