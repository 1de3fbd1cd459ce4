// Kahmaté's face in the browser: the pitch, the line-up, the duel, and every event and move in words.

import type { Face } from '../../core/face';
import { after } from './after';
import Board from './Board.svelte';
import { foreseen } from './foresight';
import { pace, sound } from './pace';
import { ruleOf } from './rules';
import type { View } from './view';
import { chip, eventFields, facts, label } from './words';

/** Kept beyond the view: the path of the last run. */
interface Memory {
  trail: string[];
}

/** What the lesson needs too: it comes with this file. */
export { CARDS, team } from './view';

export const face: Face = {
  Board,
  seats: ['seat', 'first'],
  unsaid: ['put'],
  after: (view, event) => after(view as View, event),
  remember: (memory: Memory | null, _view, event): Memory | null => {
    if (event.key === 'ran') return { trail: event.path };
    return ['revealed', 'again', 'scored'].includes(event.key) ? null : memory;
  },
  pace,
  sound,
  rule: ruleOf,
  label,
  foreseen,
  facts,
  chip,
  eventFields,
};
