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

/** The lines of all changes of a log, or of one of them; `joined`: what belongs together stands in one line. */
export function changeLines(scene: Scene, face: Face, changes: readonly Change[], joined = false, only?: number): LogLine[] {
  const told = face.gather?.(scene, changes) ?? changes;
  const undone = new Set(told.flatMap((change) => change.undone ?? []));
  const wanted = only === undefined ? told : told.filter((change) => change.version === only);
  let entries = wanted.flatMap((change) => entriesOf(change, undone.has(change.version)));
  if (joined && face.join) entries = join(entries, face.join);
  return entries.map((entry) => lineOf(scene, face, entry)).filter((line) => line.text);
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

function join(entries: readonly Entry[], two: NonNullable<Face['join']>): Entry[] {
  const found: Entry[] = [];
  for (const entry of entries) {
    const former = found.at(-1);
    const event = former?.event && entry.event && former.undone === entry.undone ? two(former.event, entry.event) : null;
    if (former && event) found[found.length - 1] = { ...former, event };
    else found.push(entry);
  }
  return found;
}

function lineOf(scene: Scene, face: Face, entry: Entry): LogLine {
  const { key, seat, undone, forced, change, event } = entry;
  const clause = event && (face.rule?.(event) ?? null);
  const text = event ? eventSentence(scene, face, event) : changeSentences(scene, face, change).join(' ');
  return { key, seat, undone, forced, text, rule: clause && `${scene.game} ${clause}` };
}
