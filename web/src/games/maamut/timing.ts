// The duration and the sound of each event.
import type { Sound } from '../../game-sdk/contract';
import type { GameEvent } from './view';

export const START = 220;
export const REFUSED = 160;

/** How long an event is shown, ms. */
export function duration(event: GameEvent): number {
  switch (event.key) {
    case 'walked':
      return 180 * (event.path.length - 1);
    case 'met':
      return START + REFUSED * event.refused.length;
    case 'ran':
      return 150;
    case 'frightened':
      return 160;
    case 'fled':
    case 'played':
    case 'drew':
      return 240;
    case 'placed':
    case 'trapped':
    case 'removed':
      return 260;
    case 'fell':
      return 700;
    case 'out':
      return 420;
    case 'reshuffled':
      return 500;
    case 'survived':
      return 900;
    default:
      return 0;
  }
}

const SOUNDS: Record<string, Sound> = {
  placed: 'step',
  walked: 'step',
  played: 'card',
  drew: 'card',
  reshuffled: 'throw',
  met: 'hit',
  ran: 'step',
  frightened: 'bad',
  fled: 'step',
  out: 'fall',
  fell: 'fall',
  trapped: 'take',
  removed: 'take',
  survived: 'lose',
};

export const sound = (event: GameEvent): Sound | null => SOUNDS[event.key] ?? null;
