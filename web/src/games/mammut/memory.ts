// The sheet of the current scoring, kept after the next deal until another scoring begins.
import { follow } from './scoring';
import type { GameEvent, Memory, View } from './view';

/** The memory after an event. */
export function remember(memory: Memory | null, view: View, event: GameEvent): Memory | null {
  const sheet = follow(memory?.isLive ? memory.sheet : null, view, event);
  if (sheet) return { sheet, isLive: true };
  return memory && { ...memory, isLive: false };
}
