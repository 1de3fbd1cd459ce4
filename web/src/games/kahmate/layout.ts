// The geometry of the pitch: the position of squares in either orientation, and movement by arrow keys.

export const LANES = 'abcdefgh';
export const LENGTH = 12.6;
export const WIDTH = 8;
const IN_GOAL = 0.8;

/** How the pitch lies: wide or tall, and whether it is turned so that side 1 attacks right or up. */
export interface Lie {
  wide: boolean;
  turned: boolean;
}

export interface Spot {
  x: number;
  y: number;
}

export const laneOf = (square: string): number => LANES.indexOf(square[0] ?? '');
export const rowOf = (square: string): number => Number(square.slice(1));

/** The square of a lane and a row, or null off the pitch. */
export function squareAt(lane: number, row: number): string | null {
  return lane < 0 || lane > 7 || row < 0 || row > 12 ? null : `${LANES[lane]}${row}`;
}

/** Every square, lane by lane in each row from row 0 up. */
export const SQUARES: string[] = Array.from({ length: 104 }, (_, n) => `${LANES[n % 8]}${Math.floor(n / 8)}`);

/** How far along the pitch the middle of a row is; the in-goals are less deep than the other rows. */
export function along(row: number): number {
  if (row === 0) return IN_GOAL / 2;
  if (row === 12) return LENGTH - IN_GOAL / 2;
  return row + IN_GOAL - 0.5;
}

/** The middle of a square in units of a square's side, from the picture's top left. */
export function spot(square: string, lie: Lie): Spot {
  return turn(laneOf(square) + 0.5, along(rowOf(square)), lie);
}

/** A place between the squares, by lane and row counted in units from the corner of a1's in-goal. */
export function turn(across: number, along: number, lie: Lie): Spot {
  const l = lie.turned ? WIDTH - across : across;
  const r = lie.turned ? LENGTH - along : along;
  return lie.wide ? { x: r, y: l } : { x: l, y: LENGTH - r };
}

/**
 * What of a tall pitch to see in the middle of a room that is too low for all of it, down from its top: halfway between the
 * outermost of ball and own players, with the ball's whole square in sight.
 */
export function middle(ball: string, own: readonly string[], room: number, lie: Lie): number {
  const rows = [ball, ...own].map((square) => spot(square, lie).y);
  const most = Math.max(0, room / 2 - 0.5);
  const between = (Math.min(...rows) + Math.max(...rows)) / 2;
  return Math.min(rows[0]! + most, Math.max(rows[0]! - most, between));
}

/** How deep a square is drawn along the pitch, and how broad across it. */
export function extent(square: string, lie: Lie): { w: number; h: number } {
  const row = rowOf(square);
  const deep = row === 0 || row === 12 ? IN_GOAL : 1;
  return lie.wide ? { w: deep, h: 1 } : { w: 1, h: deep };
}

export const size = (lie: Lie): { w: number; h: number } =>
  lie.wide ? { w: LENGTH, h: WIDTH } : { w: WIDTH, h: LENGTH };

const KEYS: Record<string, [number, number]> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** The neighbouring square in the direction of an arrow key as the pitch lies, or null at its edge. */
export function step(square: string, key: string, lie: Lie): string | null {
  const arrow = KEYS[key];
  if (!arrow) return null;
  let [right, down] = arrow;
  if (lie.turned) [right, down] = [-right, -down];
  const [lanes, rows] = lie.wide ? [down, right] : [right, -down];
  return squareAt(laneOf(square) + lanes, rowOf(square) + rows);
}

/** The square beside another one in a compass direction. */
export function beside(square: string, direction: string): string | null {
  const lanes = direction === 'E' ? 1 : direction === 'W' ? -1 : 0;
  const rows = direction === 'N' ? 1 : direction === 'S' ? -1 : 0;
  return squareAt(laneOf(square) + lanes, rowOf(square) + rows);
}

/** A line between two spots that starts and ends short of them, so that it doesn't run under the players. */
export function shortened(from: Spot, to: Spot, by: number): [Spot, Spot] {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const x = ((to.x - from.x) / length) * by;
  const y = ((to.y - from.y) / length) * by;
  return [
    { x: from.x + x, y: from.y + y },
    { x: to.x - x, y: to.y - y },
  ];
}
