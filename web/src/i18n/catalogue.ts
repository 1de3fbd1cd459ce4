// Messages from the Fluent catalogues of one language, the client's and each game's; an unknown key is returned as it is.
import { FluentBundle, FluentNumber, type Message, type Scope } from '@fluent/bundle';
import { entries, LazyEntries } from './lazy-entries';
import type { Fields } from '../net/table-types';

export type Say = (key: string, fields?: Fields) => string;

const MAX_CACHED = 3000;

/** A bundle whose entries are parsed when they are first used. */
class Bundle extends FluentBundle {
  override _messages = new LazyEntries<Message>();
  override _terms = new LazyEntries<Message & { value: NonNullable<Message['value']> }>();
}

export class Catalogue {
  private bundle: Bundle;
  /** Formatted messages by key and fields: most of them are used again after every move. */
  private cache = new Map<string, string>();

  constructor(readonly lang: string, bundle?: Bundle) {
    this.bundle = bundle ?? new Bundle([lang, 'en'], { useIsolating: false });
  }

  /** Another object with the same messages, so that dependants are updated. */
  copy(): Catalogue {
    return new Catalogue(this.lang, this.bundle);
  }

  /** Add the messages of a catalogue; they replace those of the same key. */
  add(text: string): void {
    for (const [id, source] of entries(text)) this.bundle[id.startsWith('-') ? '_terms' : '_messages'].write(id, source);
    this.cache.clear();
  }

  knows(key: string): boolean {
    return this.bundle.hasMessage(key);
  }

  say: Say = (key, fields) => {
    const cacheKey = fields ? keyWithFields(key, fields) : key;
    const known = this.cache.get(cacheKey);
    if (known !== undefined) return known;
    const pattern = this.bundle.getMessage(key)?.value;
    const message = pattern ? this.bundle.formatPattern(pattern, fields ? numbered(fields) : {}, []) : key;
    if (this.cache.size >= MAX_CACHED) this.cache.clear();
    this.cache.set(cacheKey, message);
    return message;
  };

  /** A game's own message, or the shared one of the same key. */
  ofGame(game: string, key: string, fields: Fields = {}): string {
    const own = `${game}-${key}`;
    return this.say(this.knows(own) ? own : key, fields);
  }
}

/** A number that is formatted without Intl, whose first use is slow, if it is a small integer. */
class SmallNumber extends FluentNumber {
  override toString(scope?: Scope): string {
    return Number.isInteger(this.value) && Math.abs(this.value) < 1000 ? String(this.value) : super.toString(scope!);
  }
}

function numbered(fields: Fields): Record<string, string | FluentNumber> {
  const made: Record<string, string | FluentNumber> = {};
  for (const name in fields) {
    const value = fields[name]!;
    made[name] = typeof value === 'number' ? new SmallNumber(value) : value;
  }
  return made;
}

/** A key and its fields as one text; the number 1 and the text "1" differ. */
function keyWithFields(key: string, fields: Fields): string {
  let text = key;
  for (const name in fields) {
    const value = fields[name];
    text += typeof value === 'number' ? `\n${name}#${value}` : `\n${name}=${value}`;
  }
  return text;
}

/** Fields as Fluent takes them: texts and numbers; lists are joined and counted, null is the empty text. */
export function fluentFields(fields: Record<string, unknown>): Fields {
  const made: Fields = {};
  for (const [name, value] of Object.entries(fields)) {
    if (Array.isArray(value)) {
      made[`${name}-number`] = value.length;
      made[name] = value.map((one) => plain(one)).join(', ');
    } else {
      made[name] = typeof value === 'number' ? value : plain(value);
    }
  }
  return made;
}

function plain(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
