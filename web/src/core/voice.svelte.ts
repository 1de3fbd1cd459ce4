// What is told to everybody at once: a line for screen readers, and short notices that go by themselves.
import { untrack } from 'svelte';

export interface Notice {
  id: number;
  text: string;
  /** A clause to read, as "GAME 3.3". */
  rule?: string;
  bad: boolean;
}

const STAYS = 6000;

class Voice {
  /** The last lines, for the live region. */
  lines = $state.raw<{ id: number; text: string }[]>([]);
  notices = $state.raw<Notice[]>([]);
  private number = 0;

  /** Say something to screen readers. */
  tell(text: string): void {
    if (text) this.lines = [...untrack(() => this.lines).slice(-7), { id: ++this.number, text }];
  }

  /** Show a notice; it is read out too. */
  notice(text: string, more: { rule?: string; bad?: boolean } = {}): void {
    if (!text) return;
    const id = ++this.number;
    const others = untrack(() => this.notices).filter((one) => one.text !== text);
    this.notices = [...others.slice(-2), { id, text, bad: false, ...more }];
    setTimeout(() => this.dismiss(id), STAYS);
  }

  dismiss(id: number): void {
    this.notices = this.notices.filter((one) => one.id !== id);
  }
}

export const voice = new Voice();
