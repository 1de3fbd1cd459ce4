// The view after one event: drawing only, no rules; the server's next view replaces it.

import { count, type Card, type GameEvent, type Handle, type Kind, type Side, type View } from './view';

type Step = (view: View, event: GameEvent) => View;

/** The view after an event; unknown events leave it unchanged. */
export function applyEvent(view: View, event: GameEvent): View {
  const step = STEPS[event.key];
  return step ? step(view, event) : view;
}

function moved(view: View, handles: readonly Handle[], at: string): View {
  const tiles = { ...view.tiles };
  for (const name of handles) if (tiles[name]) tiles[name] = { ...tiles[name], at };
  return { ...view, tiles };
}

function turned(view: View, handles: readonly Handle[], sides: readonly Side[]): View {
  const tiles = { ...view.tiles };
  handles.forEach((name, at) => {
    const tile = tiles[name];
    if (tile) tiles[name] = { ...tile, up: sides[at] ?? tile.up, down: tile.up };
  });
  return { ...view, tiles, knows: view.knows.map((seen) => [...new Set([...seen, ...handles])]) };
}

function put<T>(list: readonly T[], at: number | undefined, change: (old: T) => T): T[] {
  return list.map((old, index) => (index === at ? change(old) : old));
}

function without(cards: Card[] | number, card: Card | undefined): Card[] | number {
  if (typeof cards === 'number') return Math.max(cards - 1, 0);
  const at = card ? cards.indexOf(card) : -1;
  return at < 0 ? cards : cards.filter((_, index) => index !== at);
}

function withOne(cards: Card[] | number, card: Card | undefined): Card[] | number {
  return typeof cards === 'number' || !card ? count(cards) + 1 : [...cards, card];
}

function discarded(view: View, card: Card, number: number): View {
  return { ...view, discard: { ...view.discard, [card]: (view.discard[card] ?? 0) + number } };
}

function used(view: View, seat: number | undefined, card: Card): View {
  return discarded({ ...view, hands: put(view.hands, seat, (hand) => without(hand, card)) }, card, 1);
}

function looked(view: View, event: GameEvent): View {
  const tiles = { ...view.tiles };
  event.tiles?.forEach((name, at) => {
    const [tile, side] = [tiles[name], event.sides?.[at]];
    if (tile && side) tiles[name] = { ...tile, down: side };
  });
  const knows = put(view.knows, event.seat, (seen) => [...new Set([...seen, ...(event.tiles ?? [])])]);
  return used({ ...view, tiles, knows }, event.seat, 'peek');
}

function dealt(view: View, event: GameEvent): View {
  const names = Object.keys(view.tiles);
  const tiles = Object.fromEntries(
    names.map((name, at) => [name, { up: event.faces?.[at] ?? view.tiles[name]!.up, down: null, at: 'centre' }]),
  );
  return {
    ...view,
    tiles,
    round: event.round ?? view.round,
    first: event.first ?? view.first,
    knows: view.knows.map(() => []),
  };
}

function gained(view: View, event: GameEvent): View {
  const kinds = event.kind ? [event.kind] : Array.isArray(event.kinds) ? event.kinds : [];
  return { ...view, animals: put(view.animals, event.seat, (own) => [...new Set([...own, ...kinds])].sort()) };
}

const paid: Step = (view, event) => ({
  ...view,
  points: put(view.points, event.seat, (old) => old + (event.points ?? 0)),
});

const STEPS: Record<string, Step> = {
  dealt,
  took: (view, event) => (event.tile ? moved(view, [event.tile], event.to ?? 'centre') : view),
  'took-all': (view, event) => moved(view, event.tiles ?? [], event.to ?? 'centre'),
  robbed: (view, event) => moved(view, event.tiles ?? [], event.to ?? 'centre'),
  'gave-back': (view, event) => (event.tile ? moved(view, [event.tile], 'centre') : view),
  peeked: looked,
  flipped: (view, event) => used(turned(view, event.tiles ?? [], event.sides ?? []), event.seat, 'flip'),
  returned: (view, event) => moved(view, event.tiles ?? [], 'centre'),
  laid: (view, event) => ({
    ...view,
    hands: put(view.hands, event.seat, (hand) => without(hand, event.card)),
    played: put(view.played, event.seat, (cards) => withOne(cards, event.card)),
  }),
  divided: (view, event) => ({ ...view, first: event.first ?? view.first }),
  revealed: (view, event) => ({
    ...view,
    played: put(view.played, event.seat, (cards) => [
      ...(typeof cards === 'number' ? [] : cards),
      ...shown(cards, event),
    ]),
  }),
  turned: (view, event) => (event.tile && event.side ? turned(view, [event.tile], [event.side]) : view),
  drew: (view, event) => ({
    ...view,
    hands: put(view.hands, event.seat, (hand) => withOne(hand, event.card)),
    deck: typeof view.deck === 'number' ? Math.max(view.deck - 1, 0) : view.deck,
  }),
  reshuffled: (view, event) => ({
    ...view,
    deck: event.number ?? view.deck,
    discard: Object.fromEntries(Object.keys(view.discard).map((card) => [card, 0])),
  }),
  scored: paid,
  collected: paid,
  advanced: (view, event) => ({ ...view, furs: put(view.furs, event.seat, (old) => old + (event.steps ?? 0)) }),
  chose: gained,
  gained,
  discarded: (view, event) => {
    const card = event.cards?.[0];
    const laid = put(view.played, event.seat, (cards) =>
      typeof cards === 'number' ? 0 : cards.filter((one) => one !== card),
    );
    return card ? discarded({ ...view, played: laid }, card, event.cards!.length) : view;
  },
  round: (view, event) => ({ ...view, round: event.round ?? view.round }),
};

/** The revealed cards that aren't seen yet: one's own lie open to oneself already. */
function shown(cards: Card[] | number, event: GameEvent): Card[] {
  const seen = typeof cards === 'number' ? [] : cards;
  return seen.some((card) => event.cards?.includes(card)) ? [] : (event.cards ?? []);
}
