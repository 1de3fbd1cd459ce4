// The answers that the table gave for a seat with one legal move, stored for the tab: the server's log does not mark them.
import type { Change, Update } from '../net/table-types';

export class ForcedAnswers {
  private readonly storageKey: string;
  private readonly versions: Set<number>;

  constructor(table: string) {
    this.storageKey = `ludoteca.forced.${table}`;
    this.versions = new Set(this.stored());
  }

  /** Mark the answers that the table had announced, except those of seats in `own`, which answered themselves. */
  detect(previous: Update, update: Update, own: ReadonlySet<number>): void {
    for (const seat of (previous.forced ?? []).filter((one) => !own.has(one))) {
      const answer = update.changes.find((change) => change.by === seat && change.version > previous.version);
      if (answer) this.add(answer.version);
    }
    this.mark(update.changes);
  }

  /** The same changes, with `forced` set on those that were detected. */
  mark(changes: Change[]): Change[] {
    for (const change of changes) if (this.versions.has(change.version)) change.forced = true;
    return changes;
  }

  private add(version: number): void {
    this.versions.add(version);
    try {
      sessionStorage.setItem(this.storageKey, JSON.stringify([...this.versions]));
    } catch {
      // Without storage the marks last until the page is closed.
    }
  }

  private stored(): number[] {
    try {
      return JSON.parse(sessionStorage.getItem(this.storageKey) ?? '[]') as number[];
    } catch {
      return [];
    }
  }
}
