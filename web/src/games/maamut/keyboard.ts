// Keyboard movement in six directions: letters by their position, the number pad, arrows and the keys around them.

import { DIRECTIONS, centre, neighbour, type Direction } from './layout';

/** The letter keys, named after what an American keyboard shows there. */
export const LETTERS: Record<Direction, string> = { NW: 'KeyW', NE: 'KeyE', W: 'KeyA', E: 'KeyD', SW: 'KeyZ', SE: 'KeyX' };

const CODES: Record<string, Direction> = {
  ...Object.fromEntries(DIRECTIONS.map((way) => [LETTERS[way], way])),
  Numpad7: 'NW',
  Numpad9: 'NE',
  Numpad4: 'W',
  Numpad6: 'E',
  Numpad1: 'SW',
  Numpad3: 'SE',
  ArrowLeft: 'W',
  ArrowRight: 'E',
  Home: 'NW',
  PageUp: 'NE',
  End: 'SW',
  PageDown: 'SE',
};

export type Key = Pick<KeyboardEvent, 'code' | 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** The tile a key leads to, the same one at the edge, or null if the key means nothing here. */
export function walk(key: Key, from: string): string | null {
  if (key.ctrlKey || key.metaKey || key.altKey) return null;
  if (key.code === 'ArrowUp') return climb(from, ['NW', 'NE']);
  if (key.code === 'ArrowDown') return climb(from, ['SW', 'SE']);
  const way = CODES[key.code];
  return way ? (neighbour(from, way) ?? from) : null;
}

/** Up and down zigzag, so that they stay near the middle line they began on. */
function climb(from: string, ways: readonly [Direction, Direction]): string {
  const found = ways.flatMap((way) => neighbour(from, way) ?? []);
  const even = Math.round(centre(from).y / 90) % 2 === 0;
  return (even ? found.at(-1) : found[0]) ?? from;
}

/** The value of the card a digit key asks for, or null. */
export function digit(key: Key): number | null {
  if (key.ctrlKey || key.metaKey || key.altKey || key.code.startsWith('Numpad')) return null;
  return ['1', '2', '3'].includes(key.key) ? Number(key.key) : null;
}

interface Layouts {
  getLayoutMap?(): Promise<Map<string, string>>;
}

/** What this keyboard shows on the six letter keys; the American letters where the browser doesn't tell. */
export async function letters(): Promise<Record<Direction, string>> {
  const layouts = (navigator as { keyboard?: Layouts }).keyboard;
  const map = await layouts?.getLayoutMap?.().catch(() => undefined);
  const shown = DIRECTIONS.map((way) => [way, (map?.get(LETTERS[way]) ?? LETTERS[way].slice(3)).toUpperCase()]);
  return Object.fromEntries(shown) as Record<Direction, string>;
}
