// Sentences from Fluent catalogues: the client's own and each game's, in one language; a key nobody wrote is said bare.
import { FluentBundle, FluentResource } from '@fluent/bundle';
import type { Fields } from './wire';

export type Say = (key: string, fields?: Fields) => string;

export class Catalogue {
  private bundle: FluentBundle;

  constructor(readonly lang: string, bundle?: FluentBundle) {
    this.bundle = bundle ?? new FluentBundle([lang, 'en'], { useIsolating: false });
  }

  /** Another catalogue that says the same and what is read into either. */
  again(): Catalogue {
    return new Catalogue(this.lang, this.bundle);
  }

  /** Read a catalogue's text; what is read later replaces what was there. */
  add(text: string): void {
    this.bundle.addResource(new FluentResource(text), { allowOverrides: true });
  }

  knows(key: string): boolean {
    return this.bundle.hasMessage(key);
  }

  say: Say = (key, fields = {}) => {
    const pattern = this.bundle.getMessage(key)?.value;
    return pattern ? this.bundle.formatPattern(pattern, fields, []) : key;
  };

  /** A game's own sentence, or the shared one of the same key without the game's name. */
  ofGame(game: string, key: string, fields: Fields = {}): string {
    const own = `${game}-${key}`;
    return this.say(this.knows(own) ? own : key, fields);
  }
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
