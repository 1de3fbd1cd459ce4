// The move that the viewer is about to make: what is proposed, its preview, and whether a confirmation is pending.
import type { Preview } from '../game-sdk/contract';
import type { Previewed } from '../net/message-types';
import { settings } from './settings.svelte';

/** Requests the preview of one move or of several in a row. */
export type PreviewRequest = (moves: string[]) => Promise<Previewed>;

const PREVIEW_DELAY = 40;

export class MoveDraft {
  /** The proposed move, if it is a single one. */
  chosen = $state<string | null>(null);
  /** The moves that wait for a confirmation, in order. */
  unconfirmed = $state.raw<string[] | null>(null);
  preview = $state.raw<Preview | null>(null);
  /** Whether the move could not be undone freely. */
  noReturn = $state(false);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private previewed = '';

  constructor(private requestPreview: PreviewRequest) {}

  /** Propose a move; null withdraws it unless it waits for a confirmation. */
  propose(move: string | null): void {
    if (move === null && this.unconfirmed) return;
    this.chosen = move;
    if (move && this.unconfirmed?.join() !== move) this.unconfirmed = null;
    this.proposeAll(move === null ? [] : [move]);
  }

  /** Request the preview of moves in a row, after a short delay. */
  proposeAll(moves: string[]): void {
    const wanted = moves.join('\n');
    if (wanted === this.previewed) return;
    this.previewed = wanted;
    clearTimeout(this.timer);
    this.preview = null;
    this.noReturn = false;
    if (moves.length) this.timer = setTimeout(() => void this.loadPreview(moves, wanted), PREVIEW_DELAY);
  }

  /** Whether moves may be sent now; otherwise they wait for a confirmation. */
  isConfirmed(moves: string[]): boolean {
    const isSame = this.unconfirmed?.join('\n') === moves.join('\n');
    if (!settings.preferences.confirm || isSame) return true;
    this.unconfirmed = moves;
    this.chosen = moves.length === 1 ? (moves[0] ?? null) : null;
    this.proposeAll(moves);
    return false;
  }

  /** The moves that a confirmation would send. */
  get moves(): string[] {
    return this.unconfirmed ?? (this.chosen ? [this.chosen] : []);
  }

  reset(): void {
    clearTimeout(this.timer);
    this.unconfirmed = this.chosen = this.preview = null;
    this.previewed = '';
    this.noReturn = false;
  }

  private async loadPreview(moves: string[], wanted: string): Promise<void> {
    try {
      const answer = await this.requestPreview(moves);
      if (this.previewed !== wanted) return;
      this.preview = answer.preview;
      this.noReturn = !!answer.no_return;
    } catch {
      // A move without a preview is shown without one.
    }
  }
}
