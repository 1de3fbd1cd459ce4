// What a rated table makes of this account's rating: as it was before, and as it is once the server has worked it out.
import { account, type RatingShown } from './account.svelte';

const START = 1500;
const AGAIN = 700;
const MOST_ASKED = 12;

export class Rated {
  before = $state.raw<RatingShown | null>(null);
  after = $state.raw<RatingShown | null>(null);
  /** The game is over and nothing changed: it didn't count. */
  uncounted = $state(false);
  private asked: Promise<void> | null = null;

  constructor(
    private game: string,
    private lang: () => string,
  ) {}

  /** Note the rating while the game is on. */
  begin(): void {
    this.asked ??= account.rating(this.game, this.lang()).then((one) => {
      this.before = one ?? { name: account.name, game: this.game, rating: START, deviation: 350, games: 0 };
    }).catch(() => undefined);
  }

  /** The game is over: ask until the rating has changed; who came later is told how it stands. */
  async end(): Promise<void> {
    await this.asked;
    for (let n = 0; n < MOST_ASKED; n++) {
      const now = await account.rating(this.game, this.lang()).catch(() => null);
      if (now && (!this.before || now.games > this.before.games)) {
        this.after = now;
        return;
      }
      await new Promise((go) => setTimeout(go, AGAIN));
    }
    this.uncounted = true;
  }
}
