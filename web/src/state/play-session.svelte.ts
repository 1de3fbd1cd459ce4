// One viewer's session at a table in play: the playback of updates, the move being drafted, and what is sent.
import type { Act, AnyFace, Mode, Preview, Scene } from '../game-sdk/contract';
import type { Catalogue } from '../i18n/catalogue';
import { say, translations } from '../i18n/translations.svelte';
import { announcer } from '../a11y/announcer.svelte';
import { RequestError } from '../net/http';
import type { Previewed, Reasoned, Versioned } from '../net/message-types';
import type { Update } from '../net/table-types';
import { EventPlayback } from './event-playback.svelte';
import { LiveScene } from './live-scene.svelte';
import { MoveDraft } from './move-draft.svelte';
import { Narrator, notifyRefusal } from './narrator';
import { settings } from './settings.svelte';
import type { TableSession } from './table-session.svelte';

export class PlaySession {
  readonly playback: EventPlayback;
  readonly draft: MoveDraft;
  mode = $state<Mode>('full');
  /** The preview of the current state, without a move. */
  statePreview = $state.raw<Preview | null>(null);
  sending = $state(false);
  /** What the board asks for in place of the open decision. */
  prompt = $state<string | null>(null);
  /** Whether somebody looks through this session; others at the same device follow silently. */
  isActive = true;
  private readonly narrator: Narrator;
  /** Whether it was the viewer's turn when everything was presented last; null before the first update. */
  private wasTurn: boolean | null = null;
  private versionWaiters: { version: number; resolve: () => void }[] = [];

  constructor(
    readonly table: TableSession,
    readonly face: AnyFace,
    readonly viewer: number | null,
  ) {
    this.narrator = new Narrator(face, viewer, () => this.mode);
    this.draft = new MoveDraft((moves) => this.requestPreview(moves));
    this.playback = new EventPlayback(face, () => !settings.motion, {
      event: (event, update, view, isShown) => this.isActive && this.narrator.event(event, update, view, isShown),
      present: (update) => this.presented(update),
    });
  }

  private readonly live = new LiveScene({
    shown: () => this.playback.shown!,
    table: () => this.playback.update!.table,
    view: () => this.playback.view,
    side: () => (this.viewer === null ? null : (this.table.seats[0] ?? this.viewer)),
    moves: () => (this.playback.busy || this.sending || this.hasLeft() ? [] : (this.playback.update?.moves ?? [])),
    mode: () => this.mode,
    motion: () => settings.motion,
    present: () => this.table.people.seats,
    catalogue: () => translations.catalogue as Catalogue,
  });
  scene: Scene | null = $derived.by(() => (this.playback.shown ? this.live : null));

  /** Process an update for this viewer. */
  receive(update: Update): void {
    if (!this.isSameDecision(update)) this.draft.reset();
    if (!this.sending && this.isActive) this.narrator.forcedAnswer(this.playback.update, update);
    this.playback.receive(update);
    if (!this.isActive) this.playback.skip();
    this.versionWaiters = this.versionWaiters.filter((one) => one.version > update.version || void one.resolve());
  }

  /** The turn is announced by a sound once everything before it was presented. */
  private presented(update: Update): void {
    const isTurn = this.isTurn(update);
    if (isTurn && this.wasTurn === false && this.isActive) this.narrator.turnBegins();
    this.wasTurn = isTurn;
  }

  /** Whether the viewer's decision is still open after an update, as it is after another seat's sealed choice. */
  private isSameDecision(update: Update): boolean {
    const decision = this.playback.update?.decision ?? null;
    return decision !== null && decision === update.decision;
  }

  /** Whether the viewer resigned while the others play on. */
  private hasLeft(): boolean {
    return this.viewer !== null && !!this.playback.update?.table.seats[this.viewer]?.left;
  }

  private isTurn(update: Update): boolean {
    return this.viewer !== null && update.actors.includes(this.viewer);
  }

  readonly act: Act = {
    propose: (move) => this.draft.propose(move),
    proposeAll: (moves) => this.draft.proposeAll(moves),
    play: (move, sure) => this.play([move], sure),
    playAll: (moves, sure) => this.play(moves, sure),
    explain: (move) => void this.explain(move),
    takeBack: (answers) => this.undo(answers),
    prompt: (text) => (this.prompt = text),
  };

  private requestPreview(moves: string[]): Promise<Previewed> {
    const what = moves.length > 1 ? { moves } : { move: moves[0] };
    return this.table.ask<Previewed>({ do: 'preview', seat: this.viewer, ...what });
  }

  /** Load the preview of the current state. */
  async loadStatePreview(): Promise<void> {
    const version = this.playback.update?.version;
    try {
      const answer = await this.table.ask<Previewed>({ do: 'preview', ...(this.viewer === null ? {} : { seat: this.viewer }) });
      if (this.playback.update?.version === version) this.statePreview = answer.preview;
    } catch {
      this.statePreview = null;
    }
  }

  private play(moves: string[], sure = false): void {
    if (sure || this.draft.isConfirmed(moves)) void this.send(moves);
  }

  /** Propose the move that a bot would make. */
  async hint(): Promise<void> {
    if (this.viewer === null || !this.scene) return;
    try {
      const { move } = await this.table.ask<{ move: string }>({ do: 'hint', seat: this.viewer });
      this.act.propose(move);
      announcer.notify(say('web-hinted', { move: this.face.label?.(this.scene, move) ?? move }));
    } catch (error) {
      notifyRefusal(error);
    }
  }

  /** Send the drafted moves. */
  confirm(): void {
    const moves = this.draft.moves;
    if (moves.length) void this.send(moves);
  }

  /** Send moves one after the other, each once the former was committed. */
  async send(moves: string[]): Promise<void> {
    if (this.sending || this.viewer === null) return;
    this.sending = true;
    this.draft.unconfirmed = null;
    try {
      for (const move of moves) await this.sendOne(this.viewer, move);
    } catch (error) {
      notifyRefusal(error);
    }
    this.sending = false;
  }

  private async sendOne(seat: number, move: string): Promise<void> {
    const decision = this.playback.update?.decision;
    if (decision === null || decision === undefined) {
      throw new RequestError({ key: 'table-not-asked', message: say('error-table-not-asked') }, 400);
    }
    const { version } = await this.table.play(seat, decision, move);
    await this.received(version);
  }

  /** Resolves once this viewer has received a version. */
  private async received(version: number): Promise<void> {
    if ((this.playback.update?.version ?? 0) < version) {
      await new Promise<void>((resolve) => this.versionWaiters.push({ version, resolve }));
    }
  }

  private async undo(answers: number): Promise<boolean> {
    if (this.sending || this.viewer === null) return false;
    this.sending = true;
    try {
      for (let n = 0; n < answers; n++) await this.undoOne(this.viewer);
      return true;
    } catch (error) {
      notifyRefusal(error);
      return false;
    } finally {
      this.sending = false;
    }
  }

  private async undoOne(seat: number): Promise<void> {
    const { version } = await this.table.ask<Versioned>({ do: 'undo', seat });
    await this.received(version);
  }

  private async explain(move: string): Promise<void> {
    if (this.viewer === null) return;
    try {
      const answer = await this.table.ask<Reasoned>({ do: 'why', seat: this.viewer, move });
      if (!answer.legal) announcer.notify(answer.message ?? '', { rule: answer.rule, bad: true });
    } catch (error) {
      notifyRefusal(error);
    }
  }
}
