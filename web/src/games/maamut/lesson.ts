// The lesson: eleven short steps on one prairie, each from its own position.

import type { Lesson, LessonStep } from '../../game-sdk/contract';
import written from './lesson.json';

interface Written {
  name: string;
  position?: Record<string, unknown>;
  want?: string[];
  then?: { seat: number; move: string }[];
  done?: boolean;
  other?: boolean;
  points?: string[];
  rules: string[];
}

function step({ name, done, other, ...rest }: Written): LessonStep {
  return {
    ...rest,
    say: `maamut-lesson-${name}`,
    ...(done ? { done: `maamut-lesson-${name}-done` } : {}),
    ...(other ? { other: `maamut-lesson-${name}-other` } : {}),
  };
}

export const lesson: Lesson = { players: 2, seat: 0, steps: (written as Written[]).map(step) };
