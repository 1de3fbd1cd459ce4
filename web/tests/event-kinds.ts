// The kinds of events a game can tell, read where the game names them, so that a test of its face forgets none.
import type { AnyFace, GameEvent } from '../src/game-sdk/contract';

/** The keys of KINDS in the text of a game's events.py. */
export function kindsIn(source: string): string[] {
  const table = /^KINDS = \{\n(.*?)^\}/ms.exec(source)?.[1] ?? '';
  return [...table.matchAll(/^ {4}"([a-z-]+)": EventKind\(/gm)].map((found) => found[1] ?? '');
}

/** The kinds to which a face gives no time, each asked with fields that cost some. */
export function untimed(duration: AnyFace['duration'], kinds: readonly string[]): string[] {
  const fields = { cost: 1, path: ['e2', 'd3'], refused: [], seat: 0 };
  return kinds.filter((key) => !duration?.({ key, ...fields } as GameEvent));
}
