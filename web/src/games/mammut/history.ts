// The log's memory: what tiles showed when they were taken, which a later deal changes; and takes told in one sentence.

import type { Change, GameEvent, Scene } from '../../core/face';
import { after, type Told } from './after';
import type { View } from './words';

const EVENT = 'mammut-event-';
/** The sentences for several, by the event of one. */
const JOINED: Record<string, string> = { took: 'mammut-event-took-several', 'gave-back': 'mammut-event-gave-back-several' };

/** The changes with what each tile showed at the time; what was taken back is forgotten again. */
export function gather(scene: Scene, changes: readonly Change[]): Change[] {
  let view = scene.view as View;
  const before = new Map<number, View>();
  return changes.map((change) => {
    if (change.undone?.length) view = before.get(Math.min(...change.undone)) ?? view;
    before.set(change.version, view);
    if (!change.events) return change;
    const events = change.events.map((event) => {
      const told = event as Told;
      const handles = told.tiles ?? (told.tile ? [told.tile] : []);
      const shown = handles.map((name) => view.tiles[name]?.up ?? '?');
      view = after(view, told);
      return handles.length ? { ...event, shown } : event;
    });
    return { ...change, events };
  });
}

/** Tiles taken, or put into the centre, one after the other by the same player. */
export function join(former: GameEvent, event: GameEvent): GameEvent | null {
  const key = JOINED[event.key]?.slice(EVENT.length);
  if (!key || (former.key !== event.key && former.key !== key)) return null;
  if (former['seat'] !== event['seat'] || former['to'] !== event['to']) return null;
  const [one, other] = [former as Told, event as Told];
  const tiles = [...(one.tiles ?? [one.tile]), other.tile];
  return { ...former, key, tile: null, tiles, shown: [...(one.shown ?? []), ...(other.shown ?? [])] };
}
