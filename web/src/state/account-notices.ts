// Tells what happened to the account on other devices since this browser was last used.
import { announcer } from '../a11y/announcer.svelte';
import { say } from '../i18n/translations.svelte';
import { unseenNotices } from './account-security.svelte';
import { settings } from './settings.svelte';

export async function tellNotices(): Promise<void> {
  const latest = (await unseenNotices(settings.preferences.lang))[0];
  if (!latest) return;
  const what = say(`web-notice-${latest.kind}`);
  announcer.notify(say('web-notices-tell', { what, device: latest.device || say('web-session-unknown') }), { bad: true });
}
