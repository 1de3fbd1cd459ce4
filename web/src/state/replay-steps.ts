// The frames of a replay as steps: one for each turn, and one for what lies between two parts of a match.
import type { AnyFace, Scene } from '../game-sdk/contract';
import type { Change } from '../net/table-types';
import { GrowingLog } from './log';

/** One line of the record as a viewer saw it. */
export interface Frame extends Change {
  view?: unknown;
  position?: unknown;
}

export interface Step {
  /** The turn that is played in it; 0 is the set-up. */
  turn: number;
  /** Whose turn it is; null for everybody's. */
  seat: number | null;
  /** Its last frame, and those that stand of it, both as indices. */
  last: number;
  frames: number[];
  /** The part of the match that begins with it, if one does. */
  part: string;
}

interface Turned {
  turn?: number;
  pending?: { seat?: number | null } | null;
}

export const viewOf = (frame: Frame | undefined): unknown => frame?.view ?? frame?.position ?? null;

/** The steps of a replay; `part` names the part of the match that a view belongs to. */
export function stepsOf(frames: readonly Frame[], part: (view: unknown) => string): Step[] {
  const undone = new Set(frames.flatMap((frame) => frame.undone ?? []));
  const steps: Step[] = [];
  let current = emptyStep(0, null);
  let name = part(viewOf(frames[0]));
  frames.forEach((frame, at) => {
    if (undone.has(frame.version) || frame.undone?.length) return;
    const view = viewOf(frame) as Turned;
    const [turn, now] = [view.turn ?? 0, part(view)];
    current = { ...current, last: at, frames: [...current.frames, at] };
    if (at && turn === current.turn && now === name) return;
    steps.push(current);
    const seat = turn > current.turn ? (view.pending?.seat ?? null) : null;
    current = { ...emptyStep(turn, seat), part: now === name ? '' : now };
    name = now;
  });
  if (current.frames.length) steps.push(current);
  return steps;
}

function emptyStep(turn: number, seat: number | null): Step {
  return { turn, seat, last: 0, frames: [], part: '' };
}

/** The lines of the log of every step; `scene` is that of the first frame. */
export function stepLines(scene: Scene, face: AnyFace, frames: readonly Frame[], steps: readonly Step[]): string[][] {
  const silent = { ...face, unsaid: [...(face.unsaid ?? []), 'began'] };
  const lines = new GrowingLog().read(scene, silent, frames, Infinity);
  const stepAt = new Map(steps.flatMap((step, at) => step.frames.map((frame) => [String(frames[frame]!.version), at] as const)));
  const found = steps.map((): string[] => []);
  for (const line of lines) found[stepAt.get(line.key.split('.')[0]!) ?? -1]?.push(line.text);
  return found;
}

/** The step that a frame belongs to. */
export function stepOfFrame(steps: readonly Step[], frame: number): number {
  const found = steps.findIndex((step) => step.last >= frame);
  return found < 0 ? steps.length - 1 : found;
}
