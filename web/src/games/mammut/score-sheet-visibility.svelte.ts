// Whether the score sheet covers the table: from a scoring until it is closed, and again on request.
import type { Memory, Scene } from './view';
import { Deferred } from '../../ui/deferred.svelte';

export class SheetVisibility {
  private putAway = $state<number | null>(null);
  private isAsked = $state(false);
  private readonly covering: Deferred<boolean>;

  constructor(
    private readonly table: () => { scene: Scene; memory: Memory | null },
    whose: () => unknown,
  ) {
    // It comes a frame after the table that it covers.
    this.covering = new Deferred(() => this.isOpen && table().scene.mode !== 'hand', whose);
  }

  get memory(): Memory | null {
    return this.table().memory;
  }

  get isOpen(): boolean {
    const { scene, memory } = this.table();
    if (!memory) return false;
    return this.isAsked || (this.putAway !== memory.sheet.round && (memory.isLive || (!scene.replay && scene.viewer !== null && !scene.result)));
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
