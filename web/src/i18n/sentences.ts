// Decisions, events, table changes and results as messages for one viewer.
import { fluentFields } from './catalogue';
import type { AnyFace, Scene } from '../game-sdk/contract';
import type { Change, Fields, GameEvent, Result } from '../net/table-types';

/** A game's own message, or the shared one of the same key. */
export function ofGame(scene: Scene, key: string, fields: Fields = {}): string {
  const own = `${scene.game}-${key}`;
  return scene.say(scene.knows(own) ? own : key, fields);
}

/** The message of the open decision, for the viewer or another seat. */
export function question(scene: Scene, face: AnyFace): string {
  const pending = (scene.view as { pending?: { kind: string; seat?: number } | null } | null)?.pending;
  if (!pending) return '';
  const isOwn = scene.viewer !== null && scene.actors.includes(scene.viewer);
  const fields = scene.who('seat', isOwn ? scene.viewer : (pending.seat ?? null));
  return ofGame(scene, `kind-${pending.kind}`, { ...fields, ...face.kindFields?.(scene) });
}

/** The message of an event; empty for events without one. */
export function eventSentence(scene: Scene, face: AnyFace, event: GameEvent): string {
  if (face.unsaid?.includes(event.key)) return '';
  const { key, ...rest } = event;
  let fields = fluentFields(rest);
  for (const name of face.seats ?? ['seat']) {
    if (name in event) fields = { ...fields, ...scene.who(name, event[name] as number | null) };
  }
  fields = { ...fields, ...face.eventFields?.(scene, event) };
  return ofGame(scene, `event-${key}`, fields);
}

/** The messages of a change: the table's own, or those of its events. */
export function changeSentences(scene: Scene, face: AnyFace, change: Change): string[] {
  if (change.table) {
    const { key, seats = [], what = '' } = change.table;
    return [note(scene, key, seats, what)];
  }
  return (change.events ?? []).map((event) => eventSentence(scene, face, event)).filter(Boolean);
}

/** The message of a table change. */
export function note(scene: Scene, key: string, seats: number[], what: string): string {
  const isOwn = seats.length === 1 && seats[0] === scene.viewer;
  const seat_is = isOwn ? 'you' : seats.length ? 'other' : 'nobody';
  return scene.say(`table-${key}`, { seat: scene.listed(seats.map(scene.name)), seat_is, what });
}

/** The message of a result. */
export function resultSentence(scene: Scene, result: Result): string {
  const names = result.winners.map(scene.name);
  const isOwn = scene.viewer !== null && result.winners.includes(scene.viewer) && names.length === 1;
  return ofGame(scene, `reason-${result.reason}`, {
    winners: scene.listed(names),
    number: names.length,
    winners_is: isOwn ? 'you' : names.length ? 'other' : 'nobody',
  });
}
