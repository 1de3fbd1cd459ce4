// Changes as lines of the log: a sentence, whose it is, the clause, whether it was taken back or the table's answer.
import type { Face, Scene } from './face';
import { changeSentences, eventSentence } from './speech';
import type { Change, GameEvent } from './wire';

export interface LogLine {
  key: string;
  text: string;
  seat: number | null;
  rule: string | null;
  undone: boolean;
  /** The table gave this answer by itself. */
  forced: boolean;
}

/** An event or a word of the table's, before it is a sentence. */
interface Entry extends Omit<LogLine, 'text' | 'rule'> {
  change: Change;
  event: GameEvent | null;
}

/** The lines of all changes of a log, or of one of them. */
export function changeLines(scene: Scene, face: Face, changes: readonly Change[], only?: number): LogLine[] {
  const told = face.gather?.(scene, changes) ?? changes;
  const undone = takenBack(told);
  const wanted = only === undefined ? told : told.filter((change) => change.version === only);
  const entries = wanted.flatMap((change) => entriesOf(change, undone.has(change.version)));
  return entries.map((entry) => lineOf(scene, face, entry)).filter((line) => line.text);
}

/** A log that grows: what belongs together stands in one line, and what was put into words once isn't put anew. */
export class GrowingLog {
  private told: readonly Change[] = [];
  private entries: Entry[] = [];
  private lines = new WeakMap<Entry, LogLine>();
  private speech: readonly unknown[] = [];

  /** How many entries the log read last has. */
  get length(): number {
    return this.entries.length;
  }

  /** The last lines of a log, so many at most. */
  read(scene: Scene, face: Face, changes: readonly Change[], most: number): LogLine[] {
    const speech = [scene.say, scene.names, scene.viewer];
    if (speech.some((one, at) => one !== this.speech[at])) this.lines = new WeakMap();
    this.speech = speech;
    this.take(face, face.gather?.(scene, changes) ?? changes, this.goesOn(changes) ? this.told.length : 0);
    this.told = changes;
    return this.entries.slice(-most).map((entry) => this.line(scene, face, entry)).filter((line) => line.text);
  }

  /** Whether these are the changes read last and some more, of which none takes anything back. */
  private goesOn(changes: readonly Change[]): boolean {
    const number = this.told.length;
    if (!number || changes[0] !== this.told[0] || changes[number - 1] !== this.told[number - 1]) return false;
    return !changes.slice(number).some((change) => change.undone?.length);
  }

  private take(face: Face, told: readonly Change[], from: number): void {
    const undone = takenBack(told);
    if (!from) this.entries = [];
    for (const change of told.slice(from)) {
      for (const entry of entriesOf(change, undone.has(change.version))) add(this.entries, entry, face.join);
    }
  }

  private line(scene: Scene, face: Face, entry: Entry): LogLine {
    const known = this.lines.get(entry);
    if (known) return known;
    const made = lineOf(scene, face, entry);
    this.lines.set(entry, made);
    return made;
  }
}

function takenBack(changes: readonly Change[]): Set<number> {
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

/** One more entry, or the last one with it. */
function add(entries: Entry[], entry: Entry, two: Face['join']): void {
  const former = entries.at(-1);
  const event = two && former?.event && entry.event && former.undone === entry.undone ? two(former.event, entry.event) : null;
  if (former && event) entries[entries.length - 1] = { ...former, event };
  else entries.push(entry);
}

function lineOf(scene: Scene, face: Face, entry: Entry): LogLine {
  const { key, seat, undone, forced, change, event } = entry;
  const clause = event && (face.rule?.(event) ?? null);
  const text = event ? eventSentence(scene, face, event) : changeSentences(scene, face, change).join(' ');
  return { key, seat, undone, forced, text, rule: clause && `${scene.game} ${clause}` };
}
