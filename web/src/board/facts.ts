// A view as facts, one a line, for games that bring no facts of their own.
import type { Scene } from '../core/face';

const UNTOLD = ['game', 'players', 'pending'];

export function plainFacts(scene: Scene): [string, string][] {
  return Object.entries(scene.view ?? {})
    .filter(([name]) => !UNTOLD.includes(name))
    .map(([name, value]) => [name, field(scene, value)]);
}

/** A field as text; a list with an entry for each seat tells whose they are. */
function field(scene: Scene, value: unknown): string {
  if (Array.isArray(value) && value.length === scene.names.length && value.length > 1) {
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
