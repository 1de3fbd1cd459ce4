// A view as facts, one per line, for games without their own, and moves by the names that a catalogue may give them.
// Optional messages: NAME-field-FIELD names a field, NAME-move-VERB a move ($rest: the words after the verb).
import type { Scene } from '../contract';

const HIDDEN_FIELDS = ['game', 'players', 'pending'];
const HIDDEN_QUESTION_FIELDS = ['kind', 'seat'];

/** A field of a view: one text, or one for each seat. */
export interface Fact {
  /** The field, unique among all facts. */
  key: string;
  name: string;
  text: string;
  seats?: string[];
  /** Whether it belongs to the open question. */
  isAsked?: boolean;
}

/** The fields of the open question, then those of the view; a list with an entry per seat is split by seat. */
export function facts(scene: Scene): Fact[] {
  const view = (scene.view ?? {}) as Record<string, unknown>;
  const question = (view['pending'] ?? {}) as Record<string, unknown>;
  const asked = entries(scene, question, HIDDEN_QUESTION_FIELDS).map((fact) => ({ ...fact, key: `pending/${fact.key}`, isAsked: true }));
  return [...asked, ...entries(scene, view, HIDDEN_FIELDS)];
}

function entries(scene: Scene, fields: Record<string, unknown>, hidden: readonly string[]): Fact[] {
  return Object.entries(fields)
    .filter(([key]) => !hidden.includes(key))
    .map(([key, value]) => {
      const fact = { key, name: fieldName(scene, key), text: field(scene, value) };
      return isPerSeat(scene, value) ? { ...fact, seats: value.map((one) => plain(one)) } : fact;
    });
}

/** The name of a field in the game's catalogue, else the field's own word. */
export function fieldName(scene: Scene, field: string): string {
  const key = `${scene.game}-field-${field}`;
  return scene.knows(key) ? scene.say(key) : field;
}

/** A move by its verb's message in the game's catalogue, else its own words. */
export function moveName(scene: Scene, move: string): string {
  const [verb = '', ...rest] = move.split(' ');
  const key = `${scene.game}-move-${verb}`;
  return scene.knows(key) ? scene.say(key, { rest: rest.join(' ') }) : move;
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
  if (value === null || value === undefined || value === false) return '–';
  if (value === true) return '✓';
  if (typeof value !== 'object') return String(value);
  const text = Array.isArray(value)
    ? value.map((one) => plain(one, true)).join(', ')
    : Object.entries(value).map(([name, one]) => `${name} ${plain(one, true)}`).join(', ');
  return inside ? `(${text || '–'})` : text || '–';
}
