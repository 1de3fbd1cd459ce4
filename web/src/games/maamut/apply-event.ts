// The view after one event: drawing only, no rules; the server's next view replaces it.

import type { Counts, Hand, View, GameEvent } from './view';

/** The view as it looks once an event has happened; what it doesn't touch is shared with the old one. */
export function applyEvent(hunt: View, event: GameEvent): View {
  switch (event.key) {
    case 'placed':
      return { ...hunt, hunters: put(hunt.hunters, event.seat, event.tile) };
    case 'began':
      return { ...hunt, turn: event.turn, pending: { kind: 'turn', seat: event.seat } };
    case 'walked':
      return { ...hunt, hunters: put(hunt.hunters, event.seat, event.path[event.path.length - 1] ?? null) };
    case 'fled':
      return { ...hunt, hunters: put(hunt.hunters, event.seat, event.to) };
    case 'ran':
      return { ...hunt, mammoth: event.to };
    case 'frightened':
      return { ...hunt, pending: { kind: 'flee', seat: event.seat } };
    case 'fell':
    case 'survived':
      return { ...hunt, pending: null };
    case 'trapped':
      return { ...hunt, traps: { ...hunt.traps, [event.tile]: event.seat } };
    case 'removed':
      return { ...hunt, traps: without(hunt.traps, event.tile) };
    case 'met':
      return hunt;
    default:
      return { ...hunt, ...cards(hunt, event) };
  }
}

type CardEvent = Extract<GameEvent, { key: 'played' | 'out' | 'drew' | 'reshuffled' }>;

function cards(hunt: View, event: CardEvent): Partial<View> {
  switch (event.key) {
    case 'played':
      return { hands: put(hunt.hands, event.seat, less(hunt.hands[event.seat], event.card)), discard: more(hunt.discard, [event.card]) };
    case 'out':
      return {
        hunters: put(hunt.hunters, event.seat, null),
        out: put(hunt.out, event.seat, true),
        hands: put(hunt.hands, event.seat, typeof hunt.hands[event.seat] === 'number' ? 0 : []),
        discard: more(hunt.discard, event.cards),
      };
    case 'drew':
      return { hands: put(hunt.hands, event.seat, grown(hunt.hands[event.seat], event.card)), deck: fewer(hunt.deck, event.card) };
    case 'reshuffled':
      return {
        deck: typeof hunt.deck === 'number' ? Object.values(hunt.discard).reduce((sum, number) => sum + number, 0) : hunt.discard,
        discard: { 1: 0, 2: 0, 3: 0 },
      };
  }
}

function put<T>(list: readonly T[], at: number, value: T): T[] {
  return list.map((old, index) => (index === at ? value : old));
}

function without(traps: Record<string, number>, tile: string): Record<string, number> {
  return Object.fromEntries(Object.entries(traps).filter(([name]) => name !== tile));
}

function less(hand: Hand | undefined, card: number): Hand {
  if (typeof hand !== 'object') return Math.max(0, (hand ?? 0) - 1);
  const at = hand.indexOf(card);
  return hand.filter((_, index) => index !== at);
}

function grown(hand: Hand | undefined, card: number | undefined): Hand {
  if (typeof hand !== 'object') return (hand ?? 0) + 1;
  return card === undefined ? hand : [...hand, card].sort((a, b) => a - b);
}

function more(counts: Counts, values: readonly number[]): Counts {
  const sum = { ...counts };
  for (const value of values) sum[`${value}` as keyof Counts] += 1;
  return sum;
}

function fewer(deck: number | Counts, card: number | undefined): number | Counts {
  if (typeof deck === 'number') return deck - 1;
  if (card === undefined) return deck;
  const key = `${card}` as keyof Counts;
  return { ...deck, [key]: deck[key] - 1 };
}
