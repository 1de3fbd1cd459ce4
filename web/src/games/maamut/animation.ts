// The positions of all pieces at one instant of an event: a pure function of view, event and time.

import { ahead, between, centre, type Point } from './layout';
import { START, REFUSED, duration } from './timing';
import type { GameEvent, Refusal, View } from './view';

export interface Pose extends Point {
  /** How high it is off the ground, in board units. */
  lift: number;
  /** Degrees it leans, clockwise. */
  lean: number;
  wide: number;
  tall: number;
  fade: number;
}

export type MammothFace = 'mammoth' | 'mammoth-flee' | 'mammoth-caught';

export interface Spot extends Point {
  size: number;
  fade: number;
}

export interface Frame {
  mammoth: Pose & { face: MammothFace };
  hunters: (Pose | null)[];
  /** How far the pit on a tile is open, 0 to 1, where it isn't simply there. */
  pits: Record<string, number>;
  /** Crosses that pop up where a direction is refused. */
  crosses: Spot[];
  puffs: Spot[];
  rings: (Spot & { seat: number })[];
  /** How large the exclamation mark of a frightened seat is. */
  frights: { seat: number; size: number }[];
  trumpet: number;
  /** The tray, nudged. */
  nudge: number;
}

const HOP = 6;
const JUMP = 14;
const LEAN = 8;

function still(at: Point): Pose {
  return { ...at, lift: 0, lean: 0, wide: 1, tall: 1, fade: 1 };
}

/** A quiet board. */
export function rest(hunt: View, over: boolean): Frame {
  const face = over && hunt.mammoth in hunt.traps ? 'mammoth-caught' : hunt.pending?.kind === 'flee' ? 'mammoth-flee' : 'mammoth';
  return {
    mammoth: { ...still(centre(hunt.mammoth)), face },
    hunters: hunt.hunters.map((tile, seat) => (tile ? still(stand(hunt, seat, tile)) : null)),
    pits: {},
    crosses: [],
    puffs: [],
    rings: [],
    frights: hunt.pending?.kind === 'flee' ? [{ seat: hunt.pending.seat, size: 1 }] : [],
    trumpet: 0,
    nudge: 0,
  };
}

/** Where a hunter stands on its tile: in the middle alone, beside each other when several share it. */
export function stand(hunt: View, seat: number, tile: string): Point {
  const company = hunt.hunters.flatMap((at, other) => (at === tile ? [other] : []));
  const withMammoth = hunt.mammoth === tile;
  const { x, y } = centre(tile);
  const at = company.indexOf(seat);
  if (company.length < 2 || at < 0) return withMammoth ? { x: x - 26, y: y + 12 } : { x, y };
  const spread = company.length === 2 ? 44 : 30;
  return { x: x + (at - (company.length - 1) / 2) * spread, y: y + (at % 2 ? 10 : -2) + (withMammoth ? 10 : 0) };
}

/** The board `part` of the way (0 to 1) through an event; without motion what changes fades in where it ends. */
export function frame(hunt: View, event: GameEvent | null, next: View, part: number, motion: boolean, over = false): Frame {
  if (!event) return rest(hunt, over);
  return motion ? moving(hunt, event, next, part) : fading(hunt, event, next, part);
}

function moving(hunt: View, event: GameEvent, next: View, part: number): Frame {
  const scene = rest(hunt, false);
  scene.frights = [];
  switch (event.key) {
    case 'placed':
      return withHunter(scene, event.seat, { ...still(centre(event.tile)), lift: 60 * (1 - out(part)), fade: Math.min(1, part * 2) });
    case 'walked':
      return withHunter(scene, event.seat, walking(hunt, event.seat, event.path, next, part));
    case 'fled':
      return withHunter(scene, event.seat, hopping(stand(hunt, event.seat, event.from), stand(next, event.seat, event.to), part));
    case 'met':
      return startled(scene, event.tile, event.refused, part * duration(event));
    case 'ran':
      return running(scene, event.from, event.to, part);
    case 'frightened':
      return frightened(scene, event.seat, part);
    case 'out':
      return toppling(scene, event.seat, part);
    case 'trapped':
      return { ...scene, pits: { [event.tile]: out(part) } };
    case 'removed':
      return { ...scene, pits: { [event.tile]: 1 - out(part) } };
    case 'fell':
      return falling(scene, event.tile, event.owner, part);
    case 'survived':
      return leaving(scene, part);
    default:
      return scene;
  }
}

function fading(hunt: View, event: GameEvent, next: View, part: number): Frame {
  const scene = rest(next, event.key === 'fell');
  if ('seat' in event && hunt.hunters[event.seat] !== next.hunters[event.seat]) {
    const pose = scene.hunters[event.seat] ?? rest(hunt, false).hunters[event.seat];
    if (pose) scene.hunters[event.seat] = { ...pose, fade: next.hunters[event.seat] ? part : 1 - part };
  }
  if (event.key === 'ran' || event.key === 'fell') scene.mammoth.fade = part;
  if (event.key === 'trapped') scene.pits = { [event.tile]: 1 };
  if (event.key === 'met') scene.crosses = event.refused.map((no) => cross(event.tile, no, 1));
  return scene;
}

function withHunter(scene: Frame, seat: number, pose: Pose): Frame {
  return { ...scene, hunters: scene.hunters.map((old, at) => (at === seat ? pose : old)) };
}

function walking(hunt: View, seat: number, path: string[], next: View, part: number): Pose {
  const points = path.map((tile, at) => {
    if (at === 0) return stand(hunt, seat, tile);
    return at === path.length - 1 ? stand(next, seat, tile) : centre(tile);
  });
  const steps = points.length - 1;
  const at = Math.min(steps - 1, Math.floor(part * steps));
  return hopping(points[at]!, points[at + 1]!, part * steps - at);
}

function hopping(from: Point, to: Point, part: number): Pose {
  return { ...still(between(from, to, inOut(part))), lift: HOP * Math.sin(Math.PI * part) };
}

function startled(scene: Frame, tile: string, refused: Refusal[], ms: number): Frame {
  const jump = Math.min(1, ms / START);
  const pose: Frame['mammoth'] = { ...scene.mammoth, face: 'mammoth-flee', lift: JUMP * Math.sin(Math.PI * jump) };
  const tried = (ms - START) / REFUSED;
  const now = refused[Math.floor(tried)];
  if (tried >= 0 && now) {
    const part = tried - Math.floor(tried);
    const towards = between(pose, ahead(pose, now.direction, 1), (LEAN / 104) * Math.sin(Math.PI * part));
    pose.x = towards.x + 2 * Math.sin(part * Math.PI * 6);
    pose.y = towards.y;
  }
  const crosses = refused.slice(0, Math.max(0, Math.ceil(tried))).map((no, at) => cross(tile, no, pop(Math.min(1, tried - at))));
  return { ...scene, mammoth: pose, crosses, nudge: jump < 1 ? 2 * Math.sin(jump * Math.PI * 2) : 0 };
}

/** Where a refused direction is crossed out: on the rock, or on the tray's rim. */
export function cross(tile: string, no: Refusal, size: number): Spot {
  return { ...(no.at ? centre(no.at) : rim(tile, no)), size, fade: 1 };
}

/** The point where a straight line from a tile crosses the tray's rim. */
export function rim(tile: string, no: Refusal): Point {
  let at = centre(tile);
  for (let steps = 0; steps < 7; steps++) {
    const farther = ahead(at, no.direction, 1);
    if (!inside(farther)) return between(at, farther, 0.6);
    at = farther;
  }
  return at;
}

function inside({ x, y }: Point): boolean {
  return Math.abs(y) < 290 && Math.abs(x) + Math.abs(y) / Math.sqrt(3) < 350;
}

function running(scene: Frame, from: string, to: string, part: number): Frame {
  const at = between(centre(from), centre(to), part);
  const stretch = 0.08 * Math.sin(Math.PI * 2 * part);
  const mammoth: Frame['mammoth'] = {
    ...scene.mammoth,
    ...at,
    face: 'mammoth-flee',
    wide: 1 + stretch,
    tall: 1 - stretch,
    lift: 5 * Math.sin(Math.PI * part),
  };
  const dust = centre(from);
  return { ...scene, mammoth, puffs: [{ x: dust.x, y: dust.y + 26, size: 0.4 + 0.6 * part, fade: 1 - part }] };
}

function frightened(scene: Frame, seat: number, part: number): Frame {
  const pose = scene.hunters[seat];
  const shaken = pose ? withHunter(scene, seat, { ...pose, x: pose.x + 2.5 * Math.sin(part * Math.PI * 6) }) : scene;
  return { ...shaken, mammoth: { ...shaken.mammoth, face: 'mammoth-flee' }, frights: [{ seat, size: pop(part) }] };
}

function toppling(scene: Frame, seat: number, part: number): Frame {
  const pose = scene.hunters[seat];
  if (!pose) return scene;
  const fallen = Math.min(1, part / 0.6);
  return withHunter(scene, seat, { ...pose, lean: 80 * fallen * fallen, fade: part < 0.6 ? 1 : 1 - (part - 0.6) / 0.4 });
}

const HANG = 180 / 700;
const DROP = 380 / 700;

function falling(scene: Frame, tile: string, owner: number, part: number): Frame {
  const at = centre(tile);
  const drop = Math.max(0, Math.min(1, (part - HANG) / (DROP - HANG)));
  if (drop >= 1) {
    const wave = (part - DROP) / (1 - DROP);
    const rings = [0, 0.25].map((late) => ({ ...at, seat: owner, size: Math.max(0, wave - late) * 2.2, fade: 1 - wave }));
    return { ...scene, mammoth: { ...scene.mammoth, ...at, face: 'mammoth-caught', tall: 1 - 0.12 * Math.sin(Math.PI * wave) }, rings };
  }
  const lift = part < HANG ? 20 * out(part / HANG) : 20 * (1 - drop * drop) - 16 * drop * drop;
  return { ...scene, mammoth: { ...scene.mammoth, ...at, face: 'mammoth-flee', lift, wide: 1 - 0.15 * drop, tall: 1 + 0.1 * drop } };
}

function leaving(scene: Frame, part: number): Frame {
  const walk = Math.max(0, (part - 0.4) / 0.6);
  const { x, y } = scene.mammoth;
  const way = x < 0 ? -1 : 1;
  const gone = between({ x, y }, { x: way * 470, y }, inOut(walk));
  const hunters = scene.hunters.map((pose) => (pose ? { ...pose, tall: 1 - 0.14 * Math.min(1, part * 3) } : null));
  const mammoth = { ...scene.mammoth, ...gone, lift: Math.abs(Math.sin(walk * Math.PI * 5)) * 5, fade: walk > 0.85 ? (1 - walk) / 0.15 : 1 };
  return { ...scene, mammoth, hunters, trumpet: part < 0.4 ? Math.sin((part / 0.4) * Math.PI) : 0 };
}

/** Fast, then slow. */
export function out(part: number): number {
  return 1 - (1 - part) ** 3;
}

function inOut(part: number): number {
  return part < 0.5 ? 2 * part * part : 1 - 2 * (1 - part) ** 2;
}

/** Grows past its size and settles. */
function pop(part: number): number {
  return part <= 0 ? 0 : 1 + 0.35 * Math.sin(Math.PI * part) * (1 - part) - (1 - part) ** 3;
}
