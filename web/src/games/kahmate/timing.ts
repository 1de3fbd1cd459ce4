// The duration and the sound of each event.

import type { Sound } from '../../game-sdk/contract';
import type { GameEvent } from './view';

export const STEP = 110;

const LENGTHS: Record<string, number> = {
  revealed: 700,
  ball: 700,
  took: 160,
  tackled: 300,
  charged: 300,
  laid: 240,
  shown: 1000,
  tied: 900,
  won: 2000,
  fell: 420,
  dropped: 360,
  'broke-through': 300,
  left: 200,
  passed: 160,
  arrived: 320,
  'reached-for': 320,
  declined: 240,
  intercepted: 480,
  kicked: 620,
  scored: 1300,
  again: 500,
  rose: 260,
  rested: 160,
  refilled: 400,
};

export function duration(event: GameEvent): number {
  if (event.key === 'ran') return STEP * (event.cost ?? 0) + 40;
  return LENGTHS[event.key] ?? 0;
}

const SOUNDS: Record<string, Sound> = {
  put: 'tap',
  ready: 'tap',
  revealed: 'flip',
  ball: 'throw',
  ran: 'step',
  took: 'take',
  tackled: 'hit',
  charged: 'hit',
  laid: 'card',
  shown: 'flip',
  tied: 'tap',
  fell: 'fall',
  'broke-through': 'hit',
  passed: 'throw',
  intercepted: 'take',
  kicked: 'throw',
  scored: 'good',
  rose: 'step',
  began: 'turn',
};

export const sound = (event: GameEvent): Sound | null => SOUNDS[event.key] ?? null;
