// Changes as lines of the log: text, seat, clause, and whether it was undone or the table's answer.
import type { AnyFace, Scene } from '../game-sdk/contract';
import { changeSentences, eventSentence } from '../i18n/sentences';
import type { Change, GameEvent } from '../net/table-types';

export interface LogLine {
  key: string;
  text: string;
  seat: number | null;
  rule: string | null;
  undone: boolean;
  /** The table gave this answer. */
  forced: boolean;
}

/** An event or a change of the table, before it is text. */
interface Entry extends Omit<LogLine, 'text' | 'rule'> {
  change: Change;
  event: GameEvent | null;
}

/** The lines of all changes of a log, or of one version. */
export function changeLines(scene: Scene, face: AnyFace, changes: readonly Change[], only?: number): LogLine[] {
  const gathered = face.gather?.(scene, changes) ?? changes;
  const undone = undoneVersions(gathered);
  const wanted = only === undefined ? gathered : gathered.filter((change) => change.version === only);
  const entries = wanted.flatMap((change) => entriesOf(change, undone.has(change.version)));
  return entries.map((entry) => lineOf(scene, face, entry)).filter((line) => line.text);
}

/** A log that grows: consecutive events may share a line, and formatted lines are cached. */
export class GrowingLog {
  private previous: readonly Change[] = [];
  private entries: Entry[] = [];
  private lines = new WeakMap<Entry, LogLine>();
  private speech: readonly unknown[] = [];

  /** The number of entries. */
  get length(): number {
    return this.entries.length;
  }

  /** The last lines of a log. */
  read(scene: Scene, face: AnyFace, changes: readonly Change[], most: number): LogLine[] {
    const speech = [scene.say, scene.names, scene.viewer];
    if (speech.some((one, at) => one !== this.speech[at])) this.lines = new WeakMap();
    this.speech = speech;
    this.take(face, face.gather?.(scene, changes) ?? changes, this.goesOn(changes) ? this.previous.length : 0);
    this.previous = changes;
    return this.entries.slice(-most).map((entry) => this.line(scene, face, entry)).filter((line) => line.text);
  }

  /** Whether these are the former changes and further ones without an undo. */
  private goesOn(changes: readonly Change[]): boolean {
    const number = this.previous.length;
    if (!number || changes[0] !== this.previous[0] || changes[number - 1] !== this.previous[number - 1]) return false;
    return !changes.slice(number).some((change) => change.undone?.length);
  }

  private take(face: AnyFace, gathered: readonly Change[], from: number): void {
    const undone = undoneVersions(gathered);
    if (!from) this.entries = [];
    for (const change of gathered.slice(from)) {
      for (const entry of entriesOf(change, undone.has(change.version))) add(this.entries, entry, face.join);
    }
  }

  private line(scene: Scene, face: AnyFace, entry: Entry): LogLine {
    const known = this.lines.get(entry);
    if (known) return known;
    const made = lineOf(scene, face, entry);
    this.lines.set(entry, made);
    return made;
  }
}

function undoneVersions(changes: readonly Change[]): Set<number> {
  return new Set(changes.flatMap((change) => change.undone ?? []));
}

function entriesOf(change: Change, undone: boolean): Entry[] {
  const seat = typeof change.by === 'number' ? change.by : null;
  const { version, forced = false } = change;
  if (change.table) return [{ key: `${version}`, seat: change.table.seats?.[0] ?? null, undone, forced: false, change, event: null }];
  return (change.events ?? []).map((event, at) => {
    const whose = typeof event.seat === 'number' ? (event.seat as number) : seat;
    return { key: `${version}.${at}`, seat: whose, undone, forced: forced && at === 0, change, event };
  });
}

/** Add an entry, or merge it into the last one. */
function add(entries: Entry[], entry: Entry, two: AnyFace['join']): void {
  const former = entries.at(-1);
  const event = two && former?.event && entry.event && former.undone === entry.undone ? two(former.event, entry.event) : null;
  if (former && event) entries[entries.length - 1] = { ...former, event };
  else entries.push(entry);
}

function lineOf(scene: Scene, face: AnyFace, entry: Entry): LogLine {
  const { key, seat, undone, forced, change, event } = entry;
  const clause = event && (face.rule?.(event) ?? null);
  const text = event ? eventSentence(scene, face, event) : changeSentences(scene, face, change).join(' ');
  return { key, seat, undone, forced, text, rule: clause && `${scene.game} ${clause}` };
}
