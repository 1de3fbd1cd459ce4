// Announcements for screen readers (an ARIA live region) and short visible notices.
import { untrack } from 'svelte';

export interface Notice {
  id: number;
  text: string;
  /** A clause of a rulebook to link to, as "GAME 3.3". */
  rule?: string;
  bad: boolean;
  /** It is of no use once the viewer's turn begins. */
  brief?: boolean;
}

const NOTICE_DURATION = 6000;
const MAX_LINES = 8;
const MAX_NOTICES = 3;

class Announcer {
  /** The last lines of the live region. */
  lines = $state.raw<{ id: number; text: string }[]>([]);
  notices = $state.raw<Notice[]>([]);
  private lastId = 0;

  /** Add a line to the live region. */
  announce(text: string): void {
    if (text) this.lines = [...untrack(() => this.lines).slice(1 - MAX_LINES), { id: ++this.lastId, text }];
  }

  /** Show a notice for a few seconds; it is in a live region too. */
  notify(text: string, more: { rule?: string; bad?: boolean; brief?: boolean } = {}): void {
    if (!text) return;
    const id = ++this.lastId;
    const others = untrack(() => this.notices).filter((one) => one.text !== text);
    this.notices = [...others.slice(1 - MAX_NOTICES), { id, text, bad: false, ...more }];
    setTimeout(() => this.dismiss(id), NOTICE_DURATION);
  }

  /** Dismiss the notices that are of no use once the viewer's turn begins. */
  dismissBrief(): void {
    this.notices = untrack(() => this.notices).filter((one) => !one.brief);
  }

  dismiss(id: number): void {
    this.notices = this.notices.filter((one) => one.id !== id);
  }
}

export const announcer = new Announcer();
