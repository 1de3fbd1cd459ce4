// Announces to screen readers, and plays as sounds, what happens at a table; reports refusals as notices.
import { announcer } from '../a11y/announcer.svelte';
import type { AnyFace, Mode } from '../game-sdk/contract';
import type { Catalogue } from '../i18n/catalogue';
import { eventSentence } from '../i18n/sentences';
import { say, translations } from '../i18n/translations.svelte';
import { RequestError } from '../net/http';
import type { GameEvent, Update } from '../net/table-types';
import { afterFrame } from '../ui/frames';
import { sound } from '../ui/sound';
import { sceneOf } from './scene';
import { settings } from './settings.svelte';

export class Narrator {
  constructor(
    private face: AnyFace,
    private viewer: number | null,
    private mode: () => Mode,
  ) {}

  /** Announce an event, from the view before it, once its frame was painted; events that are not shown make no sound. */
  event(event: GameEvent, update: Update, view: unknown, isShown: boolean): void {
    afterFrame(() => {
      announcer.announce(eventSentence(this.scene(update, view), this.face, event));
      const heard = isShown ? this.face.sound?.(event) : null;
      if (heard && settings.preferences.sound) sound(heard);
    });
  }

  /** Notify the viewer of an answer that the table gave for this seat. */
  forcedAnswer(previous: Update | null, update: Update): void {
    const answer = update.changes.find((change) => change.forced && change.by === this.viewer);
    if (!answer?.move || !previous) return;
    const scene = this.scene(previous, previous.view);
    announcer.notify(this.face.forcedText?.(scene, answer.move) ?? say('web-answered', { move: this.face.label?.(scene, answer.move) ?? answer.move }), { brief: true });
  }

  turnBegins(): void {
    if (settings.preferences.sound) sound('turn');
  }

  private scene(update: Update, view: unknown) {
    return sceneOf(update, translations.catalogue as Catalogue, { mode: this.mode(), motion: false }, view);
  }
}

/** Show why a request failed. */
export function notifyRefusal(error: unknown): void {
  const refused = error instanceof RequestError ? error : null;
  const rule = refused?.refusal.rule;
  announcer.notify(refused?.message || say('web-trouble-network'), { bad: true, ...(rule ? { rule } : {}) });
}
