// A value that follows its source one frame later, so that what depends on it is drawn after the rest of an update.
import { untrack } from 'svelte';
import { afterFrame } from './frames';

export class Deferred<Value> {
  private snapshot = $state.raw<{ owner: unknown; value: Value }>();
  private isScheduled = false;

  /** Defers changes of `source` while `owner` stays the same; with another owner the value is current immediately. */
  constructor(
    private readonly source: () => Value,
    private readonly owner: () => unknown = () => null,
  ) {
    $effect(() => {
      source();
      untrack(() => this.follow());
    });
  }

  get current(): Value {
    const snapshot = this.snapshot;
    return snapshot && snapshot.owner === this.owner() ? snapshot.value : this.source();
  }

  private follow(): void {
    if (!this.snapshot || this.snapshot.owner !== this.owner()) return this.update();
    if (this.isScheduled) return;
    this.isScheduled = true;
    afterFrame(() => {
      this.isScheduled = false;
      this.update();
    });
  }

  private update(): void {
    this.snapshot = { owner: this.owner(), value: this.source() };
  }
}
