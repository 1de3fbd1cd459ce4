// The browser component of Mâamut: the prairie, its hunters and the mammoth.
import { applyEvent } from './apply-event';
import Board from './Board.svelte';
import { clause } from './clauses';
import Ending from './Ending.svelte';
import { remember } from './memory';
import Outlook from './Outlook.svelte';
import { previewText } from './preview';
import { eventFields, facts, label } from './text';
import { duration, sound } from './timing';
import type { Face } from './view';

export const face: Face = {
  Board,
  seats: ['seat', 'owner'],
  unsaid: ['began'],
  details: ['met', 'ran', 'frightened', 'drew', 'reshuffled'],
  // A card and the walk it pays for are one line.
  join: (former, event) => (former.key === 'played' && former.use === 'move' && event.key === 'walked' && former.seat === event.seat ? event : null),
  Ending,
  eventFields,
  applyEvent,
  remember,
  duration,
  sound,
  rule: clause,
  label,
  previewText,
  Outlook,
  facts,
  chip: (scene) => (scene.view.turn ? scene.say('maamut-chip', { turn: scene.view.turn }) : ''),
};
