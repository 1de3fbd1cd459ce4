// The geometry of tiles: places, rotations and outlines depend on round and handle alone, so that nothing drawn
// reveals a hidden side. Sizes are in pixels of the board's box.

import { ordered, type Handle } from './view';

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Spot {
  x: number;
  y: number;
  turn: number;
  size: number;
}

const STONES = 32;
/** How near two stones may lie, as a part of their box; a stone fills about four fifths of its box. */
const NEAR = 0.76;
const LARGEST = 118;
/** Cells beyond the stones: empty corners make a heap of a grid. */
const SPARE = 7;

/** A number from 0 to below 1 that depends on its arguments only. */
export function noise(round: number, handle: Handle, salt: number): number {
  let hash = 2166136261;
  for (const code of [round, handle === 'S' ? 32 : Number(handle), salt]) {
    hash = Math.imul(hash ^ (code + 1), 16777619);
    hash = Math.imul(hash ^ (hash >>> 13), 1274126177);
  }
  return ((hash ^ (hash >>> 16)) >>> 0) / 4294967296;
}

/** Which of the four outlines a stone has. */
export function chip(handle: Handle): number {
  return handle === 'S' ? 1 : (Number(handle) % 4) + 1;
}

/** How far a stone is turned, in degrees. */
export function turn(round: number, handle: Handle): number {
  return Math.round(noise(round, handle, 7) * 32 - 16);
}

/** All handles in the order of their heap places this round. */
export function shuffled(round: number): Handle[] {
  const names = [...Array.from({ length: STONES - 1 }, (_, at) => String(at + 1)), 'S'];
  return names.sort((a, b) => noise(round, a, 3) - noise(round, b, 3));
}

interface Grid {
  columns: number;
  rows: number;
  size: number;
}

/** The rows and columns in which a number of stones is largest, and how large that is. */
export function grid(width: number, height: number, number = STONES): Grid {
  let best = { columns: number, rows: 1, size: 0 };
  for (let columns = 3; columns <= 16; columns++) {
    const rows = Math.ceil(number / columns);
    const size = Math.min(width / (1 + (columns - 0.5) * NEAR), height / (1 + (rows - 1) * NEAR), LARGEST);
    if (size > best.size) best = { columns, rows, size };
  }
  return best;
}

/** A grid with some cells to spare, unless the stones would have to be much smaller for it. */
function roomy(width: number, height: number): Grid {
  const [tight, loose] = [grid(width, height), grid(width, height, STONES + SPARE)];
  return loose.size > tight.size * 0.9 ? loose : tight;
}

/** The fixed place of every handle in the heap, for one round. */
export function heap(round: number, box: Box): Map<Handle, Spot> {
  const { columns, rows, size } = roomy(box.width, box.height);
  const spots = new Map<Handle, Spot>();
  const across = Math.min((box.width - size) / Math.max(columns - 0.5, 1), size * 1.04);
  const down = rows > 1 ? Math.min((box.height - size) / (rows - 1), size * 1.0) : 0;
  const left = box.x + (box.width - across * (columns - 0.5)) / 2;
  const top = box.y + (box.height - down * (rows - 1)) / 2;
  const cells = cellsInOrder(columns, rows);
  shuffled(round).forEach((handle, at) => {
    const [column, row] = cells[at] ?? [0, 0];
    const x =
      left +
      (column + (row % 2 ? 0.5 : 0)) * across +
      (noise(round, handle, 1) - 0.5) * (across - size * NEAR + size * 0.06);
    const y = top + row * down + (noise(round, handle, 2) - 0.5) * (down - size * NEAR + size * 0.06);
    spots.set(handle, {
      x: within(x, box.x, box.width, size),
      y: within(y, box.y, box.height, size),
      turn: turn(round, handle),
      size,
    });
  });
  return spots;
}

function within(at: number, from: number, length: number, size: number): number {
  return Math.max(from + size / 2, Math.min(from + length - size / 2, at));
}

/** The cells of a heap, those nearest its middle first, so that what is missing is missing at the corners. */
function cellsInOrder(columns: number, rows: number): [number, number][] {
  const cells: [number, number][] = [];
  for (let row = 0; row < rows; row++) for (let column = 0; column < columns; column++) cells.push([column, row]);
  const far = ([column, row]: [number, number]) =>
    Math.hypot((column + (row % 2 ? 0.5 : 0)) / columns - 0.5 + 0.25 / columns, (row + 0.5) / rows - 0.5);
  return cells.sort((a, b) => far(a) - far(b)).slice(0, Math.max(STONES, 0));
}

/** The stones of a pile: side by side in as few rows as they need, overlapping when there are many. */
export function pile(round: number, handles: Iterable<Handle>, box: Box, largest: number): Map<Handle, Spot> {
  const names = ordered(handles);
  const spots = new Map<Handle, Spot>();
  const { rows, size, across } = fitted(names.length, box, largest);
  const columns = Math.ceil(names.length / rows);
  const down = rows > 1 ? Math.min(size * 0.84, (box.height - size) / (rows - 1)) : 0;
  const top = box.y + (box.height - down * (rows - 1)) / 2;
  names.forEach((handle, at) => {
    const [column, row] = [at % columns, Math.floor(at / columns)];
    const x = box.x + size / 2 + column * across;
    const y = top + row * down + (noise(round, handle, 5) - 0.5) * size * 0.06;
    spots.set(handle, { x, y, turn: turn(round, handle) * 0.6, size });
  });
  return spots;
}

/** The spots, those that are where they were before being the same ones still: only stones that move are drawn anew. */
export function unmoved(former: ReadonlyMap<Handle, Spot>, spots: Map<Handle, Spot>): Map<Handle, Spot> {
  for (const [name, spot] of spots) {
    const old = former.get(name);
    if (old && old.x === spot.x && old.y === spot.y && old.turn === spot.turn && old.size === spot.size) spots.set(name, old);
  }
  return spots;
}

/** Rows, size and pitch with which a number of stones fits into a box. */
export function fitted(number: number, box: Box, largest: number): { rows: number; size: number; across: number } {
  let best = { rows: 1, size: 0, across: 0 };
  for (let rows = 1; rows <= 4; rows++) {
    const columns = Math.max(Math.ceil(number / rows), 1);
    const size = Math.min(largest, box.height / (1 + (rows - 1) * 0.84), box.width / (1 + (columns - 1) * 0.6));
    const across = columns > 1 ? Math.min(size * 0.84, (box.width - size) / (columns - 1)) : size;
    if (size > best.size + 0.5) best = { rows, size, across };
  }
  return best;
}

/** A box made smaller on all sides, though never to nothing. */
export function inset(box: Box, x: number, y: number): Box {
  const [width, height] = [Math.max(box.width - 2 * x, 60), Math.max(box.height - 2 * y, 60)];
  return { x: box.x + x, y: box.y + y, width, height };
}

/** How large tiles before oneself and before others may be on a board of some width. */
export function sizes(width: number): [number, number] {
  return width < 560 ? [40, 29] : width < 1000 ? [50, 40] : [62, 46];
}

/**
 * The stone that lies nearest in a direction; null at the edge. What lies more aside than ahead belongs to another arrow
 * and is gone to only where nothing else is: so the arrow that points to a stone most always leads nearer to it, and
 * there is a way from every stone to every other.
 */
export function neighbour(spots: ReadonlyMap<Handle, Spot>, from: Handle, key: string): Handle | null {
  const here = spots.get(from);
  const way = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[key];
  if (!here || !way) return null;
  const others = [...spots].map(([handle, { x, y }]) => {
    const [dx, dy] = [x - here.x, y - here.y];
    const along = dx * way[0]! + dy * way[1]!;
    const aside = Math.abs(dx * way[1]!) + Math.abs(dy * way[0]!);
    return { handle, along, aside };
  });
  const nearest = (steep: number) =>
    others
      .filter(({ along, aside }) => along > 0 && along >= aside * steep)
      .sort((one, two) => one.along + one.aside - two.along - two.aside)[0]?.handle;
  return nearest(1) ?? nearest(0.5) ?? null;
}

/** Whether a point lies within a closed line drawn by hand. */
export function encloses(line: readonly { x: number; y: number }[], x: number, y: number): boolean {
  let inside = false;
  for (let i = 0, j = line.length - 1; i < line.length; j = i++) {
    const [a, b] = [line[i]!, line[j]!];
    if (a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x) inside = !inside;
  }
  return inside;
}
