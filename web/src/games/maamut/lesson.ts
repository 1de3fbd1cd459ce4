// The lesson: eleven short steps on one prairie, each from a position of its own; what is played is the server's to judge.

import type { Lesson, LessonStep } from '../../core/face';
import written from './lesson.json';

interface Written {
  name: string;
  position?: unknown;
  want?: string[];
  then?: { seat: number; move: string }[];
  done?: boolean;
  other?: boolean;
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
