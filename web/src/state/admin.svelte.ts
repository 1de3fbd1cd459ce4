// The screen for hosts: everything the server tells them, and their actions.
import { account, errorMessage } from './account.svelte';
import { announcer } from '../a11y/announcer.svelte';
import { settings } from './settings.svelte';
import type { AdminEntry, AdminOverview } from '../net/http-types';
import { say } from '../i18n/translations.svelte';

/** Lengths of bans and mutes in seconds; 0 is for ever. */
export const DURATIONS = { hour: 3600, day: 86400, week: 604800, month: 2592000, ever: 0 } as const;

export type Duration = keyof typeof DURATIONS;
export type TargetKind = 'account' | 'name' | 'network' | 'seat';

export class Administration {
  overview = $state.raw<AdminOverview | null>(null);
  /** The key of the refusal, if the overview was refused. */
  refusal = $state('');
  busy = $state(false);
  private earlier = $state.raw<AdminEntry[]>([]);

  /** The audit entries that are loaded, latest first. */
  get audit(): AdminEntry[] {
    const latest = this.overview?.audit ?? [];
    const last = latest.at(-1)?.number ?? 0;
    return [...latest, ...this.earlier.filter((one) => one.number < last)];
  }

  async refresh(): Promise<void> {
    try {
      this.overview = await account.asHost<AdminOverview>('overview', settings.preferences.lang);
      this.refusal = '';
    } catch (error) {
      this.refusal = errorMessage(error, say('web-trouble-network'));
    }
  }

  /** Load a hundred more audit entries; whether there were any. */
  async loadEarlier(): Promise<boolean> {
    const before = this.audit.at(-1)?.number ?? 1;
    const more = before > 1 ? await account.asHost<AdminEntry[]>('audit', settings.preferences.lang, { before }) : [];
    this.earlier = [...this.earlier, ...more];
    return more.length > 0;
  }

  /** Send an action and show what it changed; whether it succeeded. */
  async act(path: string, body: object): Promise<boolean> {
    this.busy = true;
    try {
      await account.asHost(path, settings.preferences.lang, body);
      await this.refresh();
      announcer.notify(say('host-done'));
      return true;
    } catch (error) {
      announcer.notify(errorMessage(error, say('web-trouble-network')), { bad: true });
      return false;
    } finally {
      this.busy = false;
    }
  }
}

/** A moment in this device's time zone. */
export function moment(milliseconds: number): string {
  return new Date(milliseconds).toLocaleString(settings.preferences.lang, { dateStyle: 'medium', timeStyle: 'short' });
}
