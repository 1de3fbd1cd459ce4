// Rendering in stages, one per frame, so that a slow device never blocks for long.
import { afterFrame } from './frames';

/** Kinds of screens that were rendered completely before: they are rendered in one stage from then on. */
const rendered = new Set<string>();

export class StagedRendering {
  /** The number of stages that may be rendered besides the first. */
  at = $state(0);
  private isScheduled = false;

  /** `last` stages of a kind of screen, beginning when `ready` returns true; kind null is always staged. */
  constructor(
    kind: string | null,
    readonly last: number,
    ready: () => boolean = () => true,
  ) {
    if (kind !== null && rendered.has(kind)) this.at = last;
    $effect(() => {
      if (this.at >= last) kind !== null && rendered.add(kind);
      else if (ready() && !this.isScheduled) this.scheduleNext();
    });
  }

  private scheduleNext(): void {
    this.isScheduled = true;
    afterFrame(() => {
      this.isScheduled = false;
      this.at += 1;
    });
  }

  get done(): boolean {
    return this.at >= this.last;
  }

  /** The part of a list to render now, if it takes `parts` stages after the `first` ones. */
  of<Item>(list: readonly Item[], first: number, parts: number): readonly Item[] {
    const reached = Math.min(Math.max(this.at - first, 0), parts);
    return reached === parts ? list : list.slice(0, Math.ceil((list.length * reached) / parts));
  }
}
