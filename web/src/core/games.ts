// Finds the games' folders; each is a chunk of its own, loaded when a table of that game is opened.
import type { Face, Lesson } from './face';

const faces = import.meta.glob<{ face: Face }>('../games/*/index.ts');
const lessons = import.meta.glob<{ lesson: Lesson }>('../games/*/lesson.ts');
const heroes = import.meta.glob<string>('../games/*/hero.svg', { query: '?url', import: 'default', eager: true });
const looks = import.meta.glob<number[]>('../games/*/looks.json', { import: 'default', eager: true });

/** A game's face; games without a folder get the generic one. */
export async function loadFace(game: string): Promise<Face> {
  const found = faces[`../games/${game}/index.ts`];
  return found ? (await found()).face : (await import('../board/generic')).face;
}

export function hasLesson(game: string): boolean {
  return `../games/${game}/lesson.ts` in lessons;
}

export async function loadLesson(game: string): Promise<Lesson | null> {
  const found = lessons[`../games/${game}/lesson.ts`];
  return found ? (await found()).lesson : null;
}

/** The colour and mark of a seat, by number: the seat's own, unless the game's folder has a `looks.json` that says other. */
export function look(game: string, seat: number): number {
  return looks[`../games/${game}/looks.json`]?.[seat] ?? seat;
}

/** The address of a game's picture for the home screen. */
export function hero(game: string): string | null {
  return heroes[`../games/${game}/hero.svg`] ?? null;
}
