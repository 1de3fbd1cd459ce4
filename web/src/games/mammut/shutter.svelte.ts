// The scoring over the table: it stays to be looked at until it is put away, and can be had again.
import type { Scene } from '../../core/face';
import { Lagging } from '../../core/lagging.svelte';
import type { Memory } from './scoring';

export class Shutter {
  private putAway = $state<number | null>(null);
  private isAsked = $state(false);
  private readonly covering: Lagging<boolean>;

  constructor(
    private readonly table: () => { scene: Scene; memory: Memory | null },
    whose: () => unknown,
  ) {
    // It comes a frame after the table that it covers.
    this.covering = new Lagging(() => this.isOpen && table().scene.mode !== 'hand', whose);
  }

  get memory(): Memory | null {
    return this.table().memory;
  }

  get isOpen(): boolean {
    const { scene, memory } = this.table();
    if (!memory) return false;
    return this.isAsked || (this.putAway !== memory.sheet.round && (memory.isLive || (scene.viewer !== null && !scene.result)));
  }

  /** What is shown of it now. */
  get shown(): Memory | null {
    return this.covering.current ? this.memory : null;
  }

  put(): void {
    this.putAway = this.memory?.sheet.round ?? null;
    this.isAsked = false;
  }

  ask(): void {
    this.isAsked = true;
  }
}
