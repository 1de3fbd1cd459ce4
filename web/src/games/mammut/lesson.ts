// The lesson: twelve short steps at study tables.

import type { Lesson, LessonStep } from '../../game-sdk/contract';
import written from './lesson.json';
import { CARDS } from '.';
import type { Card } from './view';

interface Laid {
  /** Each tile as "up/down/place", the shaman last. */
  tiles: string[];
  hands: string[][];
  played: string[][];
  [field: string]: unknown;
}

interface Written {
  name: string;
  position?: Laid;
  /** Moves, or the name of a row of them. */
  want?: string[] | string;
  done?: boolean;
  other?: boolean;
  perform?: string[];
  points?: string[];
  rules: string[];
}

const COPIES: Record<Card, number> = {
  peek: 3,
  flip: 3,
  return: 2,
  fur: 2,
  animal: 2,
  'axe-points': 1,
  'fur-points': 1,
  'fur-animal': 1,
  'axe-fur': 1,
  'tusk-points': 1,
  'tusk-fire': 1,
  'axe-fire': 1,
};
const HANDLES = [...Array.from({ length: 31 }, (_, at) => String(at + 1)), 'S'];

/** The moves of a row: any tile taken or put back, any two "?" looked under, any flip with the shaman. */
function row(name: string, laid: Laid | undefined): string[] | 'any' {
  if (name === 'take' || name === 'back') return [...HANDLES.map((handle) => `${name} ${handle}`), 'done'];
  if (name === 'flip') return ['play flip S', ...HANDLES.slice(0, -1).map((handle) => `play flip ${handle} S`)];
  if (name !== 'peek') return 'any';
  const hidden = HANDLES.filter((_, at) => laid?.tiles[at]?.startsWith('?/'));
  return hidden.flatMap((one, at) => hidden.slice(at + 1).map((other) => `play peek ${one} ${other}`));
}

/** A position as the server reads it: tiles written out, the cards that nobody has on the pile. */
function position(laid: Laid): Record<string, unknown> {
  const tiles = laid.tiles.map((text, at) => {
    const [up, down, place] = text.split('/');
    return [HANDLES[at], { up, down, at: place }];
  });
  const used = [...laid.hands, ...laid.played].flat();
  const deck = CARDS.map((card) => [card, COPIES[card] - used.filter((one) => one === card).length]);
  const discard = CARDS.map((card) => [card, 0]);
  return {
    ...laid,
    tiles: Object.fromEntries(tiles),
    deck: Object.fromEntries(deck),
    discard: Object.fromEntries(discard),
  };
}

function step({ name, position: laid, want, done, other, ...rest }: Written): LessonStep {
  return {
    say: `mammut-lesson-${name}`,
    ...rest,
    ...(laid ? { position: position(laid) } : {}),
    ...(want ? { want: typeof want === 'string' ? row(want, laid) : want } : {}),
    ...(done ? { done: `mammut-lesson-${name}-done` } : {}),
    ...(other ? { other: `mammut-lesson-${name}-other` } : {}),
  };
}

export const lesson: Lesson = { players: 3, seat: 0, steps: (written as unknown as Written[]).map(step) };
