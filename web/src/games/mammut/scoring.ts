// A round's scoring collected from its events, category by category. All points come from the server; only tiles are
// counted, to explain a number.

import { CONTENTS, held, KINDS, owner, shamanOrder, type Card, type Content, type GameEvent, type View } from './view';

export const STEPS = [...CONTENTS, 'animals', 'end'] as const;
export type Step = (typeof STEPS)[number];

export interface Sheet {
  round: number;
  players: number;
  /** Points and furs before anything was scored. */
  points: number[];
  furs: number[];
  revealed: { seat: number; card: Card }[];
  scored: { step: Step; event: GameEvent }[];
  /** The table as it lay, all "?" turned. */
  view: View;
  now: Step | null;
  isOver: boolean;
}

export interface Row {
  seat: number;
  /** Stones of this kind, and how many more by cards. */
  tiles: string[];
  byCards: number;
  points: number;
  cards: number;
  steps: number;
  kinds: string[];
  /** What for: the keys of `for`, or of events without points. */
  why: string[];
  before: number;
}

/** The category an event of a scoring belongs to; null if it belongs to none. */
export function stepOf(event: GameEvent): Step | null {
  if (event.key === 'drew') return 'axe';
  if (event.key === 'advanced') return 'fur';
  if (event.key === 'gained' || event.key === 'skipped') return 'animals';
  if (event.key === 'collected') return 'end';
  if (event.key === 'counted') return event.card === 'tusk-fire' ? 'tusk' : 'axe';
  if (event.key === 'chose') return event.card === 'fur-animal' ? 'fur' : 'animals';
  return event.key === 'scored' ? (SCORED[event.for ?? ''] ?? null) : null;
}

const SCORED: Record<string, Step> = {
  axes: 'axe',
  'axe-points': 'axe',
  'leading-furs': 'fur',
  'trailing-furs': 'fur',
  'fur-points': 'fur',
  tusks: 'tusk',
  'tusk-points': 'tusk',
  food: 'food',
  'fewest-fires': 'fire',
  fires: 'fire',
};

/** The sheet after one more event; `view` is the picture after it. */
export function follow(sheet: Sheet | null, view: View, event: GameEvent): Sheet | null {
  if (event.key === 'divided') return begun(view);
  if (event.key === 'dealt') return null;
  if (!sheet) return stepOf(event) ? follow(begun(view), view, event) : null;
  if (event.key === 'revealed') {
    const cards = (event.cards ?? []).map((card) => ({ seat: event.seat ?? 0, card }));
    return { ...sheet, revealed: [...sheet.revealed, ...cards] };
  }
  if (event.key === 'turned') return { ...sheet, view };
  if (event.key === 'round' || event.key === 'ended') return { ...sheet, isOver: true };
  const step = stepOf(event);
  return step ? { ...sheet, now: step, scored: [...sheet.scored, { step, event }] } : sheet;
}

function begun(view: View): Sheet {
  const { round, players, points, furs } = view;
  return { round, players, points, furs, revealed: [], scored: [], view, now: null, isOver: false };
}

/** One category seat by seat: what there was, what it brought and why. */
export function rows(sheet: Sheet, step: Step): Row[] {
  const own = sheet.scored.filter((one) => one.step === step).map((one) => one.event);
  const earlier = sheet.scored.filter((one) => STEPS.indexOf(one.step) < STEPS.indexOf(step));
  return sheet.points.map((points, seat) => {
    const events = own.filter((event) => event.seat === seat);
    return {
      seat,
      tiles: stones(sheet.view, seat, step),
      byCards: cardsFor(sheet, seat, step),
      points: sum(events.map((event) => event.points)),
      cards: events.filter((event) => event.key === 'drew').length,
      steps: sum(events.map((event) => event.steps)),
      kinds: events.flatMap((event) => (event.kind ? [event.kind] : Array.isArray(event.kinds) ? event.kinds : [])),
      why: events.map((event) => event.for ?? event.key),
      before: points + sum(earlier.filter((one) => one.event.seat === seat).map((one) => one.event.points)),
    };
  });
}

function sum(numbers: (number | undefined)[]): number {
  return numbers.reduce<number>((total, one) => total + (one ?? 0), 0);
}

/** The stones of a seat that a category counts. */
export function stones(view: View, seat: number, step: Step): string[] {
  const faces: readonly string[] = step === 'animals' ? KINDS : step === 'end' ? [] : [step];
  return held(view, seat).filter((name) => faces.includes(view.tiles[name]!.up));
}

/** How many more furs or fires a seat has by cards, as far as they have been told. */
export function cardsFor(sheet: Sheet, seat: number, step: Step): number {
  if (step !== 'fur' && step !== 'fire') return 0;
  const own = sheet.revealed.filter((one) => one.seat === seat && one.card === 'fur').length;
  const won = sheet.scored.filter(
    ({ event }) => event.key === 'counted' && event.as === step && event.seat === seat,
  ).length;
  return won + (step === 'fur' ? own : 0);
}

/** The number by which seats are compared in a category: the track for furs, else stones and cards. */
export function measure(sheet: Sheet, row: Row, step: Step): number {
  if (step === 'fur') return (sheet.furs[row.seat] ?? 0) + row.steps;
  return row.tiles.length + row.byCards;
}

/** Rows in the order in which they are told: by what they gained, seats with nothing last. */
export function ranked(sheet: Sheet, step: Step): Row[] {
  const order = shamanOrder(sheet.view);
  return rows(sheet, step).sort((a, b) => {
    const more =
      step === 'fur' || step === 'food' || step === 'fire' ? measure(sheet, b, step) - measure(sheet, a, step) : 0;
    return more || b.points - a.points || order.indexOf(a.seat) - order.indexOf(b.seat);
  });
}

/** Where the shaman decided: pairs of seats that were level, of which only one gained or paid. */
export function ties(sheet: Sheet, step: Step): { first: number; last: number; number: number }[] {
  if (step !== 'fur' && step !== 'food' && step !== 'fire') return [];
  const order = shamanOrder(sheet.view);
  const sorted = ranked(sheet, step);
  const found = [];
  for (let at = 1; at < sorted.length; at++) {
    const [a, b] = [sorted[at - 1]!, sorted[at]!];
    const number = measure(sheet, a, step);
    if (number !== measure(sheet, b, step) || a.points === b.points) continue;
    const isFirst = order.indexOf(a.seat) < order.indexOf(b.seat);
    found.push({ first: isFirst ? a.seat : b.seat, last: isFirst ? b.seat : a.seat, number });
  }
  return found;
}

/** What a content's stones number for each seat as the table lies, "?" apart. */
export function counted(
  view: View,
  seat: number,
  extra: readonly string[] = [],
): Record<Content | 'hidden' | 'animals', number> {
  const found = { axe: 0, fur: 0, tusk: 0, food: 0, fire: 0, hidden: 0, animals: 0 };
  for (const name of [...held(view, seat), ...extra]) {
    const up = view.tiles[name]!.up;
    if (up === '?') found.hidden++;
    else if (up in found) found[up as Content]++;
    else if (name !== 'S') found.animals++;
  }
  return found;
}

/** Whether a seat's pile has anything in it. */
export function hasTiles(view: View, seat: number): boolean {
  return Object.values(view.tiles).some((tile) => owner(tile.at) === seat);
}
