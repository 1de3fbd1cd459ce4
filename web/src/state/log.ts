// Changes as lines of the log: text, seat, clause, and whether it was undone or the table's answer.
import type { AnyFace, Scene } from '../game-sdk/contract';
import { changeSentences, eventSentence } from '../i18n/sentences';
import type { Change, GameEvent } from '../net/table-types';
import type { Position } from './event-playback.svelte';

export interface LogLine {
  key: string;
  text: string;
  seat: number | null;
  rule: string | null;
  undone: boolean;
  /** Who moved. */
  by: Change['by'];
  /** The table gave this answer. */
  forced: boolean;
  /** What followed from it, told on demand. */
  details: LogLine[];
}

/** An event or a change of the table, before it is text. */
interface Entry extends Omit<LogLine, 'text' | 'rule' | 'by' | 'details'> {
  change: Change;
  event: GameEvent | null;
  details: Entry[];
}

const EVERYTHING: Position = { version: Infinity, events: Infinity };

/** The lines of all changes of a log, or of one version. */
export function changeLines(scene: Scene, face: AnyFace, changes: readonly Change[], only?: number): LogLine[] {
  const gathered = face.gather?.(scene, changes) ?? changes;
  const undone = undoneVersions(gathered);
  const wanted = only === undefined ? gathered : gathered.filter((change) => change.version === only);
  const entries = wanted.flatMap((change) => entriesOf(change, undone.has(change.version), face));
  return entries.map((entry) => lineOf(scene, face, entry)).filter((line) => line.text);
}

/**
 * A log that grows with what is presented: one line for each move, to which what follows from it is attached.
 * Consecutive events may share a line, and formatted lines are cached.
 */
export class GrowingLog {
  /** The changes that were read completely. */
  private previous: readonly Change[] = [];
  /** How many events of the next change were read. */
  private begun = 0;
  private entries: Entry[] = [];
  private lines = new WeakMap<Entry, LogLine>();
  private speech: readonly unknown[] = [];
  private until: Position = { version: -1, events: 0 };

  /** The number of lines. */
  get length(): number {
    return this.entries.length;
  }

  /** The last lines of a log, as far as it was presented. */
  read(scene: Scene, face: AnyFace, changes: readonly Change[], most: number, until: Position = EVERYTHING): LogLine[] {
    const speech = [scene.say, scene.names, scene.viewer];
    if (speech.some((one, at) => one !== this.speech[at])) this.lines = new WeakMap();
    this.speech = speech;
    if (!this.goesOn(changes, until)) {
      this.entries = [];
      this.begun = 0;
      this.previous = [];
    }
    this.until = until;
    this.take(face, face.gather?.(scene, changes) ?? changes, changes);
    return this.entries.slice(-most).map((entry) => this.line(scene, face, entry)).filter((line) => line.text);
  }

  /** Whether these are the former changes and further ones without an undo. */
  private goesOn(changes: readonly Change[], until: Position): boolean {
    const number = this.previous.length;
    if (until.version < this.until.version || (until.version === this.until.version && until.events < this.until.events)) return false;
    if (!number) return this.begun === 0;
    if (changes[0] !== this.previous[0] || changes[number - 1] !== this.previous[number - 1]) return false;
    return !changes.slice(number).some((change) => change.undone?.length);
  }

  private take(face: AnyFace, gathered: readonly Change[], changes: readonly Change[]): void {
    const undone = undoneVersions(gathered);
    let number = this.previous.length;
    for (const change of gathered.slice(number)) {
      if (change.version > this.until.version) break;
      const entries = entriesOf(change, undone.has(change.version), face);
      const limit = change.version < this.until.version ? entries.length : Math.min(this.until.events, entries.length);
      for (const entry of entries.slice(this.begun, limit)) add(this.entries, entry, face);
      this.begun = limit < entries.length ? Math.max(limit, this.begun) : 0;
      if (limit < entries.length) break;
      number += 1;
    }
    this.previous = changes.slice(0, number);
  }

  private line(scene: Scene, face: AnyFace, entry: Entry): LogLine {
    const known = this.lines.get(entry);
    if (known) return known;
    const details = entry.details.map((one) => this.line(scene, face, one)).filter((one) => one.text);
    const made = { ...lineOf(scene, face, entry), details };
    this.lines.set(entry, made);
    return made;
  }
}

/** The lines after the viewer's last own one. */
export function since(lines: readonly LogLine[], viewer: number | null): LogLine[] {
  const last = lines.findLastIndex((line) => line.by === viewer && line.seat === viewer && !line.forced);
  return lines.slice(last + 1).filter((line) => !line.undone);
}

function undoneVersions(changes: readonly Change[]): Set<number> {
  return new Set(changes.flatMap((change) => change.undone ?? []));
}

function entriesOf(change: Change, undone: boolean, face: AnyFace): Entry[] {
  const seat = typeof change.by === 'number' ? change.by : null;
  const { version, forced = false } = change;
  if (change.table) return [{ key: `${version}`, seat: change.table.seats?.[0] ?? null, undone, forced: false, change, event: null, details: [] }];
  return (change.events ?? []).map((event, at) => {
    const whose = face.actor?.(event) ?? (typeof event.seat === 'number' ? (event.seat as number) : seat);
    return { key: `${version}.${at}`, seat: whose, undone, forced: forced && at === 0, change, event, details: [] };
  });
}

/** Add an entry, merge it into the last one, or attach it to the move that it follows from. */
function add(entries: Entry[], entry: Entry, face: AnyFace): void {
  if (entry.event && face.unsaid?.includes(entry.event.key)) return;
  const former = entries.at(-1);
  const isAlike = former?.event && entry.event && former.undone === entry.undone;
  const merged = isAlike && !former.details.length ? face.join?.(former.event!, entry.event!) : null;
  if (former && merged) entries[entries.length - 1] = { ...former, event: merged };
  else if (former && isAlike && face.details?.includes(entry.event!.key)) entries[entries.length - 1] = { ...former, details: [...former.details, entry] };
  else entries.push(entry);
}

function lineOf(scene: Scene, face: AnyFace, entry: Entry): LogLine {
  const { key, seat, undone, forced, change, event } = entry;
  const clause = event && (face.rule?.(event) ?? null);
  const text = event ? eventSentence(scene, face, event) : changeSentences(scene, face, change).join(' ');
  return { key, seat, undone, by: change.by, forced, text, rule: clause && `${scene.game} ${clause}`, details: [] };
}
