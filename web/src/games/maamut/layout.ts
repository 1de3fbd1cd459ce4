// The geometry of the 37 tiles: names, neighbours, straight lines and centres.

export type Direction = 'NE' | 'E' | 'SE' | 'SW' | 'W' | 'NW';
export type Point = { x: number; y: number };

export const DIRECTIONS: readonly Direction[] = ['NE', 'E', 'SE', 'SW', 'W', 'NW'];
export const RADIUS = 60;
export const PITCH = { x: 103.92, y: 90 };

const REACH = 3;
const STEPS: Record<Direction, readonly [number, number]> = {
  NE: [1, -1],
  E: [1, 0],
  SE: [0, 1],
  SW: [-1, 1],
  W: [-1, 0],
  NW: [0, -1],
};

type Axial = readonly [q: number, r: number];

const AXIAL = new Map<string, Axial>();
const AT = new Map<string, string>();
for (let r = -REACH; r <= REACH; r++) {
  let column = 0;
  for (let q = -REACH; q <= REACH; q++) {
    if (Math.abs(q + r) > REACH) continue;
    column += 1;
    const name = `${'abcdefg'[r + REACH]}${column}`;
    AXIAL.set(name, [q, r]);
    AT.set(`${q},${r}`, name);
  }
}

/** All tiles, row by row from the top, each row from the left. */
export const NAMES: readonly string[] = [...AXIAL.keys()];

/** A tile's place among NAMES, which is its letter's place in the terrain. */
export const INDEX: ReadonlyMap<string, number> = new Map(NAMES.map((name, at) => [name, at]));

function axial(tile: string): Axial {
  const found = AXIAL.get(tile);
  if (!found) throw new Error(`no tile ${tile}`);
  return found;
}

/** The neighbour in a direction, or null off the board. */
export function neighbour(tile: string, direction: Direction): string | null {
  const [q, r] = axial(tile);
  const [dq, dr] = STEPS[direction];
  return AT.get(`${q + dq},${r + dr}`) ?? null;
}

/** The tiles after the start of a straight line; fewer than its length if it leaves the board. */
export function line(tile: string, direction: Direction, length: number): string[] {
  const found: string[] = [];
  for (let next = neighbour(tile, direction); next && found.length < length; next = neighbour(next, direction)) {
    found.push(next);
  }
  return found;
}

/** How many steps one tile is from another. */
export function distance(start: string, goal: string): number {
  const [q, r] = axial(start);
  const [p, s] = axial(goal);
  return Math.max(Math.abs(p - q), Math.abs(s - r), Math.abs(p + s - q - r));
}

/** The direction in which a goal lies straight ahead, or null if it doesn't. */
export function towards(start: string, goal: string): Direction | null {
  const far = distance(start, goal);
  return DIRECTIONS.find((way) => far > 0 && line(start, way, far)[far - 1] === goal) ?? null;
}

/** A tile's centre in the drawing; the cross lies at 0, 0. */
export function centre(tile: string): Point {
  const [q, r] = axial(tile);
  return { x: (q + r / 2) * PITCH.x, y: r * PITCH.y };
}

/** A point that lies so many tiles away from another in a direction. */
export function ahead(from: Point, direction: Direction, tiles: number): Point {
  const [q, r] = STEPS[direction];
  return { x: from.x + (q + r / 2) * PITCH.x * tiles, y: from.y + r * PITCH.y * tiles };
}

/** A point between two others; 0 is the first, 1 the second. */
export function between(a: Point, b: Point, part: number): Point {
  return { x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part };
}

/** The corners of a pointy hexagon round a point, as an SVG list of points. */
export function hexagon(radius: number, at: Point = { x: 0, y: 0 }): string {
  const side = (radius * Math.sqrt(3)) / 2;
  const corners = [
    [0, -radius],
    [side, -radius / 2],
    [side, radius / 2],
    [0, radius],
    [-side, radius / 2],
    [-side, -radius / 2],
  ] as const;
  return corners.map(([x, y]) => `${(at.x + x).toFixed(1)},${(at.y + y).toFixed(1)}`).join(' ');
}

/** Whether a tile belongs to the outer ring of 18. */
export function outer(tile: string): boolean {
  return distance('d4', tile) === REACH;
}
