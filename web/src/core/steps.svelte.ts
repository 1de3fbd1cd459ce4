// Parts of a screen that come one after the other, each in a frame of its own, so that a slow device is never busy for long.
import { afterFrame } from './later';

/** Kinds of screens that have come so before: once the page has made one, the next is there at once. */
const known = new Set<string>();

export class Steps {
  /** How many parts may be there by now, beside the first. */
  at = $state(0);
  private isDue = false;

  /** So many parts of a kind of screen, or of one without a name that always comes so; they begin when they are `ready` to. */
  constructor(
    kind: string | null,
    readonly last: number,
    ready: () => boolean = () => true,
  ) {
    if (kind !== null && known.has(kind)) this.at = last;
    $effect(() => {
      if (this.at >= last) kind !== null && known.add(kind);
      else if (ready() && !this.isDue) this.step();
    });
  }

  private step(): void {
    this.isDue = true;
    afterFrame(() => {
      this.isDue = false;
      this.at += 1;
    });
  }

  get done(): boolean {
    return this.at >= this.last;
  }

  /** As much of a list as may be there when `first` parts come before it and `parts` bring the list. */
  of<One>(list: readonly One[], first: number, parts: number): readonly One[] {
    const come = Math.min(Math.max(this.at - first, 0), parts);
    return come === parts ? list : list.slice(0, Math.ceil((list.length * come) / parts));
  }
}
