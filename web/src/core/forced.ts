// The answers that a table gave by itself, remembered as long as the tab is open: a log that is read again has no word of it.
import type { Change, Update } from './wire';

export class Forced {
  private readonly place: string;
  private readonly versions: Set<number>;

  constructor(table: string) {
    this.place = `ludoteca.forced.${table}`;
    this.versions = new Set(this.kept());
  }

  /** Mark the answers that the table gave where it had said so; a seat's own answer may have come first. */
  notice(former: Update, update: Update, own: ReadonlySet<number>): void {
    for (const seat of (former.forced ?? []).filter((one) => !own.has(one))) {
      const answer = update.changes.find((change) => change.by === seat && change.version > former.version);
      if (answer) this.keep(answer.version);
    }
    this.mark(update.changes);
  }

  /** The same changes, those marked that were noticed. */
  mark(changes: Change[]): Change[] {
    for (const change of changes) if (this.versions.has(change.version)) change.forced = true;
    return changes;
  }

  private keep(version: number): void {
    this.versions.add(version);
    try {
      sessionStorage.setItem(this.place, JSON.stringify([...this.versions]));
    } catch {
      // A browser that keeps nothing: the marks hold until the page is closed.
    }
  }

  private kept(): number[] {
    try {
      return JSON.parse(sessionStorage.getItem(this.place) ?? '[]') as number[];
    } catch {
      return [];
    }
  }
}
