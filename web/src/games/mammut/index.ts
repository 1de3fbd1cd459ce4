// Mammut in the browser: the face that the shell shows, and how long each event takes.
import type { Face, GameEvent, Sound } from '../../core/face';
import { after, type Told } from './after';
import Board from './Board.svelte';
import { foreseen } from './foreseen';
import { gather, join } from './history';
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

const RULES: Record<string, string> = {
  dealt: '3.1',
  took: '4.2',
  'took-several': '4.2',
  'took-all': '4.7',
  robbed: '4.2',
  'gave-back': '4.2',
  'gave-back-several': '4.2',
  peeked: '5.1',
  flipped: '5.2',
  returned: '5.3',
  laid: '4.5',
  divided: '4.8',
  revealed: '6.1',
  turned: '6.1',
  drew: '6.4',
  reshuffled: '6.5',
  counted: '8.2',
  advanced: '6.6',
  chose: '8.1',
  skipped: '8.1',
  gained: '6.10',
  discarded: '6.11',
  round: '6.11',
  collected: '7.1',
  ended: '7.2',
};
const SCORED: Record<string, string> = {
  axes: '6.4',
  'axe-points': '8.1',
  'leading-furs': '6.6',
  'trailing-furs': '6.6',
  'fur-points': '8.1',
  tusks: '6.7',
  'tusk-points': '8.1',
  food: '6.8',
  'fewest-fires': '6.9',
  fires: '10.3',
};

/** The sheet of the scoring being followed, kept after the next deal until another begins. */
function remember(memory: Memory | null, view: View, event: GameEvent): Memory | null {
  const told = event as Told;
  const sheet = follow(memory?.isLive ? memory.sheet : null, view, told);
  if (sheet) return { sheet, isLive: true };
  return memory && { ...memory, isLive: false };
}

/** What the lesson needs too: it comes with this file. */
export { CARDS } from './words';

export const face: Face = {
  Board,
  seats: ['seat', 'victim', 'first'],
  unsaid: ['began'],
  eventFields,
  after,
  gather,
  join,
  remember,
  pace: (event) => PACE[event.key] ?? 0,
  sound: (event) =>
    event.key === 'scored' ? ((event['points'] as number) < 0 ? 'bad' : 'tap') : (SOUNDS[event.key] ?? null),
  rule: (event) => (event.key === 'scored' ? SCORED[event['for'] as string] : RULES[event.key]) ?? null,
  label,
  foreseen,
  facts,
  chip: (scene) => scene.say('mammut-panel-round', { round: (scene.view as View).round }),
};
