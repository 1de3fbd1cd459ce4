// The browser component of Kahmaté: the pitch, the line-up, the duel, and every event and move as text.
import Aside from './Aside.svelte';
import { applyEvent } from './apply-event';
import Board from './Board.svelte';
import { clause } from './clauses';
import Ending from './Ending.svelte';
import { remember } from './memory';
import { previewText } from './preview';
import { actor, chip, eventFields, facts, forcedText, label } from './text';
import { duration, sound } from './timing';
import type { Face } from './view';

/** The lesson needs these too; they are in the same chunk. */
export { CARDS, team } from './view';

export const face: Face = {
  Board,
  seats: ['seat', 'first'],
  unsaid: ['put'],
  details: ['took', 'laid', 'shown', 'refilled', 'fell', 'dropped', 'broke-through', 'left', 'arrived', 'declined', 'rested', 'rose', 'ended', 'ball'],
  held: ['won'],
  actor,
  forcedText,
  isSecret: (view) => ['setup', 'card'].includes(view.pending?.kind ?? ''),
  Aside,
  Ending,
  applyEvent,
  remember,
  duration,
  sound,
  rule: clause,
  label,
  previewText,
  facts,
  chip,
  eventFields,
};
