// The points of every round and category, collected from a match's events.
import { STEPS, stepOf, type Step } from './scoring';
import type { GameEvent, View } from './view';

/** Points by category of one seat in one round; the last "round" is the collection of animals at the end. */
export type Gains = Partial<Record<Step, number>>;

export interface History {
  /** By round (from 1) and seat; `end` apart. */
  rounds: { round: number | 'end'; seats: Gains[] }[];
  /** The seats, the best first. */
  ranking: number[];
}

/** What each round brought to each seat. */
export function historyOf(view: View, events: readonly GameEvent[], winners: readonly number[]): History {
  const rounds: History['rounds'] = [];
  let round = 1;
  const at = (name: number | 'end') => {
    let found = rounds.find((one) => one.round === name);
    if (!found) rounds.push((found = { round: name, seats: view.points.map(() => ({})) }));
    return found;
  };
  for (const event of events) {
    if (event.key === 'dealt') round = event.round ?? round;
    const step = stepOf(event);
    const gains = step && event.seat !== undefined && event.points ? at(step === 'end' ? 'end' : round).seats[event.seat] : null;
    if (gains && step) gains[step] = (gains[step] ?? 0) + (event.points ?? 0);
    // A round in which nobody scored has its column too.
    if (event.key === 'divided') at(round);
  }
  return { rounds, ranking: ranked(view, winners) };
}

function ranked(view: View, winners: readonly number[]): number[] {
  const seats = view.points.map((_, seat) => seat);
  const rank = (seat: number) => [Number(winners.includes(seat)), view.points[seat] ?? 0, view.furs[seat] ?? 0];
  return seats.sort((a, b) => {
    const [one, other] = [rank(a), rank(b)];
    const at = one.findIndex((value, index) => value !== other[index]);
    return at < 0 ? a - b : other[at]! - one[at]!;
  });
}

/** The points of a round together. */
export function total(gains: Gains): number {
  return STEPS.reduce((sum, step) => sum + (gains[step] ?? 0), 0);
}

/** The category that brought most in a round; null if none brought anything. */
export function best(gains: Gains): Step | null {
  const found = STEPS.filter((step) => (gains[step] ?? 0) > 0).sort((a, b) => (gains[b] ?? 0) - (gains[a] ?? 0));
  return found[0] ?? null;
}

/** The category in which the first seat of the ranking is furthest ahead of the second, with the points of both. */
export function decisive({ rounds, ranking }: History): { step: Step; first: number; second: number } | null {
  const [winner, next] = ranking;
  if (winner === undefined || next === undefined) return null;
  const sum = (seat: number, step: Step) => rounds.reduce((points, one) => points + (one.seats[seat]?.[step] ?? 0), 0);
  const all = STEPS.map((step) => ({ step, first: sum(winner, step), second: sum(next, step) }));
  const most = all.sort((a, b) => b.first - b.second - (a.first - a.second))[0];
  return most && most.first > most.second ? most : null;
}
