// The animation of single tiles during an event, and the seats that have seen their hidden sides.

import { ordered, type GameEvent, type Handle, type View } from './view';

export type TileMotion = 'thrown' | 'hop' | 'peek' | 'glance' | null;

const TRAVELS = ['took', 'took-all', 'robbed', 'gave-back', 'returned'];

/** The tiles an event is about. */
export function touched(event: GameEvent | null): Handle[] {
  return [...(event?.tiles ?? []), ...(event?.tile ? [event.tile] : [])];
}

/** The motion of a tile during an event. */
export function tileMotion(event: GameEvent | null, name: Handle): TileMotion {
  if (!event) return null;
  if (event.key === 'dealt') return 'thrown';
  if (!touched(event).includes(name)) return null;
  if (event.key === 'peeked') return event.sides ? 'peek' : 'glance';
  return TRAVELS.includes(event.key) ? 'hop' : null;
}

/** How many milliseconds later than the first of them a tile begins to move. */
export function delay(event: GameEvent | null, view: View, name: Handle): number {
  if (event?.key === 'dealt') return ordered(Object.keys(view.tiles)).indexOf(name) * 18;
  if (event?.key !== 'took-all' && event?.key !== 'returned') return 0;
  const those = touched(event);
  return Math.max(those.indexOf(name), 0) * Math.min(30, 300 / those.length);
}

/** Whether everybody has seen both sides of a tile. */
export function isOpenToAll(view: View, name: Handle): boolean {
  return view.knows.every((seen) => seen.includes(name));
}

/** The other seats that have looked under a tile, unless everybody has seen it. */
export function seers(view: View, name: Handle, others: readonly number[]): number[] {
  return isOpenToAll(view, name) ? [] : others.filter((seat) => view.knows[seat]?.includes(name));
}
