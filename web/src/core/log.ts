// Changes as lines of the log: a sentence, whose it is, the clause, and whether it was taken back.
import type { Face, Scene } from './face';
import { changeSentences, eventSentence } from './speech';
import type { Change } from './wire';

export interface LogLine {
  key: string;
  text: string;
  seat: number | null;
  rule: string | null;
  undone: boolean;
}

export function changeLines(scene: Scene, face: Face, changes: readonly Change[]): LogLine[] {
  const undone = new Set(changes.flatMap((change) => change.undone ?? []));
  return changes.flatMap((change) => linesOf(scene, face, change, undone.has(change.version)));
}

function linesOf(scene: Scene, face: Face, change: Change, undone: boolean): LogLine[] {
  const seat = typeof change.by === 'number' ? change.by : null;
  if (change.table) {
    return changeSentences(scene, face, change).map((text) => ({ key: `${change.version}`, text, seat: change.table?.seats?.[0] ?? null, rule: null, undone }));
  }
  return (change.events ?? [])
    .map((event, at) => {
      const clause = face.rule?.(event) ?? null;
      const whose = typeof event.seat === 'number' ? (event.seat as number) : seat;
      return { key: `${change.version}.${at}`, text: eventSentence(scene, face, event), seat: whose, rule: clause && `${scene.game} ${clause}`, undone };
    })
    .filter((line) => line.text);
}
