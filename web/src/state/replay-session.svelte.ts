// The replay of a finished match: its frames from one viewer, the frame shown, and how it gets to another one.
import type { AnyFace } from '../game-sdk/contract';
import type { Update } from '../net/table-types';
import { EventPlayback } from './event-playback.svelte';
import { stepOfFrame, stepsOf, viewOf, type Frame, type Step } from './replay-steps';

export class ReplaySession {
  frames = $state.raw<Frame[]>([]);
  /** The index of the frame that is shown. */
  at = $state(0);
  /** How many times as fast as in play events are shown. */
  speed = $state(1);
  playback = $state.raw<EventPlayback | null>(null);
  readonly steps: Step[] = $derived.by(() => stepsOf(this.frames, this.part));
  readonly step: number = $derived(stepOfFrame(this.steps, this.at));
  private readonly face: AnyFace;

  constructor(
    face: AnyFace,
    private readonly part: (view: unknown) => string,
    private readonly updateOf: (frame: Frame, isLast: boolean) => Update,
    private readonly isMotionReduced: () => boolean,
  ) {
    this.face = { ...face, duration: (event) => (face.duration?.(event) ?? 0) / this.speed };
  }

  /** Show another viewer's frames at the same place. */
  load(frames: Frame[]): void {
    this.frames = frames;
    this.seek(Math.min(this.step, this.steps.length - 1));
  }

  /** Show the end of a step at once, with what its events leave behind. */
  seek(step: number): void {
    const to = this.steps[Math.max(0, Math.min(step, this.steps.length - 1))];
    if (!to) return;
    const before = this.steps[this.steps.indexOf(to) - 1];
    this.playback = new EventPlayback(this.face, this.isMotionReduced);
    if (before) this.show(before.last, [], true);
    this.show(to.last, before ? to.frames : [], !before);
    this.playback.skip();
  }

  /** Show the first frame. */
  seekFrame(frame: number): void {
    this.playback = new EventPlayback(this.face, this.isMotionReduced);
    this.show(Math.max(0, Math.min(frame, this.frames.length - 1)), [], true);
  }

  /** Play the next step, or the next frame; false at the end. */
  next(single: boolean): boolean {
    if (this.playback?.busy) this.playback.skip();
    const step = this.steps[this.step];
    if (!step || this.at >= this.frames.length - 1) return false;
    if (single) {
      const [shown, frame] = [this.frames[this.at + 1], this.at + 1];
      this.show(frame, [frame], !!shown?.undone?.length);
      return true;
    }
    const target = this.at < step.last ? step : this.steps[this.step + 1];
    if (!target) return false;
    this.show(target.last, target.frames.filter((frame) => frame > this.at), false);
    return true;
  }

  /** Go back a step, or a frame. */
  back(single: boolean): void {
    if (single) this.seekFrame(this.at - 1);
    else this.seek(this.step - 1);
  }

  private show(frame: number, events: readonly number[], fresh: boolean): void {
    const shown = this.frames[frame];
    if (!shown) return;
    this.at = frame;
    const update = this.updateOf(shown, frame === this.frames.length - 1);
    const changes = events.map((at) => this.frames[at]!);
    this.playback?.receive({ ...update, fresh, changes, view: viewOf(shown) });
  }
}
