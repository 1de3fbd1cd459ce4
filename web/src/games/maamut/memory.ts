// What the board keeps of past events: the last move, a hunter just lost, the top discard.

import type { GameEvent, Memory, View } from './view';

export const NOTHING: Memory = { last: [], fallen: null, top: null };

/** The memory after an event. */
export function remember(memory: Memory | null, _view: View, event: GameEvent): Memory {
  const old = memory ?? NOTHING;
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
