// Entries of Fluent catalogues that are read one by one, each when it is first asked for: a page says few of those it has.
import { FluentResource } from '@fluent/bundle';

/** Where an entry begins: nothing else stands at the beginning of a line with a sign of equality behind it. */
const BEGIN = /^(-?[a-zA-Z][\w-]*) *=/gm;

/** The entries of a catalogue's text, unread, each with its name. */
export function* pieces(text: string): Generator<[string, string]> {
  const found = [...text.matchAll(BEGIN)];
  for (const [at, one] of found.entries()) yield [one[1]!, text.slice(one.index, found[at + 1]?.index)];
}

export class Unread<Entry extends FluentResource['body'][number]> extends Map<string, Entry> {
  private texts = new Map<string, string>();

  /** Take an entry as it is written; it replaces a former one of that name. */
  write(id: string, text: string): void {
    super.delete(id);
    this.texts.set(id, text);
  }

  override has(id: string): boolean {
    return this.texts.has(id) || super.has(id);
  }

  override get(id: string): Entry | undefined {
    const text = this.texts.get(id);
    if (text !== undefined) {
      this.texts.delete(id);
      super.set(id, new FluentResource(text).body[0] as Entry);
    }
    return super.get(id);
  }
}
