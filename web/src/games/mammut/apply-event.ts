// The view after one event: drawing only, no rules; the server's next view replaces it.

import { count, type Card, type GameEvent, type Handle, type Kind, type Side, type View } from './view';

type Step = (view: View, told: GameEvent) => View;

/** The view after an event; unknown events leave it unchanged. */
export function applyEvent(view: View, told: GameEvent): View {
  const step = STEPS[told.key];
  return step ? step(view, told) : view;
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

function looked(view: View, told: GameEvent): View {
  const tiles = { ...view.tiles };
  told.tiles?.forEach((name, at) => {
    const [tile, side] = [tiles[name], told.sides?.[at]];
    if (tile && side) tiles[name] = { ...tile, down: side };
  });
  const knows = put(view.knows, told.seat, (seen) => [...new Set([...seen, ...(told.tiles ?? [])])]);
  return used({ ...view, tiles, knows }, told.seat, 'peek');
}

function dealt(view: View, told: GameEvent): View {
  const names = Object.keys(view.tiles);
  const tiles = Object.fromEntries(
    names.map((name, at) => [name, { up: told.faces?.[at] ?? view.tiles[name]!.up, down: null, at: 'centre' }]),
  );
  return {
    ...view,
    tiles,
    round: told.round ?? view.round,
    first: told.first ?? view.first,
    knows: view.knows.map(() => []),
  };
}

function gained(view: View, told: GameEvent): View {
  const kinds = told.kind ? [told.kind] : Array.isArray(told.kinds) ? told.kinds : [];
  return { ...view, animals: put(view.animals, told.seat, (own) => [...new Set([...own, ...kinds])].sort()) };
}

const paid: Step = (view, told) => ({
  ...view,
  points: put(view.points, told.seat, (old) => old + (told.points ?? 0)),
});

const STEPS: Record<string, Step> = {
  dealt,
  took: (view, told) => (told.tile ? moved(view, [told.tile], told.to ?? 'centre') : view),
  'took-all': (view, told) => moved(view, told.tiles ?? [], told.to ?? 'centre'),
  robbed: (view, told) => moved(view, told.tiles ?? [], told.to ?? 'centre'),
  'gave-back': (view, told) => (told.tile ? moved(view, [told.tile], 'centre') : view),
  peeked: looked,
  flipped: (view, told) => used(turned(view, told.tiles ?? [], told.sides ?? []), told.seat, 'flip'),
  returned: (view, told) => moved(view, told.tiles ?? [], 'centre'),
  laid: (view, told) => ({
    ...view,
    hands: put(view.hands, told.seat, (hand) => without(hand, told.card)),
    played: put(view.played, told.seat, (cards) => withOne(cards, told.card)),
  }),
  divided: (view, told) => ({ ...view, first: told.first ?? view.first }),
  revealed: (view, told) => ({
    ...view,
    played: put(view.played, told.seat, (cards) => [
      ...(typeof cards === 'number' ? [] : cards),
      ...shown(cards, told),
    ]),
  }),
  turned: (view, told) => (told.tile && told.side ? turned(view, [told.tile], [told.side]) : view),
  drew: (view, told) => ({
    ...view,
    hands: put(view.hands, told.seat, (hand) => withOne(hand, told.card)),
    deck: typeof view.deck === 'number' ? Math.max(view.deck - 1, 0) : view.deck,
  }),
  reshuffled: (view, told) => ({
    ...view,
    deck: told.number ?? view.deck,
    discard: Object.fromEntries(Object.keys(view.discard).map((card) => [card, 0])),
  }),
  scored: paid,
  collected: paid,
  advanced: (view, told) => ({ ...view, furs: put(view.furs, told.seat, (old) => old + (told.steps ?? 0)) }),
  chose: gained,
  gained,
  discarded: (view, told) => {
    const card = told.cards?.[0];
    const laid = put(view.played, told.seat, (cards) =>
      typeof cards === 'number' ? 0 : cards.filter((one) => one !== card),
    );
    return card ? discarded({ ...view, played: laid }, card, told.cards!.length) : view;
  },
  round: (view, told) => ({ ...view, round: told.round ?? view.round }),
};

/** The revealed cards that aren't seen yet: one's own lie open to oneself already. */
function shown(cards: Card[] | number, told: GameEvent): Card[] {
  const seen = typeof cards === 'number' ? [] : cards;
  return seen.some((card) => told.cards?.includes(card)) ? [] : (told.cards ?? []);
}
