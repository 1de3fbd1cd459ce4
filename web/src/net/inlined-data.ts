// The data that the server inlined into the page: catalogues and games in the language the browser prefers.
import type { GameInfo } from './http-types';

interface InlinedData {
  lang: string;
  /** Catalogues by game; the shared one has the empty name. */
  words: Record<string, string>;
  games: GameInfo[] | null;
}

function read(): InlinedData | null {
  try {
    return JSON.parse(document.getElementById('inlined-data')?.textContent ?? 'null') as InlinedData | null;
  } catch {
    return null;
  }
}

const data = read();

/** A catalogue that came with the page; null if it must be requested. */
export function inlinedCatalogue(lang: string, game = ''): string | null {
  return (data?.lang === lang && data.words[game]) || null;
}

/** The games that came with the page; null if they must be requested. */
export function inlinedGames(lang: string): GameInfo[] | null {
  return data?.lang === lang ? data.games : null;
}
