// One viewer's way of playing at a table: what is shown, what is proposed, what is sent; the server judges.
import type { Catalogue } from './catalogue';
import type { Act, Face, Mode, Preview, Scene } from './face';
import { Trouble } from './http';
import { afterFrame } from './later';
import { LiveScene } from './live.svelte';
import { sceneOf } from './scene';
import { settings } from './settings.svelte';
import { Showing } from './showing.svelte';
import { sound } from './sound';
import { eventSentence } from './speech';
import type { AtTable } from './table.svelte';
import { voice } from './voice.svelte';
import type { GameEvent, Update } from './wire';
import { say, words } from './words.svelte';

interface Foreseen {
  preview: Preview;
  no_return?: boolean;
}

export class Playing {
  showing: Showing;
  mode = $state<Mode>('full');
  chosen = $state<string | null>(null);
  /** Moves in a row that wait for a confirmation, or one alone. */
  asked = $state.raw<string[] | null>(null);
  preview = $state.raw<Preview | null>(null);
  noReturn = $state(false);
  now = $state.raw<Preview | null>(null);
  sending = $state(false);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private proposed = '';
  /** Who waits for a version to be told. */
  private waiters: { version: number; go: () => void }[] = [];

  constructor(
    readonly table: AtTable,
    readonly face: Face,
    readonly viewer: number | null,
  ) {
    this.showing = new Showing(face, () => !settings.motion, (event) => this.hear(event));
  }

  private readonly live = new LiveScene({
    update: () => this.showing.update!,
    view: () => this.showing.view,
    moves: () => (this.showing.busy || this.sending || this.hasLeft() ? [] : (this.showing.update?.moves ?? [])),
    mode: () => this.mode,
    motion: () => settings.motion,
    present: () => this.table.people.seats,
    catalogue: () => words.catalogue as Catalogue,
  });
  scene: Scene | null = $derived.by(() => (this.showing.update ? this.live : null));

  /** Take an update of this viewer's. */
  tell(update: Update): void {
    const mine = this.isMine(update);
    const was = this.showing.update && this.isMine(this.showing.update);
    if (!this.isSameQuestion(update)) this.forget();
    this.tellForced(update);
    this.showing.tell(update);
    if (mine && !was && settings.wishes.sound) sound('turn');
    this.waiters = this.waiters.filter((one) => one.version > update.version || void one.go());
  }

  /** Whether an update leaves open what the viewer was asked, as another's sealed answer does. */
  private isSameQuestion(update: Update): boolean {
    const asked = this.showing.update?.decision ?? null;
    return asked !== null && asked === update.decision;
  }

  /** Say what the table has answered in the viewer's place. */
  private tellForced(update: Update): void {
    const answer = update.changes.find((change) => change.forced && change.by === this.viewer);
    const before = this.showing.update;
    if (!answer?.move || !before || this.sending) return;
    const scene = sceneOf(before, words.catalogue as Catalogue, { mode: this.mode, motion: false });
    voice.notice(say('web-answered', { move: this.face.label?.(scene, answer.move) ?? answer.move }));
  }

  /** Whether the viewer has given up while the others play on. */
  private hasLeft(): boolean {
    return this.viewer !== null && !!this.showing.update?.table.seats[this.viewer]?.left;
  }

  private isMine(update: Update): boolean {
    return this.viewer !== null && update.actors.includes(this.viewer);
  }

  readonly act: Act = {
    propose: (move) => this.propose(move),
    proposeAll: (moves) => this.foresee(moves),
    play: (move, sure) => (sure ? void this.send([move]) : this.play([move])),
    playAll: (moves, sure) => (sure ? void this.send(moves) : this.play(moves)),
    explain: (move) => void this.explain(move),
    takeBack: (answers) => this.takeBack(answers),
  };

  private propose(move: string | null): void {
    if (move === null && this.asked) return;
    this.chosen = move;
    if (move && this.asked?.join() !== move) this.asked = null;
    this.foresee(move === null ? [] : [move]);
  }

  private foresee(moves: string[]): void {
    const wanted = moves.join('\n');
    if (wanted === this.proposed) return;
    this.proposed = wanted;
    clearTimeout(this.timer);
    this.preview = null;
    this.noReturn = false;
    if (moves.length) this.timer = setTimeout(() => void this.askPreview(moves, wanted), 40);
  }

  private async askPreview(moves: string[], wanted: string): Promise<void> {
    const what = moves.length > 1 ? { moves } : { move: moves[0] };
    try {
      const told = await this.table.ask<Foreseen>({ do: 'preview', seat: this.viewer, ...what });
      if (this.proposed !== wanted) return;
      this.preview = told.preview;
      this.noReturn = !!told.no_return;
    } catch {
      // What can't be foreseen isn't shown.
    }
  }

  /** Ask what can be said of the state as it is. */
  async askNow(): Promise<void> {
    const version = this.showing.update?.version;
    try {
      const told = await this.table.ask<Foreseen>({ do: 'preview', ...(this.viewer === null ? {} : { seat: this.viewer }) });
      if (this.showing.update?.version === version) this.now = told.preview;
    } catch {
      this.now = null;
    }
  }

  private play(moves: string[]): void {
    const same = this.asked?.join('\n') === moves.join('\n');
    if (settings.wishes.confirm && !same) {
      this.asked = moves;
      this.chosen = moves.length === 1 ? (moves[0] ?? null) : null;
      this.foresee(moves);
      return;
    }
    void this.send(moves);
  }

  /** Send what is asked for. */
  confirm(): void {
    const moves = this.asked ?? (this.chosen ? [this.chosen] : []);
    if (moves.length) void this.send(moves);
  }

  forget(): void {
    clearTimeout(this.timer);
    this.asked = this.chosen = this.preview = null;
    this.proposed = '';
    this.noReturn = false;
  }

  async send(moves: string[]): Promise<void> {
    if (this.sending || this.viewer === null) return;
    this.sending = true;
    this.asked = null;
    try {
      for (const move of moves) await this.sendOne(this.viewer, move);
    } catch (error) {
      refused(error);
    }
    this.sending = false;
  }

  private async sendOne(seat: number, move: string): Promise<void> {
    const decision = this.showing.update?.decision;
    if (decision === null || decision === undefined) throw new Trouble({ key: 'table-not-asked', message: say('error-table-not-asked') }, 400);
    const { version } = await this.table.play(seat, decision, move);
    await this.told(version);
  }

  /** Settled once the viewer has been told a version. */
  private async told(version: number): Promise<void> {
    if ((this.showing.update?.version ?? 0) < version) await new Promise<void>((go) => this.waiters.push({ version, go }));
  }

  private async takeBack(answers: number): Promise<boolean> {
    if (this.sending || this.viewer === null) return false;
    this.sending = true;
    try {
      for (let n = 0; n < answers; n++) await this.takeOneBack(this.viewer);
      return true;
    } catch (error) {
      refused(error);
      return false;
    } finally {
      this.sending = false;
    }
  }

  private async takeOneBack(seat: number): Promise<void> {
    const { version } = await this.table.ask<{ version: number }>({ do: 'undo', seat });
    await this.told(version);
  }

  private async explain(move: string): Promise<void> {
    if (this.viewer === null) return;
    try {
      const told = await this.table.ask<{ legal: boolean; rule?: string; message?: string }>({ do: 'why', seat: this.viewer, move });
      if (!told.legal) voice.notice(told.message ?? '', { rule: told.rule, bad: true });
    } catch (error) {
      refused(error);
    }
  }

  /** Tell an event, from the view that it changes, once it is shown. */
  private hear(event: GameEvent): void {
    const { update, view } = this.showing;
    afterFrame(() => {
      const scene = update && sceneOf(update, words.catalogue as Catalogue, { mode: this.mode, motion: false }, view);
      if (scene) voice.tell(eventSentence(scene, this.face, event));
      const heard = this.face.sound?.(event);
      if (heard && settings.wishes.sound) sound(heard);
    });
  }
}

/** Tell why something was refused. */
export function refused(error: unknown): void {
  const trouble = error instanceof Trouble ? error : null;
  const rule = trouble?.refusal.rule;
  voice.notice(trouble?.message || say('web-trouble-network'), { bad: true, ...(rule ? { rule } : {}) });
}
