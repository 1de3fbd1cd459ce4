// The queue of presented events: board, log, status line, sounds and screen reader advance together, one event after the
// other; the view drawn stays behind the latest view until every event was shown.
import type { AnyFace, Stage } from '../game-sdk/contract';
import type { GameEvent, Update } from '../net/table-types';

const IDLE: Stage<any, any, any> = { event: null, number: 0, length: 0, next: null, memory: null, following: [] };

/** How far the presentation may stay behind, ms: a longer queue is shown faster, down to the pace below, or not at all. */
const MAX_BACKLOG = 5000;
const MIN_PACE = 0.35;

/** How much of the log was presented: all earlier versions, and so many events of this one. */
export interface Position {
  version: number;
  events: number;
}

interface Step {
  event: GameEvent | null;
  position: Position;
  /** The update that is presented completely after this step. */
  update: Update | null;
}

/** What follows the queue besides what is drawn. */
export interface Listener {
  /** An event's presentation begins, from the view before it; `isShown` is false for events that are jumped over. */
  event?(event: GameEvent, update: Update, view: unknown, isShown: boolean): void;
  /** Everything up to this update was presented. */
  present?(update: Update): void;
}

export class EventPlayback {
  /** The latest update. */
  update = $state.raw<Update | null>(null);
  /** The last update of which every event was presented. */
  shown = $state.raw<Update | null>(null);
  /** The view that is drawn. */
  view = $state.raw<unknown>(null);
  stage = $state.raw<Stage<any, any, any>>(IDLE);
  position = $state.raw<Position>({ version: -1, events: 0 });
  busy = $derived(this.stage.event !== null);
  private queue: Step[] = [];
  private current: Step | null = null;
  private pace = 1;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private face: AnyFace,
    private isMotionReduced: () => boolean,
    private listener: Listener = {},
  ) {}

  /** Queue the events of an update, or draw its view immediately if it is not reached by events. */
  receive(update: Update): void {
    const previous = this.update;
    this.update = update;
    const isNew = !previous?.view || update.fresh || update.changes.some((change) => change.undone);
    if (isNew) this.queue = [];
    else this.queue.push(...stepsOf(update));
    if (isNew || document.hidden) return this.skip();
    const backlog = this.backlog();
    if (backlog * MIN_PACE > MAX_BACKLOG) return this.skip();
    this.pace = Math.min(1, MAX_BACKLOG / backlog);
    if (!this.busy) this.next();
  }

  /** Draw the latest view immediately. */
  skip(): void {
    clearTimeout(this.timer);
    const drawn = this.stage.event ? this.stage.next : this.view;
    const steps = this.queue;
    this.queue = [];
    this.current = null;
    const memory = this.jumpOver(drawn, steps);
    this.stage = { ...IDLE, number: this.stage.number, memory };
    this.shown = this.update;
    this.view = this.update?.view ?? null;
    this.position = { version: this.update?.version ?? -1, events: Infinity };
    if (this.update) this.listener.present?.(this.update);
  }

  private next(): void {
    for (let step = this.queue.shift(); step; step = this.queue.shift()) {
      const { event, position } = step;
      this.current = step;
      const next = event ? (this.face.applyEvent?.(this.view, event) ?? this.view) : this.view;
      const length = event ? this.length(event) : 0;
      const memory = event ? (this.face.remember?.(this.stage.memory, next, event) ?? null) : this.stage.memory;
      if (event && this.update) this.listener.event?.(event, this.update, this.view, length > 0 || !this.queue.some((one) => one.event));
      this.position = position;
      if (length > 0) {
        this.stage = { event, number: this.stage.number + 1, length, next, memory, following: this.following() };
        this.timer = setTimeout(() => this.finish(next), length);
        return;
      }
      this.stage = { ...this.stage, event: null, memory };
      this.settle(next);
    }
    this.skip();
  }

  private finish(next: unknown): void {
    this.settle(next);
    this.next();
  }

  /** The waiting events of the update in progress. */
  private following(): GameEvent[] {
    const end = this.queue.findIndex((one) => one.update);
    return this.queue.slice(0, end).flatMap((one) => one.event ?? []);
  }

  /** The step in progress is presented. */
  private settle(next: unknown): void {
    const update = this.current?.update;
    if (update) this.shown = update;
    this.view = update ? update.view : next;
  }

  /** The face's memory after events that are not shown. */
  private jumpOver(view: unknown, steps: readonly Step[]): unknown {
    let memory = this.stage.memory;
    for (const { event, update } of steps) {
      if (event) {
        this.listener.event?.(event, this.update!, view, false);
        view = this.face.applyEvent?.(view, event) ?? view;
        memory = this.face.remember?.(memory, view, event) ?? null;
      }
      if (update) view = update.view;
    }
    return memory;
  }

  /** How long the waiting events take at normal pace, ms, those that are not shortened apart. */
  private backlog(): number {
    const lengths = this.queue.map(({ event }) => (event && !this.isHeld(event) ? (this.face.duration?.(event) ?? 0) : 0));
    return lengths.reduce((sum, one) => sum + one, 0);
  }

  private isHeld(event: GameEvent): boolean {
    return !!this.face.held?.includes(event.key);
  }

  private length(event: GameEvent): number {
    const wanted = this.face.duration?.(event) ?? 0;
    if (this.isHeld(event)) return wanted;
    return this.isMotionReduced() ? 0 : wanted * this.pace;
  }
}

/** The events of an update in order, and the update's end. */
function stepsOf(update: Update): Step[] {
  const steps: Step[] = update.changes.flatMap((change) =>
    (change.events ?? []).map((event, at) => ({ event, position: { version: change.version, events: at + 1 }, update: null })),
  );
  return [...steps, { event: null, position: { version: update.version, events: Infinity }, update }];
}
