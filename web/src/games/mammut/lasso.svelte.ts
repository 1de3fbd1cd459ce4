// Selection of several tiles by one gesture: those under the pointer's path, and those it encloses.

import { encloses, type Spot } from './layout';
import type { Handle } from './view';

interface Point {
  x: number;
  y: number;
}

/** A pointer that has gone no further than this is a touch, not a gesture. */
const SLACK = 9;

export class Lasso {
  line = $state.raw<Point[]>([]);
  private start: (Point & { id: number }) | null = null;

  constructor(
    private spots: () => ReadonlyMap<Handle, Spot>,
    private add: (names: Handle[]) => void,
  ) {}

  /** Begin where the pointer went down. */
  down(pointer: PointerEvent, root: HTMLElement): void {
    this.start = { ...at(pointer, root), id: pointer.pointerId };
  }

  /** Draw on, and add the tiles under the pointer. */
  move(pointer: PointerEvent, root: HTMLElement): void {
    if (!this.start || pointer.pointerId !== this.start.id) return;
    const here = at(pointer, root);
    if (!this.line.length && Math.hypot(here.x - this.start.x, here.y - this.start.y) < SLACK) return;
    if (!this.line.length) root.setPointerCapture(pointer.pointerId);
    this.line = [...(this.line.length ? this.line : [this.start]), here];
    this.add(this.under((spot) => Math.hypot(spot.x - here.x, spot.y - here.y) < spot.size * 0.42));
  }

  /** End the gesture: what the line encloses belongs to it. */
  up(): void {
    const { line } = this;
    if (line.length > 4) this.add(this.under((spot) => encloses(line, spot.x, spot.y)));
    this.start = null;
    this.line = [];
  }

  private under(test: (spot: Spot) => boolean): Handle[] {
    return [...this.spots()].filter(([, spot]) => test(spot)).map(([name]) => name);
  }
}

function at(pointer: PointerEvent, root: HTMLElement): Point {
  const frame = root.getBoundingClientRect();
  return { x: pointer.clientX - frame.x, y: pointer.clientY - frame.y };
}
