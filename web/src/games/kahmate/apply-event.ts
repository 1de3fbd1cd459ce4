// The view after one event: drawing only, no rules; the server's next view replaces it.

import { CARDS, type DuelKind, type GameEvent, type Pending, type Shown, type Verdict, type View } from './view';

type Change = (view: View, event: GameEvent) => Partial<View>;

/** The view after an event; unknown events leave it as it is. */
export function applyEvent(view: View, event: GameEvent): View {
  const change = CHANGES[event.key];
  return change ? { ...view, ...change(view, event) } : view;
}

const text = (event: GameEvent, field: string): string => event[field] as string;
const number = (event: GameEvent, field: string): number => event[field] as number;

function stand(view: View, piece: string, change: Partial<{ at: string; down: number }>): Partial<View> {
  const now = view.pieces[piece] ?? { at: '', down: 0 };
  return { pieces: { ...view.pieces, [piece]: { ...now, ...change } } };
}

function withPending(view: View, change: Partial<Pending>): Partial<View> {
  return view.pending ? { pending: { ...view.pending, ...change } } : {};
}

function spent(view: View, piece: string, cost: number): Record<string, number> {
  const moved = view.pending?.moved ?? {};
  return { ...moved, [piece]: (moved[piece] ?? 0) + cost };
}

function opened(view: View, kind: DuelKind, attacker: string, defender: string, mover?: string): Partial<View> {
  const pending: Partial<Pending> = { kind: 'card', duel: kind, attacker, defender, pair: 1, laid: [null, null] };
  if (mover) pending.moved = spent(view, mover, 1);
  return { ...withPending(view, pending), duel: { kind, attacker, defender, pair: 1 }, shown: null, won: null };
}

const closed: Partial<View> = { duel: null, shown: null, won: null };

function backToTurn(view: View): Partial<View> {
  const captain = view.pending?.captain;
  return captain === undefined ? {} : withPending(view, { kind: 'turn', seat: captain });
}

const CHANGES: Record<string, Change> = {
  put: (view, event) =>
    event.piece ? stand(view, text(event, 'piece'), { at: text(event, 'square'), down: 0 }) : {},
  ready: (view, event) => {
    const ready: [boolean, boolean] = [...(view.pending?.ready ?? [false, false])] as [boolean, boolean];
    ready[number(event, 'seat')] = true;
    return withPending(view, { ready });
  },
  revealed: (view, event) => {
    const squares = event.line_ups as Record<string, string>;
    const pieces = Object.fromEntries(Object.entries(squares).map(([piece, at]) => [piece, { at, down: 0 }]));
    return { pieces, ...withPending(view, { kind: 'ball' }) };
  },
  ball: (_, event) => ({ ball: text(event, 'square') }),
  began: (_, event) => {
    const seat = number(event, 'seat');
    return {
      ...closed,
      turn: number(event, 'turn'),
      pending: { kind: 'turn', seat, captain: seat, moved: {}, stopped: [] },
    };
  },
  ran: (view, event) => {
    const piece = text(event, 'piece');
    const at = (event.path as string[]).at(-1) ?? '';
    return { ...stand(view, piece, { at }), ...withPending(view, { moved: spent(view, piece, number(event, 'cost')) }) };
  },
  took: (_, event) => ({ ball: text(event, 'piece'), ...closed }),
  tackled: (view, event) =>
    opened(view, 'tackle', text(event, 'tackler'), text(event, 'carrier'), text(event, 'tackler')),
  charged: (view, event) =>
    opened(view, 'charge', text(event, 'carrier'), text(event, 'opponent'), text(event, 'carrier')),
  'reached-for': (view, event) => opened(view, 'intercept', text(event, 'passer'), text(event, 'interceptor')),
  laid: (view, event) => {
    const laid = [...(view.pending?.laid ?? [null, null])] as NonNullable<Pending['laid']>;
    laid[number(event, 'seat')] = (event.card as number | undefined) ?? true;
    return { ...withPending(view, { laid }), shown: null, ...duelOf(view) };
  },
  shown: (view, event) => {
    const cards = event.cards as [number, number];
    const shown: Shown = {
      cards,
      attack: number(event, 'attack'),
      defence: number(event, 'defence'),
      pair: number(event, 'pair'),
    };
    const hands = view.cards.map((hand, seat) => hand.filter((card) => card !== cards[seat])) as View['cards'];
    return { shown, cards: hands, ...withPending(view, { laid: cards }), ...duelOf(view) };
  },
  refilled: () => ({ cards: [[...CARDS], [...CARDS]] }),
  tied: (view) => ({
    ...withPending(view, { pair: 2, laid: [null, null] }),
    duel: view.duel ? { ...view.duel, pair: 2 } : null,
  }),
  won: (_, event) => {
    const { duel, winner, loser, margin, perfect } = event as unknown as Verdict;
    return { won: { duel, winner, loser, margin, perfect } };
  },
  fell: (view, event) => ({
    ...closed,
    ...stand(view, text(event, 'piece'), { down: number(event, 'down') }),
    ...backToTurn(view),
  }),
  dropped: (view, event) => ({ ...closed, ball: text(event, 'square'), ...backToTurn(view) }),
  'broke-through': (view, event) => ({ ...closed, ...stand(view, text(event, 'carrier'), { at: text(event, 'to') }) }),
  left: (view, event) => {
    const carrier = text(event, 'carrier');
    return {
      ...stand(view, carrier, { at: text(event, 'to') }),
      ...withPending(view, { kind: 'turn', moved: spent(view, carrier, 1) }),
    };
  },
  passed: (_, event) => ({ flight: { passer: text(event, 'passer'), receiver: text(event, 'receiver') } }),
  arrived: (view, event) => ({
    ...closed, flight: null, ball: text(event, 'receiver'), ...backToTurn(view),
  }),
  intercepted: (view, event) => ({
    ...closed, flight: null, ball: text(event, 'interceptor'), ...backToTurn(view),
  }),
  kicked: (_, event) => ({ ball: text(event, 'square') }),
  scored: (view, event) => {
    const score = [...view.score] as [number, number];
    score[number(event, 'seat')] = number(event, 'tries');
    return { score };
  },
  again: (_, event) => ({
    pieces: {},
    ball: null,
    cards: [[...CARDS], [...CARDS]],
    pending: { kind: 'setup', seat: number(event, 'first'), ready: [false, false] },
  }),
  'match-won': () => ({ pending: null }),
  rested: (view, event) => stand(view, text(event, 'piece'), { down: number(event, 'down') }),
  rose: (view, event) => stand(view, text(event, 'piece'), { down: 0 }),
  ended: () => ({}),
};

/** The duel an open question is about, kept so that it outlives its question. */
function duelOf(view: View): Partial<View> {
  const { duel, attacker, defender, pair } = view.pending ?? {};
  if (view.duel || !duel || !attacker || !defender) return {};
  return { duel: { kind: duel, attacker, defender, pair: pair ?? 1 } };
}
