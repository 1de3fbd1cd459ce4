// The movements of players and ball during an event, as animations of the page's elements.

import { ballSquare, isPiece, type GameEvent, type View } from './view';
import { spot, type Lie, type Spot } from './layout';

/** The pitch on the page: its element, the length of a square's side in pixels, how it lies. */
export interface Ground {
  root: HTMLElement;
  u: number;
  lie: Lie;
}

const HELD = { x: 0.32, y: -0.34 };

/** Where the ball is drawn: at the carrier's shoulder, or on its square. */
export function ballSpot(view: View, lie: Lie): Spot | null {
  const square = ballSquare(view);
  if (!square) return null;
  const { x, y } = spot(square, lie);
  return isPiece(view.ball) ? { x: x + HELD.x, y: y + HELD.y } : { x, y };
}

/** Start what an event moves; the animations end where the next view draws things. */
export function animate(ground: Ground, event: GameEvent, view: View, next: View, length: number): Animation[] {
  const move = MOTIONS[event.key];
  return move ? move({ ground, event, view, next, length }).filter((one) => one !== null) : [];
}

interface Shot {
  ground: Ground;
  event: GameEvent;
  view: View;
  next: View;
  length: number;
}

type Motion = (shot: Shot) => (Animation | null)[];

const px = (ground: Ground, from: Spot, to: Spot, lift = 0): string =>
  `${(to.x - from.x) * ground.u}px ${(to.y - from.y - lift) * ground.u}px`;

function run(shot: Shot, selector: string, frames: Keyframe[], easing = 'ease-in-out'): Animation | null {
  const element = shot.ground.root.querySelector<HTMLElement>(selector);
  return element?.animate?.(frames, { duration: shot.length, easing, fill: 'forwards' }) ?? null;
}

const body = (piece = ''): string => `[data-piece="${piece}"] .body`;

/** Along the squares of a path, with a small hop on each step. */
function along(shot: Shot, selector: string, path: (string | undefined)[]): Animation | null {
  const spots = path.filter((square) => square !== undefined).map((square) => spot(square, shot.ground.lie));
  const first = spots[0];
  if (!first) return null;
  const frames: Keyframe[] = [];
  spots.forEach((here, n) => {
    const before = spots[n - 1];
    if (before) {
      const half = { x: (before.x + here.x) / 2, y: (before.y + here.y) / 2 };
      frames.push({ translate: px(shot.ground, first, half, 0.1) });
    }
    frames.push({ translate: px(shot.ground, first, here) });
  });
  return run(shot, selector, frames, 'linear');
}

/** A player goes along a path; the ball goes with it if it has it. */
function carried(shot: Shot, piece = '', path: (string | undefined)[] = []): (Animation | null)[] {
  const ball = shot.view.ball === piece ? along(shot, '.ball', path) : null;
  return [along(shot, body(piece), path), ball];
}

/** The ball flies to where the next view has it: over an arc, turning, with bounces where it lands. */
function flies(shot: Shot, arc: number, turns: number, bounces = false): Animation | null {
  const from = ballSpot(shot.view, shot.ground.lie);
  const to = ballSpot(shot.next, shot.ground.lie);
  if (!from || !to) return null;
  const end = bounces ? 0.66 : 1;
  const half = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  const spin = (share: number) => `${turns * 360 * share}deg`;
  const frames: Keyframe[] = [
    { translate: '0 0', scale: 1, rotate: '0deg', offset: 0, easing: 'ease-out' },
    { translate: px(shot.ground, from, half, arc), scale: 1 + arc * 0.35, rotate: spin(0.5), offset: end / 2, easing: 'ease-in' },
    { translate: px(shot.ground, from, to), scale: 1, rotate: spin(1), offset: end, easing: 'ease-out' },
  ];
  if (bounces) {
    frames.push(
      { translate: px(shot.ground, from, to, 0.28), rotate: spin(1), offset: 0.77, easing: 'ease-in' },
      { translate: px(shot.ground, from, to), rotate: spin(1), offset: 0.86, easing: 'ease-out' },
      { translate: px(shot.ground, from, to, 0.1), rotate: spin(1), offset: 0.93, easing: 'ease-in' },
      { translate: px(shot.ground, from, to), rotate: spin(1), offset: 1 },
    );
  }
  return run(shot, '.ball', frames, 'linear');
}

/** A player throws itself toward another one and comes back. */
function lunge(shot: Shot, piece = '', at = '', far = 0.5): Animation | null {
  const [here, there] = [shot.view.pieces[piece]?.at, shot.view.pieces[at]?.at];
  if (!here || !there) return null;
  const [from, to] = [spot(here, shot.ground.lie), spot(there, shot.ground.lie)];
  const [x, y] = [(to.x - from.x) * far * shot.ground.u, (to.y - from.y) * far * shot.ground.u];
  return run(shot, body(piece), [{ translate: '0 0' }, { translate: `${x}px ${y}px`, offset: 0.55 }, { translate: '0 0' }]);
}

const tips = (shot: Shot, piece?: string): Animation | null =>
  run(shot, body(piece), [
    { rotate: '0deg', filter: 'grayscale(0)' },
    { rotate: '100deg', filter: 'grayscale(0.7)', offset: 0.6 },
    { rotate: '84deg', filter: 'grayscale(0.8)', offset: 0.8 },
    { rotate: '90deg', filter: 'grayscale(0.8)' },
  ]);

const MOTIONS: Record<string, Motion> = {
  ran: (shot) => carried(shot, shot.event.piece, shot.event.path),
  left: (shot) => carried(shot, shot.event.carrier, [shot.event.from, shot.event.to]),
  'broke-through': (shot) => carried(shot, shot.event.carrier, [shot.event.from, shot.event.to]),
  took: (shot) => [flies(shot, 0.35, 0)],
  passed: (shot) => [run(shot, '.ball', [{ translate: '0 0' }, { translate: `0 ${-0.12 * shot.ground.u}px` }, { translate: '0 0' }])],
  arrived: (shot) => [flies(shot, 0.45, 2)],
  intercepted: (shot) => [
    flies(shot, 0.4, 1.5),
    run(shot, body(shot.event.interceptor), [{ scale: 1 }, { scale: 1.18, offset: 0.75 }, { scale: 1 }]),
  ],
  kicked: (shot) => [flies(shot, 1.5, 2.5, true)],
  dropped: (shot) => [flies(shot, 0.25, 1, true)],
  tackled: (shot) => [lunge(shot, shot.event.tackler, shot.event.carrier, 0.5)],
  charged: (shot) => [lunge(shot, shot.event.carrier, shot.event.opponent, 0.45)],
  'reached-for': (shot) => [
    run(shot, body(shot.event.interceptor), [{ scale: 1, translate: '0 0' }, { scale: 1.15, translate: `0 ${-0.2 * shot.ground.u}px` }, { scale: 1, translate: '0 0' }]),
  ],
  fell: (shot) => [tips(shot, shot.event.piece)],
  rose: (shot) => [run(shot, body(shot.event.piece), [{ rotate: '60deg' }, { rotate: '-10deg', offset: 0.7 }, { rotate: '0deg' }])],
  scored: (shot) => [run(shot, body(shot.event.piece), [{ scale: 1 }, { scale: 1.3, offset: 0.15 }, { scale: 1, offset: 0.3 }, { scale: 1.12, offset: 0.42 }, { scale: 1 }])],
  ball: (shot) => [
    run(shot, '.ball', [
      { translate: `0 ${-3 * shot.ground.u}px`, scale: 1.6, opacity: 0, easing: 'ease-in' },
      { translate: '0 0', scale: 1, opacity: 1, offset: 0.6, easing: 'ease-out' },
      { translate: `0 ${-0.3 * shot.ground.u}px`, offset: 0.74, easing: 'ease-in' },
      { translate: '0 0', offset: 0.88 },
      { translate: '0 0' },
    ], 'linear'),
  ],
};

/** With reduced motion: a short fade of the pieces of an event. */
export function fade(ground: Ground, event: GameEvent): Animation[] {
  const moved = [event.piece, event.carrier, event.receiver, event.interceptor].filter(isPiece);
  const found = moved.map((piece) => ground.root.querySelector<HTMLElement>(body(piece)));
  return found.flatMap((element) => element?.animate?.([{ opacity: 1 }, { opacity: 0.45 }, { opacity: 1 }], 120) ?? []);
}
