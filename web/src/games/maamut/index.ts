// The browser component of Mâamut: the prairie, its hunters and the mammoth.
import { applyEvent } from './apply-event';
import Board from './Board.svelte';
import { clause } from './clauses';
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
