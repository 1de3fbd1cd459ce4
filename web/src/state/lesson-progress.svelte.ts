// The games whose lesson this device has finished, and those whose goal it has hidden, stored in the browser.

function stored(key: string): string[] {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '[]') as string[];
  } catch {
    return [];
  }
}

class StoredGames {
  private games: string[];

  constructor(private readonly key: string) {
    this.games = $state.raw(stored(key));
  }

  has(game: string): boolean {
    return this.games.includes(game);
  }

  add(game: string): void {
    if (this.has(game)) return;
    this.games = [...this.games, game];
    try {
      localStorage.setItem(this.key, JSON.stringify(this.games));
    } catch {
      // Without storage it is forgotten with the page.
    }
  }
}

export const finishedLessons = new StoredGames('ludoteca.lessons');
export const hiddenGoals = new StoredGames('ludoteca.goals');
