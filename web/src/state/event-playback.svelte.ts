// Plays updates back one event after the other: the view drawn stays behind the latest view until every event was shown.
import type { AnyFace, Stage } from '../game-sdk/contract';
import type { GameEvent, Update } from '../net/table-types';

export const IDLE: Stage<any, any, any> = { event: null, number: 0, length: 0, next: null, memory: null };

/** With more waiting events than this, each is shown for a shorter time. */
const MAX_QUEUE = 6;
const LONG_QUEUE_FACTOR = 0.6;
/** Without motion, events below the first number of milliseconds are skipped, and others last at most the second. */
const REDUCED_MOTION_MIN = 250;
const REDUCED_MOTION_MAX = 400;

export class EventPlayback {
  /** The latest update. */
  update = $state.raw<Update | null>(null);
  /** The view that is drawn. */
  view = $state.raw<unknown>(null);
  stage = $state.raw<Stage<any, any, any>>(IDLE);
  busy = $derived(this.stage.event !== null);
  private queue: GameEvent[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private face: AnyFace,
    private isMotionReduced: () => boolean,
    private onEvent: (event: GameEvent) => void = () => {},
  ) {}

  /** Queue the events of an update, or draw its view immediately if no events lead to it. */
  receive(update: Update): void {
    const previous = this.update;
    this.update = update;
    const jump = !previous?.view || update.fresh || document.hidden || update.changes.some((change) => change.undone);
    if (jump && !document.hidden) this.queue = [];
    else this.queue.push(...update.changes.flatMap((change) => change.events ?? []));
    if (jump) return this.skip();
    if (!this.busy) this.next();
  }

  /** Draw the latest view immediately. */
  skip(): void {
    clearTimeout(this.timer);
    const drawn = this.stage.event ? this.stage.next : this.view;
    const memory = this.memoryAfter(drawn, this.queue);
    this.queue = [];
    this.stage = { ...IDLE, number: this.stage.number, memory };
    this.view = this.update?.view ?? null;
  }

  private next(): void {
    let event = this.queue.shift();
    while (event) {
      const next = this.face.applyEvent?.(this.view, event) ?? this.view;
      const length = this.duration(event);
      const memory = this.face.remember?.(this.stage.memory, next, event) ?? null;
      this.onEvent(event);
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

  /** The face's memory after events that are not shown. */
  private memoryAfter(view: unknown, events: readonly GameEvent[]): unknown {
    let memory = this.stage.memory;
    for (const event of events) {
      view = this.face.applyEvent?.(view, event) ?? view;
      memory = this.face.remember?.(memory, view, event) ?? null;
    }
    return memory;
  }

  private finish(next: unknown): void {
    this.view = next;
    this.next();
  }

  private duration(event: GameEvent): number {
    const wanted = this.face.duration?.(event) ?? 0;
    const reduced = wanted < REDUCED_MOTION_MIN ? 0 : Math.min(wanted, REDUCED_MOTION_MAX);
    const length = this.isMotionReduced() ? reduced : wanted;
    return this.queue.length > MAX_QUEUE ? length * LONG_QUEUE_FACTOR : length;
  }
}
