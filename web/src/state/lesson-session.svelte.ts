// A lesson in progress: the current step, the board it is played on, what counts as done, and going back and forth.
import type { AnyFace, Lesson, LessonStep } from '../game-sdk/contract';
import type { Change, Update } from '../net/table-types';
import { LessonTable, type Answer } from './lesson-table';
import { PlaySession } from './play-session.svelte';

const SENDING_CHECK = 30;

export class LessonSession {
  at = $state(0);
  done = $state(false);
  /** The key of what is said of the learner's last move. */
  word = $state('');
  /** The next board is being prepared: the old one is shown and cannot be played on. */
  laying = $state(false);
  /** The lesson plays the learner's moves. */
  performing = $state(false);
  table = $state.raw<LessonTable | null>(null);
  playing = $state.raw<PlaySession | null>(null);
  step: LessonStep = $derived.by(() => this.lesson.steps[this.at]!);
  isLast = $derived.by(() => this.at + 1 === this.lesson.steps.length);
  /** The learner's moves in this step. */
  private moves = 0;
  /** The number of boards asked for: one that arrives when another is wanted is closed. */
  private boards = 0;

  constructor(
    readonly game: string,
    readonly lesson: Lesson,
    readonly face: AnyFace,
  ) {}

  /** Go to a step, on a board as it is when the step begins; a failure leads back to the former step. */
  async show(to: number, word = ''): Promise<void> {
    const former = this.at;
    this.begin(to, word);
    try {
      await this.lay(to);
    } catch (error) {
      if (error instanceof Superseded) return;
      this.at = former;
      throw error;
    }
  }

  /** The next step; the board stays if that step continues on it. */
  async next(): Promise<void> {
    const to = this.at + 1;
    const next = this.lesson.steps[to];
    if (!next) return;
    if (next.position === undefined && this.done && !this.laying) this.begin(to);
    else await this.show(to);
  }

  /** Play the step as the lesson would, on the board that is shown. */
  async demonstrate(): Promise<void> {
    if (this.done || this.laying || !this.table) return;
    if (!this.isPlayable(this.table)) await this.show(this.at);
    const table = this.table;
    this.performing = true;
    await table.give(this.answers(this.step, table)).finally(() => (this.performing = false));
    await table.when(() => this.done);
  }

  /** Perform the step, if the next one continues from there, and go on. */
  async skip(): Promise<void> {
    if (this.lesson.steps[this.at + 1]?.position === undefined) await this.demonstrate();
    await this.next();
  }

  close(): void {
    this.boards += 1;
    this.table?.close();
  }

  private begin(to: number, word = ''): void {
    this.at = to;
    this.done = !this.step.want;
    this.word = word;
    this.moves = 0;
  }

  /** A new board as it is when a step begins: the last position before it, and the steps since performed. */
  private async lay(to: number): Promise<void> {
    const { steps, seat } = this.lesson;
    const start = Math.max(0, steps.findLastIndex((step, at) => at <= to && step.position !== undefined));
    const number = ++this.boards;
    let made: LessonTable | null = null;
    this.laying = true;
    try {
      const table = (made = await LessonTable.create(this.game, this.lesson, steps[start]?.position));
      const updates: Update[] = [];
      table.onUpdate = (update) => updates.push(update);
      await table.when(() => number !== this.boards || !!table.update);
      for (const step of steps.slice(start, to)) await this.perform(table, step);
      if (number !== this.boards) throw new Superseded();
      const playing = new PlaySession(table.session, this.face, seat);
      for (const update of updates) playing.receive(update);
      playing.playback.skip();
      this.replace(table, playing);
    } catch (error) {
      made?.close();
      throw number === this.boards ? error : new Superseded();
    } finally {
      if (number === this.boards) this.laying = false;
    }
  }

  private replace(table: LessonTable, playing: PlaySession): void {
    table.onUpdate = (update) => {
      playing.receive(update);
      if (!this.laying) this.judge(update);
    };
    this.table?.close();
    this.table = table;
    this.playing = playing;
  }

  private async perform(table: LessonTable, step: LessonStep): Promise<void> {
    if (!step.want) return;
    await table.when(() => !!table.update?.decision);
    await table.give([...this.answers(step, table), ...(step.then ?? [])]);
  }

  private answers(step: LessonStep, table: LessonTable): Answer[] {
    return performance(step, table.update?.moves ?? []).map((move) => ({ seat: this.lesson.seat, move }));
  }

  /** Whether the step can be performed on a board: always while the learner is not asked yet. */
  private isPlayable({ update }: LessonTable): boolean {
    const [first] = performance(this.step, update?.moves ?? []);
    return !update?.decision ? !this.moves : first !== undefined && update.moves.includes(first);
  }

  /** Compare the learner's moves with what the step wants, or the next one if this one is done. */
  private judge(update: Update): void {
    const own = update.changes.filter((change: Change) => change.by === this.lesson.seat && change.move && !change.undone);
    for (const { move } of own) this.judgeMove(move!);
  }

  private judgeMove(move: string): void {
    const next = this.lesson.steps[this.at + 1];
    if (this.done && next?.want && next.position === undefined) this.begin(this.at + 1);
    this.moves += 1;
    const { want, done, other, then } = this.step;
    if (!want || this.done) return;
    if (want === 'any' || want.includes(move)) {
      this.done = true;
      this.word = done ?? 'web-lesson-done';
      void this.table?.give(then ?? []);
    } else {
      this.word = other ?? 'web-lesson-other';
      void this.takeBack(this.at);
    }
  }

  /** Undo the learner's move, or prepare the step's board again where that does not lead back to its beginning. */
  private async takeBack(at: number): Promise<void> {
    const { table, playing, word } = this;
    if (!table || !playing) return;
    await settled(playing);
    const { version = 0 } = table.update ?? {};
    const isUndone = async () => {
      await table.session.ask({ do: 'undo', seat: this.lesson.seat });
      return table.when(() => (table.update?.version ?? 0) > version && this.isPlayable(table));
    };
    const isSingle = this.moves === 1;
    this.moves = 0;
    if (isSingle && (await isUndone().catch(() => false))) return;
    if (this.table === table && this.at === at) await this.show(at, word).catch(() => undefined);
  }
}

/** Resolves once a session sends nothing more. */
async function settled(playing: PlaySession): Promise<void> {
  while (playing.sending) await new Promise((resolve) => setTimeout(resolve, SENDING_CHECK));
}

class Superseded extends Error {}

/** The moves with which the lesson itself performs a step: those it names, or the first legal one that counts. */
export function performance(step: LessonStep, legal: readonly string[]): string[] {
  if (step.perform) return step.perform;
  const found = step.want === 'any' ? legal[0] : legal.find((move) => step.want?.includes(move));
  return found ? [found] : [];
}
