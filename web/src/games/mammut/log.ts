// Events for the log: the sides of tiles when they were taken, and consecutive takes as one line.

import type { Change } from '../../game-sdk/contract';
import type { GameEvent, Scene, View } from './view';
import { applyEvent } from './apply-event';

const EVENT = 'mammut-event-';
/** The sentences for several, by the event of one. */
const JOINED: Record<string, string> = { took: 'mammut-event-took-several', 'gave-back': 'mammut-event-gave-back-several' };

/** A change with what its tiles showed, the views before and after it, and the change it came after. */
interface Noted {
  former: Change | null;
  before: View;
  view: View;
  change: Change;
}

/** What was noted about a change doesn't alter while the same changes come before it. */
const noted = new WeakMap<Change, Noted>();

/** The changes with what each tile showed at the time; what was taken back is forgotten again. */
export function gather(scene: Scene, changes: readonly Change[]): Change[] {
  const before = new Map<number, View>();
  let former: Change | null = null;
  let view: View | null = null;
  return changes.map((change) => {
    let note = noted.get(change);
    if (!note || note.former !== former) {
      const back = change.undone?.length ? before.get(Math.min(...change.undone)) : null;
      note = noteOf(change, former, back ?? view ?? scene.view);
      noted.set(change, note);
    }
    before.set(change.version, note.before);
    [former, view] = [change, note.view];
    return note.change;
  });
}

function noteOf(change: Change, former: Change | null, before: View): Noted {
  let view = before;
  const events = change.events?.map((raw) => {
    const event = raw as unknown as GameEvent;
    const handles = event.tiles ?? (event.tile ? [event.tile] : []);
    const shown = handles.map((name) => view.tiles[name]?.up ?? '?');
    view = applyEvent(view, event);
    return handles.length ? { ...raw, shown } : raw;
  });
  return { former, before, view, change: events ? { ...change, events } : change };
}

/** Tiles taken, or put into the centre, one after the other by the same player. */
export function join(former: GameEvent, event: GameEvent): GameEvent | null {
  const key = JOINED[event.key]?.slice(EVENT.length);
  if (!key || (former.key !== event.key && former.key !== key)) return null;
  if (former.seat !== event.seat || former.to !== event.to) return null;
  const tiles = [former, event].flatMap((one) => one.tiles ?? one.tile ?? []);
  return { ...former, key, tile: null, tiles, shown: [former, event].flatMap((one) => one.shown ?? []) };
}
