// What the lobby knows: the games, the open tables and those to watch; asked again now and then.
import { ask } from './http';
import { gamesTold } from './told';
import type { GameShown, TableShown } from './wire';

class Lobby {
  games = $state.raw<GameShown[]>([]);
  open = $state.raw<TableShown[]>([]);
  live = $state.raw<TableShown[]>([]);
  private lang = '';

  async learn(lang: string): Promise<void> {
    if (this.lang === lang) return;
    this.games = gamesTold(lang) ?? ((await (await ask(`api/games?lang=${lang}`, lang)).json()) as GameShown[]);
    this.lang = lang;
  }

  async look(lang: string): Promise<void> {
    const [open, live] = await Promise.all(
      ['open', 'live'].map(async (show) => (await (await ask(`api/tables?show=${show}`, lang)).json()) as TableShown[]),
    );
    this.open = open ?? [];
    this.live = live ?? [];
  }

  game(name: string): GameShown | null {
    return this.games.find((game) => game.name === name) ?? null;
  }

  title(name: string): string {
    return this.game(name)?.title ?? name;
  }
}

export const lobby = new Lobby();
