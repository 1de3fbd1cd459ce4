// The browser component of Mammut.
import { applyEvent } from './apply-event';
import Board from './Board.svelte';
import { clause } from './clauses';
import Ending from './Ending.svelte';
import { gather, join } from './log';
import { remember } from './memory';
import { previewText } from './preview';
import { eventFields, facts, label } from './text';
import { duration, sound } from './timing';
import type { Face } from './view';

/** The lesson needs these too; they are in the same chunk. */
export { CARDS } from './view';

export const face: Face = {
  Board,
  seats: ['seat', 'victim', 'first'],
  unsaid: ['began', 'round'],
  details: ['revealed', 'turned', 'drew', 'reshuffled', 'scored', 'counted', 'advanced', 'chose', 'skipped', 'gained', 'discarded', 'collected'],
  // A card that is played is to be read.
  held: ['peeked', 'flipped', 'returned'],
  Ending,
  eventFields,
  applyEvent,
  gather,
  join,
  remember,
  duration,
  sound,
  rule: clause,
  label,
  previewText,
  facts,
  part: (scene) => scene.say('mammut-panel-round', { round: scene.view.round }),
  chip: (scene) => scene.say('mammut-panel-round', { round: scene.view.round }),
};
