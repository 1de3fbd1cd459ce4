// Puts questions, events, the table's own words, refusals and results into sentences for one viewer.
import { spoken } from './catalogue';
import type { Face, Scene } from './face';
import type { Change, Fields, GameEvent, Result } from './wire';

/** A game's own sentence, or the shared one of the same key. */
export function ofGame(scene: Scene, key: string, fields: Fields = {}): string {
  const own = `${scene.game}-${key}`;
  return scene.say(scene.knows(own) ? own : key, fields);
}

/** What the open question asks, of the viewer or of somebody else. */
export function question(scene: Scene, face: Face): string {
  const pending = scene.view?.pending;
  if (!pending) return '';
  const mine = scene.viewer !== null && scene.actors.includes(scene.viewer);
  const fields = scene.who('seat', mine ? scene.viewer : (pending.seat ?? null));
  return ofGame(scene, `kind-${pending.kind}`, { ...fields, ...face.kindFields?.(scene) });
}

/** What happened, as the viewer was told; nothing for events that others say already. */
export function eventSentence(scene: Scene, face: Face, event: GameEvent): string {
  if (face.unsaid?.includes(event.key)) return '';
  const { key, ...rest } = event;
  let fields = spoken(rest);
  for (const name of face.seats ?? ['seat']) {
    if (name in event) fields = { ...fields, ...scene.who(name, event[name]) };
  }
  fields = { ...fields, ...face.eventFields?.(scene, event) };
  return ofGame(scene, `event-${key}`, fields);
}

/** One change of a table: what the table said, or what happened in the game. */
export function changeSentences(scene: Scene, face: Face, change: Change): string[] {
  if (change.table) {
    const { key, seats = [], what = '' } = change.table;
    return [note(scene, key, seats, what)];
  }
  return (change.events ?? []).map((event) => eventSentence(scene, face, event)).filter(Boolean);
}

/** A line of the table's. */
export function note(scene: Scene, key: string, seats: number[], what: string): string {
  const mine = seats.length === 1 && seats[0] === scene.viewer;
  const seat_is = mine ? 'you' : seats.length ? 'other' : 'nobody';
  return scene.say(`table-${key}`, { seat: scene.listed(seats.map(scene.name)), seat_is, what });
}

/** How the game ended; `you` is the seat to which it is told, if it is told to one. */
export function resultSentence(scene: Scene, result: Result, you: number | null = scene.viewer): string {
  const names = result.winners.map(scene.name);
  const mine = you !== null && result.winners.includes(you) && names.length === 1;
  return ofGame(scene, `reason-${result.reason}`, {
    winners: scene.listed(names),
    number: names.length,
    winners_is: mine ? 'you' : names.length ? 'other' : 'nobody',
  });
}
