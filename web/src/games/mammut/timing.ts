// The duration and the sound of each event.
import type { Sound } from '../../game-sdk/contract';
import type { GameEvent } from './view';

const DURATIONS: Record<string, number> = {
  dealt: 1250,
  took: 110,
  'took-all': 620,
  robbed: 480,
  'gave-back': 160,
  peeked: 1150,
  flipped: 1050,
  returned: 950,
  laid: 520,
  divided: 500,
  revealed: 520,
  turned: 60,
  drew: 130,
  reshuffled: 200,
  scored: 430,
  counted: 600,
  advanced: 170,
  chose: 800,
  skipped: 300,
  gained: 550,
  round: 1200,
  collected: 600,
  ended: 400,
};

const SOUNDS: Record<string, Sound> = {
  dealt: 'throw',
  took: 'take',
  'took-all': 'take',
  robbed: 'hit',
  'gave-back': 'tap',
  peeked: 'card',
  flipped: 'flip',
  returned: 'throw',
  laid: 'card',
  revealed: 'card',
  turned: 'flip',
  drew: 'card',
  chose: 'good',
  gained: 'good',
};

export const duration = (event: GameEvent): number => DURATIONS[event.key] ?? 0;

export function sound(event: GameEvent): Sound | null {
  if (event.key === 'scored') return (event.points ?? 0) < 0 ? 'bad' : 'tap';
  return SOUNDS[event.key] ?? null;
}
