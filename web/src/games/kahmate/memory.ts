// The path of the last run, which stays drawn after the event.
import type { GameEvent, Memory, View } from './view';

const CLEARING = ['revealed', 'again', 'scored'];

/** The memory after an event. */
export function remember(memory: Memory | null, _view: View, event: GameEvent): Memory | null {
  if (event.key === 'ran') return { trail: event.path ?? [] };
  return CLEARING.includes(event.key) ? null : memory;
}
