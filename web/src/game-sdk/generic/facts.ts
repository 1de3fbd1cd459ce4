// A view as facts, one per line, for games without their own.
import type { Scene } from '../contract';

const HIDDEN_FIELDS = ['game', 'players', 'pending'];

/** A field of a view: one text, or one for each seat. */
export interface Fact {
  name: string;
  text: string;
  seats?: string[];
}

/** The view as fields; a list with an entry per seat is split by seat. */
export function facts(scene: Scene): Fact[] {
  return Object.entries(scene.view ?? {})
    .filter(([name]) => !HIDDEN_FIELDS.includes(name))
    .map(([name, value]) => (isPerSeat(scene, value) ? { name, text: field(scene, value), seats: value.map((one) => plain(one)) } : { name, text: plain(value) }));
}

function isPerSeat(scene: Scene, value: unknown): value is unknown[] {
  return Array.isArray(value) && value.length === scene.names.length && value.length > 1;
}

export function plainFacts(scene: Scene): [string, string][] {
  return facts(scene).map(({ name, text }) => [name, text]);
}

/** A field as text; a list with an entry per seat names the seats. */
function field(scene: Scene, value: unknown): string {
  if (isPerSeat(scene, value)) {
    return value.map((one, seat) => `${scene.name(seat)} ${plain(one)}`).join('; ');
  }
  return plain(value);
}

function plain(value: unknown, inside = false): string {
  if (value === null || value === undefined) return '–';
  if (typeof value !== 'object') return String(value);
  const text = Array.isArray(value)
    ? value.map((one) => plain(one, true)).join(', ')
    : Object.entries(value).map(([name, one]) => `${name} ${plain(one, true)}`).join(', ');
  return inside ? `(${text || '–'})` : text || '–';
}
