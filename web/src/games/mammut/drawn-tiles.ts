// Everything that is drawn of a tile, as one object; an unchanged tile keeps its object and is not drawn again.
import type { TileMotion } from './animation';
import type { Spot } from './layout';
import type { Handle, Side } from './view';

export interface Shown {
  handle: Handle;
  up: Side;
  /** The other side, if the viewer has seen it. */
  down: Side | null;
  spot: Spot;
  /** The size of a tile in the heap; others are scaled from it. */
  full: number;
  name: string;
  isOpen: boolean;
  isChosen: boolean;
  isGoing: 'back' | null;
  isDimmed: boolean;
  isLifted: boolean;
  isFocus: boolean;
  /** Whether the scoring lies over it. */
  isCovered: boolean;
  /** Whether the other side was turned before everyone's eyes rather than peeked at. */
  isFlipped: boolean;
  /** Other seats that have seen the other side. */
  seers: readonly number[];
  /** What is happening to it now. */
  motionKind: TileMotion;
  delay: number;
  from: { x: number; y: number } | null;
  motion: boolean;
}

/** The tiles, those that look as before being the same objects still. */
export function kept(former: readonly Shown[], now: readonly Shown[]): Shown[] {
  const known = new Map(former.map((one) => [one.handle, one]));
  return now.map((one) => {
    const old = known.get(one.handle);
    return old && isSame(old, one) ? old : one;
  });
}

function isSame(one: Shown, other: Shown): boolean {
  const names = Object.keys(one) as (keyof Shown)[];
  return names.every((name) => (name === 'seers' ? one.seers.join() === other.seers.join() : one[name] === other[name]));
}
