// The data that the server inlined into the page: catalogues and games in the language the browser prefers.
import type { GameInfo, SiteInfo } from './http-types';

interface InlinedData {
  lang: string;
  /** Catalogues by game; the shared one has the empty name. */
  words: Record<string, string>;
  games: GameInfo[] | null;
}

function read<Data>(id: string): Data | null {
  try {
    return JSON.parse(document.getElementById(id)?.textContent ?? 'null') as Data | null;
  } catch {
    return null;
  }
}

const data = read<InlinedData>('inlined-data');

/** What every screen shows of this server; null if it must be requested. */
export const inlinedSite = read<SiteInfo>('inlined-site');

/** A catalogue that came with the page; null if it must be requested. */
export function inlinedCatalogue(lang: string, game = ''): string | null {
  return (data?.lang === lang && data.words[game]) || null;
}

/** The games that came with the page; null if they must be requested. */
export function inlinedGames(lang: string): GameInfo[] | null {
  return data?.lang === lang ? data.games : null;
}
