// Finds the games: each folder is a chunk of its own, loaded when a table of that game is opened.
import type { AnyFace, Diagrams, Lesson } from './contract';

const faces = import.meta.glob<{ face: AnyFace }>('../games/*/index.ts');
const lessons = import.meta.glob<{ lesson: Lesson }>('../games/*/lesson.ts');
const diagrams = import.meta.glob<{ diagrams: Diagrams }>('../games/*/diagrams.ts');
const heroes = import.meta.glob<string>('../games/*/hero.svg', { query: '?url', import: 'default', eager: true });
const looks = import.meta.glob<number[]>('../games/*/looks.json', { import: 'default', eager: true });

/** A game's face: of its folder, else of the component at the URL that `componentUrl` returns, else the generic one. */
export async function loadFace(game: string, componentUrl: () => Promise<string | null>): Promise<AnyFace> {
  const found = faces[`../games/${game}/index.ts`];
  if (found) return (await found()).face;
  const url = await componentUrl();
  return url ? (await import('./external/loader')).loadExternalFace(game, url) : (await import('./generic')).face;
}

export function hasLesson(game: string): boolean {
  return `../games/${game}/lesson.ts` in lessons;
}

export async function loadLesson(game: string): Promise<Lesson | null> {
  const found = lessons[`../games/${game}/lesson.ts`];
  return found ? (await found()).lesson : null;
}

/** The diagrams of a game's rulebook; null if it has none. */
export async function loadDiagrams(game: string): Promise<Diagrams | null> {
  const found = diagrams[`../games/${game}/diagrams.ts`];
  return found ? (await found()).diagrams : null;
}

/** The colour and mark of a seat, by number; the folder's `looks.json` may replace the seat's own. */
export function look(game: string, seat: number): number {
  return looks[`../games/${game}/looks.json`]?.[seat] ?? seat;
}

/** The URL of a game's picture for the home screen. */
export function hero(game: string): string | null {
  return heroes[`../games/${game}/hero.svg`] ?? null;
}
