// A view as facts, one a line, for games that bring no facts of their own.
import type { Scene } from '../core/face';

const UNTOLD = ['game', 'players', 'pending'];

/** A field of a view: one text, or one for each seat. */
export interface Fact {
  name: string;
  text: string;
  seats?: string[];
}

/** The view as fields; a list with an entry for each seat keeps them apart. */
export function facts(scene: Scene): Fact[] {
  return Object.entries(scene.view ?? {})
    .filter(([name]) => !UNTOLD.includes(name))
    .map(([name, value]) => (isPerSeat(scene, value) ? { name, text: field(scene, value), seats: value.map((one) => plain(one)) } : { name, text: plain(value) }));
}

function isPerSeat(scene: Scene, value: unknown): value is unknown[] {
  return Array.isArray(value) && value.length === scene.names.length && value.length > 1;
}

export function plainFacts(scene: Scene): [string, string][] {
  return facts(scene).map(({ name, text }) => [name, text]);
}

/** A field as text; a list with an entry for each seat tells whose they are. */
function field(scene: Scene, value: unknown): string {
  if (isPerSeat(scene, value)) {
    return value.map((one, seat) => `${scene.name(seat)} ${plain(one)}`).join('; ');
  }
  return plain(value);
}

function plain(value: unknown, inside = false): string {
  if (value === null || value === undefined) return '–';
  if (typeof value !== 'object') return String(value);
  const told = Array.isArray(value)
    ? value.map((one) => plain(one, true)).join(', ')
    : Object.entries(value).map(([name, one]) => `${name} ${plain(one, true)}`).join(', ');
  return inside ? `(${told || '–'})` : told || '–';
}
