// Legal moves by what is touched: which tiles and piles can be chosen, and the moves that a selection makes.

import { cardMove, inARow, lying, robMove, type Card, type Handle, type View } from './view';

export type Purpose = 'take' | 'all' | 'back' | 'peek' | 'flip' | 'return' | 'choose' | 'wait';

export interface Aim {
  purpose: Purpose;
  /** The tiles that can be chosen. */
  tiles: ReadonlySet<Handle>;
  /** The piles that can be chosen for a return card. */
  targets: ReadonlySet<string>;
  /** The piles that can be robbed. */
  robs: ReadonlySet<string>;
  /** The most that can be chosen. */
  most: number;
}

export interface Plan {
  moves: string[];
  /** What would be previewed: the moves without the closing word. */
  shown: string[];
  /** Key of the button's text and the number in it. */
  key: string;
  number: number;
}

/** What touching tiles and piles means, with a prey card in play or without. */
export function aimAt(view: View, moves: readonly string[], card: Card | null): Aim {
  const robs = new Set(moves.filter((move) => move.startsWith('rob ')).map((move) => `p${move.slice(4)}`));
  const none = { tiles: new Set<Handle>(), targets: new Set<string>(), robs, most: 0 };
  if (card) return aimCard(moves, card);
  if (!moves.length) return { ...none, purpose: 'wait' };
  if (moves.some((move) => move === 'skip' || move.startsWith('choose '))) return { ...none, purpose: 'choose' };
  if (moves.includes('take all')) return { ...none, purpose: 'all' };
  const verb = view.pending?.kind === 'back' ? 'back' : 'take';
  const tiles = new Set(moves.filter((move) => move.startsWith(`${verb} `)).map((move) => move.slice(5)));
  const most = verb === 'back' ? lying(view, view.pending?.to ?? '').length - 1 : tiles.size;
  return { purpose: verb, tiles, targets: none.targets, robs, most };
}

function aimCard(moves: readonly string[], card: Card): Aim {
  const named = moves.filter((move) => move.startsWith(`play ${card} `)).map((move) => move.split(' ').slice(2));
  const found = new Set(named.flat());
  const none = new Set<string>();
  if (card !== 'return')
    return { purpose: card as Purpose, tiles: found, targets: none, robs: none, most: widest(named) };
  const targets = new Set([...found].map((name) => `p${name}`));
  return { purpose: 'return', tiles: none, targets, robs: none, most: widest(named) };
}

function widest(named: readonly string[][]): number {
  return Math.max(0, ...named.map((one) => one.length));
}

/** The moves that the chosen tiles or piles make; null while they make none. */
export function planOf(view: View, moves: readonly string[], aim: Aim, chosen: ReadonlySet<string>): Plan | null {
  const number = chosen.size;
  if (aim.purpose === 'all') {
    return {
      moves: ['take all'],
      shown: ['take all'],
      key: 'mammut-do-take-all',
      number: lying(view, 'centre').length,
    };
  }
  if (aim.purpose === 'take' || aim.purpose === 'back') {
    if (!number) return moves.includes('done') ? { moves: ['done'], shown: [], key: 'mammut-do-done', number } : null;
    const row = inARow(aim.purpose, chosen);
    return { moves: row, shown: row.slice(0, -1), key: `mammut-do-${aim.purpose}`, number };
  }
  if (aim.purpose !== 'peek' && aim.purpose !== 'flip' && aim.purpose !== 'return') return null;
  const move = cardMove(aim.purpose, chosen);
  return moves.includes(move) ? { moves: [move], shown: [move], key: `mammut-do-${aim.purpose}`, number } : null;
}

/** The chosen ones with one more, or without one that was chosen already; what goes beyond the most drops the oldest. */
export function toggled(aim: Aim, chosen: ReadonlySet<string>, one: string): ReadonlySet<string> {
  const next = new Set(chosen);
  if (!next.delete(one)) next.add(one);
  const isCard = aim.purpose === 'peek' || aim.purpose === 'flip';
  if (isCard && next.size > aim.most) next.delete(next.values().next().value!);
  return next;
}

/** The move to ask about when something was touched that can't be chosen. */
export function refusedMove(view: View, aim: Aim, handle: Handle): string {
  const at = view.tiles[handle]?.at ?? 'centre';
  if (aim.purpose === 'peek' || aim.purpose === 'flip') return cardMove(aim.purpose, [handle]);
  if (aim.purpose === 'back') return `back ${handle}`;
  if (aim.purpose === 'choose') return `take ${handle}`;
  return at === 'centre' || aim.purpose === 'return' ? `take ${handle}` : robMove(at);
}
