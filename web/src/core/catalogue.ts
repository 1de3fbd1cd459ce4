// Sentences from Fluent catalogues: the client's own and each game's, in one language; a key nobody wrote is said bare.
import { FluentBundle, FluentNumber, type Message, type Scope } from '@fluent/bundle';
import { pieces, Unread } from './unread';
import type { Fields } from './wire';

export type Say = (key: string, fields?: Fields) => string;

/** How many sentences are remembered before all are forgotten. */
const MOST = 3000;

/** A bundle whose entries are read when they are first said. */
class Bundle extends FluentBundle {
  override _messages = new Unread<Message>();
  override _terms = new Unread<Message & { value: NonNullable<Message['value']> }>();
}

export class Catalogue {
  private bundle: Bundle;
  /** Sentences said before, by their key and fields: a table says nearly the same after every move. */
  private said = new Map<string, string>();

  constructor(readonly lang: string, bundle?: Bundle) {
    this.bundle = bundle ?? new Bundle([lang, 'en'], { useIsolating: false });
  }

  /** Another catalogue that says the same and what is read into either. */
  again(): Catalogue {
    return new Catalogue(this.lang, this.bundle);
  }

  /** Read a catalogue's text; what is read later replaces what was there. */
  add(text: string): void {
    for (const [id, piece] of pieces(text)) this.bundle[id.startsWith('-') ? '_terms' : '_messages'].write(id, piece);
    this.said.clear();
  }

  knows(key: string): boolean {
    return this.bundle.hasMessage(key);
  }

  say: Say = (key, fields) => {
    const asked = fields ? wordsOf(key, fields) : key;
    const known = this.said.get(asked);
    if (known !== undefined) return known;
    const pattern = this.bundle.getMessage(key)?.value;
    const made = pattern ? this.bundle.formatPattern(pattern, fields ? numbered(fields) : {}, []) : key;
    if (this.said.size >= MOST) this.said.clear();
    this.said.set(asked, made);
    return made;
  };

  /** A game's own sentence, or the shared one of the same key without the game's name. */
  ofGame(game: string, key: string, fields: Fields = {}): string {
    const own = `${game}-${key}`;
    return this.say(this.knows(own) ? own : key, fields);
  }
}

/** A number that the browser's number formats, slow to get ready, aren't asked for while it is small and whole. */
class Small extends FluentNumber {
  override toString(scope?: Scope): string {
    return Number.isInteger(this.value) && Math.abs(this.value) < 1000 ? String(this.value) : super.toString(scope!);
  }
}

function numbered(fields: Fields): Record<string, string | FluentNumber> {
  const made: Record<string, string | FluentNumber> = {};
  for (const name in fields) {
    const value = fields[name]!;
    made[name] = typeof value === 'number' ? new Small(value) : value;
  }
  return made;
}

/** A key with its fields in one text; a number is another word than its digits. */
function wordsOf(key: string, fields: Fields): string {
  let text = key;
  for (const name in fields) {
    const value = fields[name];
    text += typeof value === 'number' ? `\n${name}#${value}` : `\n${name}=${value}`;
  }
  return text;
}

/** Fields as Fluent takes them: texts and numbers; lists joined and counted, nothing as the empty text. */
export function spoken(fields: Record<string, unknown>): Fields {
  const told: Fields = {};
  for (const [name, value] of Object.entries(fields)) {
    if (Array.isArray(value)) {
      told[`${name}-number`] = value.length;
      told[name] = value.map((one) => plain(one)).join(', ');
    } else {
      told[name] = typeof value === 'number' ? value : plain(value);
    }
  }
  return told;
}

function plain(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
