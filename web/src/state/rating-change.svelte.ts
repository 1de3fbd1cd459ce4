// The change of this account's rating by a rated match: before it, and after the server has computed it.
import { account, type Rating } from './account.svelte';

const INITIAL_RATING = 1500;
const POLL_INTERVAL = 700;
const MAX_POLLS = 12;

export class RatingChange {
  before = $state.raw<Rating | null>(null);
  after = $state.raw<Rating | null>(null);
  /** The match did not change the rating. */
  uncounted = $state(false);
  private loading: Promise<void> | null = null;

  constructor(
    private game: string,
    private lang: () => string,
  ) {}

  /** Load the rating during the match. */
  begin(): void {
    this.loading ??= account.rating(this.game, this.lang()).then((one) => {
      this.before = one ?? { name: account.name, game: this.game, rating: INITIAL_RATING, deviation: 350, games: 0 };
    }).catch(() => undefined);
  }

  /** Poll until the rating has changed; without a rating from before, take the first answer. */
  async end(): Promise<void> {
    await this.loading;
    for (let n = 0; n < MAX_POLLS; n++) {
      const now = await account.rating(this.game, this.lang()).catch(() => null);
      if (now && (!this.before || now.games > this.before.games)) {
        this.after = now;
        return;
      }
      await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL));
    }
    this.uncounted = true;
  }
}
