// Entries of Fluent catalogues, each parsed when it is first used: a page uses few of them.
import { FluentResource } from '@fluent/bundle';

/** The beginning of an entry: an identifier at the beginning of a line, followed by an equals sign. */
const BEGIN = /^(-?[a-zA-Z][\w-]*) *=/gm;

/** The entries of a catalogue, each as its identifier and its source text. */
export function* entries(text: string): Generator<[string, string]> {
  const found = [...text.matchAll(BEGIN)];
  for (const [at, one] of found.entries()) yield [one[1]!, text.slice(one.index, found[at + 1]?.index)];
}

export class LazyEntries<Entry extends FluentResource['body'][number]> extends Map<string, Entry> {
  private sources = new Map<string, string>();

  /** Add an entry's source text; it replaces an entry of the same identifier. */
  write(id: string, source: string): void {
    super.delete(id);
    this.sources.set(id, source);
  }

  override has(id: string): boolean {
    return this.sources.has(id) || super.has(id);
  }

  override get(id: string): Entry | undefined {
    const source = this.sources.get(id);
    if (source !== undefined) {
      this.sources.delete(id);
      super.set(id, new FluentResource(source).body[0] as Entry);
    }
    return super.get(id);
  }
}
