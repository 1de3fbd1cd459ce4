// What the board remembers of past events: the last move, a hunter just lost, the top of the discards.

import type { Hunt, HuntEvent } from './hunt';

export interface Traces {
  /** Where the last action began and ended. */
  last: string[];
  /** The tile of a hunter lost in the last action. */
  fallen: string | null;
  /** The value on top of the discards. */
  top: number | null;
}

export const NOTHING: Traces = { last: [], fallen: null, top: null };

/** The traces with one more event taken in. */
export function remember(traces: Traces | null, _hunt: Hunt, event: HuntEvent): Traces {
  const old = traces ?? NOTHING;
  switch (event.key) {
    case 'played':
      return { last: [], fallen: null, top: event.card };
    case 'walked': {
      const start = old.last[0] ?? event.path[0];
      return { ...old, last: [start, event.path.at(-1)].filter((tile) => tile !== undefined) };
    }
    case 'placed':
    case 'trapped':
    case 'removed':
      return { ...old, last: [event.tile], fallen: null };
    case 'out':
      return { ...old, fallen: event.tile };
    case 'reshuffled':
      return { ...old, top: null };
    default:
      return old;
  }
}
