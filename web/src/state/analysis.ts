// The bots' analysis of a finished match, turn by turn, and its sentences, each from the position of its own turn.
import type { AnyFace, Scene } from '../game-sdk/contract';
import { eventSentence } from '../i18n/sentences';
import type { Change, GameEvent } from '../net/table-types';

export interface TurnValue {
  turn: number;
  seat: number;
  lines: number[];
  before: number;
  after: number;
  loss: number;
  events: GameEvent[];
  better: GameEvent[];
}

export interface Analysis {
  turns: TurnValue[];
  /** Places in `turns`. */
  turning_points: number[];
  worst: number[];
}

/** Events as sentences; `scene` shows the position before them. Events without a sentence are told if nothing else is. */
export function account(scene: Scene, face: AnyFace, events: readonly GameEvent[]): string {
  const change: Change = { version: 0, events: [...events] };
  const gathered = (face.gather?.(scene, [change]) ?? [change])[0]?.events ?? [];
  const joined: GameEvent[] = [];
  for (const event of gathered) {
    const former = joined.at(-1);
    const both = former && face.join?.(former, event);
    if (both) joined[joined.length - 1] = both;
    else joined.push(event);
  }
  const said = joined.map((event) => eventSentence(scene, face, event)).filter(Boolean);
  return (said.length ? said : joined.map((event) => eventSentence(scene, { ...face, unsaid: [] }, event))).join(' ');
}

/** A seat's chances by turn: what it could expect when its turns began, and the result. */
export function chances(analysis: Analysis, seat: number, turns: number): { turn: number; value: number }[] {
  const own = analysis.turns.filter((one) => one.seat === seat);
  const points = own.map((one) => ({ turn: one.turn, value: one.before }));
  const last = own.at(-1);
  return last ? [...points, { turn: turns, value: last.after }] : points;
}
