// The geometry of a preview's lines and marks.

import { between, centre, towards, type Point } from './layout';
import type { Flight, Preview, View } from './view';
import { cross, rim } from './animation';

export interface Stroke {
  kind: 'mine' | 'flight' | 'no' | 'run';
  d: string;
}

export interface Picture {
  strokes: Stroke[];
  crosses: Point[];
  /** Hunters that would be frightened. */
  frights: { tile: string; seat: number; sure: boolean }[];
  /** Where the mammoth would end, and the owner of the trap it would fall into. */
  goal: { tile: string; owner: number | null } | null;
  /** Where the chosen move's own pawn would end. */
  ghost: string | null;
  /** The tile of a hunter that would be lost. */
  fatal: string | null;
}

const CLEAR = 44;

function stroke(kind: Stroke['kind'], from: Point, to: Point, before: number, behind: number): Stroke {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const a = between(from, to, before / length);
  const b = between(from, to, 1 - behind / length);
  const write = (p: Point) => `${p.x.toFixed(1)} ${p.y.toFixed(1)}`;
  return { kind, d: `M${write(a)}L${write(b)}` };
}

/** Everything a preview shows, in the order of drawing. */
export function picture(hunt: View, seat: number, told: Preview): Picture {
  const flight = told.mammoth;
  const start = flight ? (flight.tile ?? hunt.mammoth) : null;
  const fatal = flight?.flight === null && flight.tile ? flight.tile : null;
  return {
    strokes: [
      ...(flight && start ? refusals(flight, start) : []),
      ...own(hunt, seat, told),
      ...(flight && start ? course(flight, start) : []),
      ...(flight ? frights(flight) : []),
    ],
    crosses: flight && start ? (flight.refused ?? []).map((no) => cross(start, no, 1)) : [],
    frights: (flight?.frightened ?? []).map(({ tile, seat: who, certain }) => ({ tile, seat: who, sure: certain })),
    goal: flight?.run.length ? { tile: flight.run[flight.run.length - 1]!, owner: flight.trap?.owner ?? null } : null,
    ghost: told.path?.at(-1) ?? told.placed ?? told.flees ?? null,
    fatal,
  };
}

function own(hunt: View, seat: number, told: Preview): Stroke[] {
  const here = hunt.hunters[seat];
  if (told.flees && here) return [stroke('mine', centre(here), centre(told.flees), 30, CLEAR)];
  const path = told.path ?? [];
  const met = told.mammoth?.tile ? path.indexOf(told.mammoth.tile) : -1;
  const first = path[0];
  const last = path.at(-1);
  if (!first || !last) return [];
  if (met <= 0 || met === path.length - 1) return [stroke('mine', centre(first), centre(last), CLEAR, CLEAR)];
  const middle = centre(path[met]!);
  return [stroke('mine', centre(first), middle, CLEAR, CLEAR), stroke('mine', middle, centre(last), 50, 30)];
}

function course(flight: Flight, start: string): Stroke[] {
  const goal = flight.run.at(-1);
  return goal ? [stroke('flight', centre(start), centre(goal), 46, CLEAR)] : [];
}

function refusals(flight: Flight, start: string): Stroke[] {
  return (flight.refused ?? []).map((no) => stroke('no', centre(start), no.at ? centre(no.at) : rim(start, no), 46, 0));
}

/** Arrows to every tile open to a hunter sure to be frightened; straight ahead the flight's own line shows it. */
function frights(flight: Flight): Stroke[] {
  return flight.frightened.filter((one) => one.certain).flatMap((one) =>
    one.to
      .filter((tile) => !flight.run.includes(tile) && towards(one.tile, tile))
      .map((tile) => stroke('run', centre(one.tile), centre(tile), 47, 36)),
  );
}
