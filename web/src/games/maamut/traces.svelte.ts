// What the board remembers of the events it has shown: the last move, a hunter just lost, the top of the discards.

import type { HuntEvent } from './hunt';

export class Traces {
  /** Where the last move began and ended. */
  last = $state.raw<string[]>([]);
  /** The tile of a hunter lost in the last turn. */
  fallen = $state.raw<string | null>(null);
  /** The value on top of the discards. */
  top = $state.raw<number | null>(null);
  private seen = 0;

  /** Take in an event once. */
  follow(event: HuntEvent | null, number: number): void {
    if (!event || number === this.seen) return;
    this.seen = number;
    switch (event.key) {
      case 'played':
        this.top = event.card;
        this.last = [];
        this.fallen = null;
        break;
      case 'walked':
        this.last = [...this.last.slice(0, 1), ...event.path.slice(this.last.length ? -1 : 0)].filter((_, at, all) => at === 0 || at === all.length - 1);
        break;
      case 'placed':
      case 'trapped':
      case 'removed':
        this.last = [event.tile];
        this.fallen = null;
        break;
      case 'out':
        this.fallen = event.tile;
        break;
      case 'reshuffled':
        this.top = null;
        break;
    }
  }
}
