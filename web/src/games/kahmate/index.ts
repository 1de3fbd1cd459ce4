// The browser component of Kahmaté: the pitch, the line-up, the duel, and every event and move as text.
import { applyEvent } from './apply-event';
import Board from './Board.svelte';
import { clause } from './clauses';
import { remember } from './memory';
import { previewText } from './preview';
import { chip, eventFields, facts, label } from './text';
import { duration, sound } from './timing';
import type { Face } from './view';

/** The lesson needs these too; they are in the same chunk. */
export { CARDS, team } from './view';

export const face: Face = {
  Board,
  seats: ['seat', 'first'],
  unsaid: ['put'],
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
