// Shows updates one event after the other: the view drawn lags behind the view told until the last event was shown.
import type { Face, Stage } from './face';
import type { GameEvent, Update } from './wire';

export const QUIET: Stage = { event: null, number: 0, length: 0, next: null, memory: null };

/** Beyond so many waiting events everything is shown faster. */
const PATIENCE = 6;
/** Without motion what would pass quicker than this is simply there, and the rest stays no longer than that, ms. */
const BRIEF = 250;
const CALM = 400;

export class Showing {
  /** What the server told last. */
  update = $state.raw<Update | null>(null);
  /** What is drawn. */
  view = $state.raw<unknown>(null);
  stage = $state.raw<Stage>(QUIET);
  busy = $derived(this.stage.event !== null);
  private queue: GameEvent[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private face: Face,
    private calm: () => boolean,
    private heard: (event: GameEvent) => void = () => {},
  ) {}

  /** Take an update: show what happened, or jump to it when nothing led here. */
  tell(update: Update): void {
    const former = this.update;
    this.update = update;
    const jump = !former?.view || update.fresh || document.hidden || update.changes.some((change) => change.undone);
    if (jump && !document.hidden) this.queue = [];
    else this.queue.push(...update.changes.flatMap((change) => change.events ?? []));
    if (jump) return this.skip();
    if (!this.busy) this.next();
  }

  /** Show the last view told at once. */
  skip(): void {
    clearTimeout(this.timer);
    const shown = this.stage.event ? this.stage.next : this.view;
    const memory = this.kept(shown, this.queue);
    this.queue = [];
    this.stage = { ...QUIET, number: this.stage.number, memory };
    this.view = this.update?.view ?? null;
  }

  private next(): void {
    let event = this.queue.shift();
    while (event) {
      const next = this.face.after?.(this.view, event) ?? this.view;
      const length = this.length(event);
      const memory = this.face.remember?.(this.stage.memory, next, event) ?? null;
      this.heard(event);
      if (length > 0) {
        this.stage = { event, number: this.stage.number + 1, length, next, memory };
        this.timer = setTimeout(() => this.finish(next), length);
        return;
      }
      this.view = next;
      this.stage = { ...this.stage, event: null, memory };
      event = this.queue.shift();
    }
    this.skip();
  }

  /** What the face remembers once some events, of which nothing is shown, have happened. */
  private kept(view: unknown, events: readonly GameEvent[]): unknown {
    let memory = this.stage.memory;
    for (const event of events) {
      view = this.face.after?.(view, event) ?? view;
      memory = this.face.remember?.(memory, view, event) ?? null;
    }
    return memory;
  }

  private finish(next: unknown): void {
    this.view = next;
    this.next();
  }

  private length(event: GameEvent): number {
    const asked = this.face.pace?.(event) ?? 0;
    const calm = !this.calm() ? asked : asked < BRIEF ? 0 : Math.min(asked, CALM);
    return this.queue.length > PATIENCE ? calm * 0.6 : calm;
  }
}
