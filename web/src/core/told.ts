// What the server has put into the page already: the words and games of the language that the browser asks for.
import type { GameShown } from './wire';

interface Told {
  lang: string;
  /** Catalogues by game; the shared one has no name. */
  words: Record<string, string>;
  games: GameShown[] | null;
}

function read(): Told | null {
  try {
    return JSON.parse(document.getElementById('told')?.textContent ?? 'null') as Told | null;
  } catch {
    return null;
  }
}

const told = read();

/** A catalogue that came with the page, or null: it must be asked for. */
export function wordsTold(lang: string, game = ''): string | null {
  return (told?.lang === lang && told.words[game]) || null;
}

/** The games, if they came with the page. */
export function gamesTold(lang: string): GameShown[] | null {
  return told?.lang === lang ? told.games : null;
}
