// The lobby: the installed games, the public tables with open seats, and those in play.
import { address, requestJson } from '../net/http';
import { inlinedGames } from '../net/inlined-data';
import { account } from './account.svelte';
import { site } from './site.svelte';
import type { GameInfo, TableSummary } from '../net/http-types';

class Lobby {
  games = $state.raw<GameInfo[]>([]);
  open = $state.raw<TableSummary[]>([]);
  live = $state.raw<TableSummary[]>([]);
  private lang = '';

  /** Load the games in a language, once. */
  async loadGames(lang: string): Promise<void> {
    if (this.lang === lang) return;
    this.games = inlinedGames(lang) ?? (await requestJson<GameInfo[]>(`api/games?lang=${lang}`, lang));
    this.lang = lang;
  }

  /** Request the public tables, as a member where nobody else sees them. */
  async refresh(lang: string): Promise<void> {
    const [open, live] = await Promise.all(['open', 'live'].map((show) => publicTables(show, lang)));
    this.open = open ?? [];
    this.live = live ?? [];
  }

  game(name: string): GameInfo | null {
    return this.games.find((game) => game.name === name) ?? null;
  }

  /** The URL of a game's browser component, once the games are loaded; null without one. */
  async componentUrl(name: string, lang: string): Promise<string | null> {
    await this.loadGames(lang);
    const path = this.game(name)?.component;
    return path ? address(path).href : null;
  }

  title(name: string): string {
    return this.game(name)?.title ?? name;
  }
}

function publicTables(show: string, lang: string): Promise<TableSummary[]> {
  if (site.info.members_only === 'all' && account.session) return requestJson('api/tables/public', lang, { session: account.session, show });
  return requestJson(`api/tables?show=${show}`, lang);
}

export const lobby = new Lobby();
