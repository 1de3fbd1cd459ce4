// Pointer and focus input: hover, focus and a first touch propose a move; a click and a second touch play it.

import type { Act } from '../../game-sdk/contract';

export interface Aim {
  /** The legal move a thing on the table stands for, or null. */
  move(thing: string): string | null;
  chosen(): string | null;
  /** Somebody touched what can't be done. */
  refuse(thing: string): void;
  act: Pick<Act, 'propose' | 'play'>;
  /** Whether a proposal stays when the pointer goes: after a touch or by the keyboard. */
  hold(held: boolean): void;
}

export class Touch {
  private armed = false;
  private isTouch = false;
  private held = false;

  constructor(private aim: Aim) {}

  enter(event: PointerEvent, thing: string): void {
    if (event.pointerType !== 'mouse') return;
    const move = this.aim.move(thing);
    if (!move) return;
    this.hold(false);
    this.aim.act.propose(move);
  }

  leave(event: PointerEvent): void {
    if (event.pointerType === 'mouse' && !this.held) this.aim.act.propose(null);
  }

  down(event: PointerEvent, thing: string): void {
    this.isTouch = event.pointerType !== 'mouse';
    const move = this.aim.move(thing);
    this.armed = move !== null && this.aim.chosen() === move;
  }

  /** A click: a mouse plays at once, a finger plays what it has proposed before. */
  press(thing: string): void {
    const move = this.aim.move(thing);
    if (!move) {
      this.aim.act.propose(null);
      this.aim.refuse(thing);
    } else if (this.isTouch && !this.armed) {
      this.hold(true);
      this.aim.act.propose(move);
    } else {
      this.aim.act.play(move, this.isTouch);
    }
  }

  /** Enter or a screen reader's click. */
  choose(thing: string): void {
    const move = this.aim.move(thing);
    if (move) this.aim.act.play(move);
    else this.aim.refuse(thing);
  }

  focus(event: FocusEvent, thing: string): void {
    if (!(event.currentTarget as Element).matches(':focus-visible')) return;
    this.hold(true);
    this.aim.act.propose(this.aim.move(thing));
  }

  private hold(held: boolean): void {
    this.held = held;
    this.aim.hold(held);
  }
}
