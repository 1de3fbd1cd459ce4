// A study table of a lesson: all seats belong to this device, and the lesson answers for the other ones.
import type { Lesson } from '../game-sdk/contract';
import type { Update } from '../net/table-types';
import { createTable } from './create-table';
import { myTables } from './my-tables.svelte';
import { settings } from './settings.svelte';
import { TableSession } from './table-session.svelte';

/** How long a move of the lesson may take to become legal before it is given up. */
const PATIENCE = 5000;

export interface Answer {
  seat: number;
  move: string;
}

export class LessonTable {
  /** Called with each update of the learner's seat. */
  onUpdate: (update: Update) => void = () => {};
  private waiting: (() => boolean)[] = [];

  private constructor(
    readonly session: TableSession,
    private readonly seat: number,
  ) {
    session.onUpdate = (update) => {
      if (update.viewer === this.seat) this.onUpdate(update);
      this.waiting = this.waiting.filter((isDone) => !isDone());
    };
  }

  /** Create a table that begins with a position. */
  static async create(game: string, { players, seat, options }: Lesson, position?: Record<string, unknown>): Promise<LessonTable> {
    const seats = Array.from({ length: players }, (_, at) => ({ kind: 'me' as const, name: at === seat ? settings.preferences.name : '' }));
    const id = await createTable({ game, players, seats, options, ...(position === undefined ? {} : { position }) }, true);
    return new LessonTable(new TableSession(id, {}, () => settings.preferences.lang), seat);
  }

  /** The learner's latest update. */
  get update(): Update | null {
    return this.session.update(this.seat);
  }

  /** Resolves once a condition holds after an update; false if it takes too long. */
  when(condition: () => boolean): Promise<boolean> {
    if (condition()) return Promise.resolve(true);
    return new Promise((resolve) => {
      const timer = setTimeout(() => resolve(false), PATIENCE);
      this.waiting.push(() => {
        if (!condition()) return false;
        clearTimeout(timer);
        resolve(true);
        return true;
      });
    });
  }

  /** Give the answers in order, each as soon as it is legal; false if one never was. */
  async give(answers: readonly Answer[]): Promise<boolean> {
    for (const { seat, move } of answers) {
      const isLegal = () => !!this.session.update(seat)?.decision && !!this.session.update(seat)?.moves.includes(move);
      if (!(await this.when(isLegal))) return false;
      const { version } = await this.session.play(seat, this.session.update(seat)!.decision!, move);
      await this.when(() => (this.session.update(seat)?.version ?? 0) >= version);
    }
    return true;
  }

  close(): void {
    this.session.close();
    myTables.remove(this.session.id);
  }
}
