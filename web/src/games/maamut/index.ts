// Mâamut's face in the browser: the prairie, its hunters and the mammoth.

import type { Face, GameEvent, Sound } from '../../core/face';
import Board from './Board.svelte';
import Outlook from './Outlook.svelte';
import { after } from './after';
import { foreseen } from './foresight';
import type { Hunt, HuntEvent } from './hunt';
import { pace } from './motion';
import { ruleOf } from './rules';
import { remember } from './traces';
import { eventFields, facts, label } from './words';

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

export const face: Face = {
  Board,
  seats: ['seat', 'owner'],
  unsaid: ['began'],
  eventFields,
  after: (view: Hunt, event: GameEvent) => after(view, event as HuntEvent),
  remember: (memory, view: Hunt, event) => remember(memory, view, event as HuntEvent),
  pace: (event) => pace(event as HuntEvent),
  sound: (event) => SOUNDS[event.key] ?? null,
  rule: ruleOf,
  label,
  foreseen,
  Outlook,
  facts,
  chip: (scene) => ((scene.view as Hunt).turn ? scene.say('maamut-chip', { turn: (scene.view as Hunt).turn }) : ''),
};
