// Mammut in the browser: the face that the shell shows, and how long each event takes.
import type { Face, GameEvent, Sound } from '../../core/face';
import { after, type Told } from './after';
import Board from './Board.svelte';
import { foreseen } from './foreseen';
import { eventFields, facts, label } from './phrases';
import { follow, type Memory } from './scoring';
import type { View } from './words';

const PACE: Record<string, number> = {
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

/** The sheet of the scoring being followed, kept after the next deal until another begins. */
function remember(memory: Memory | null, view: View, event: GameEvent): Memory | null {
  const told = event as Told;
  const sheet = follow(memory?.isLive ? memory.sheet : null, view, told);
  if (sheet) return { sheet, isLive: true };
  return memory && { ...memory, isLive: false };
}

export const face: Face = {
  Board,
  seats: ['seat', 'victim', 'first'],
  unsaid: ['began'],
  eventFields,
  after,
  remember,
  pace: (event) => PACE[event.key] ?? 0,
  sound: (event) =>
    event.key === 'scored' ? ((event['points'] as number) < 0 ? 'bad' : 'tap') : (SOUNDS[event.key] ?? null),
  label,
  foreseen,
  facts,
  chip: (scene) => scene.say('mammut-panel-round', { round: (scene.view as View).round }),
};
