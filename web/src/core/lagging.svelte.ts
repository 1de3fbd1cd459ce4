// A value one frame behind its source: what is drawn from it isn't drawn together with the rest, but right after.
import { untrack } from 'svelte';
import { afterFrame } from './later';

export class Lagging<Value> {
  private shown = $state.raw<{ whose: unknown; value: Value }>();
  private isDue = false;

  /** Lags while `whose` stays the same: what belonged to somebody else is never given. */
  constructor(
    private readonly source: () => Value,
    private readonly whose: () => unknown = () => null,
  ) {
    $effect(() => {
      source();
      untrack(() => this.follow());
    });
  }

  get current(): Value {
    const shown = this.shown;
    return shown && shown.whose === this.whose() ? shown.value : this.source();
  }

  private follow(): void {
    if (!this.shown || this.shown.whose !== this.whose()) return this.take();
    if (this.isDue) return;
    this.isDue = true;
    afterFrame(() => {
      this.isDue = false;
      this.take();
    });
  }

  private take(): void {
    this.shown = { whose: this.whose(), value: this.source() };
  }
}
