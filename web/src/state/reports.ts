// Reports of chat messages and names to the hosts of the server.
import { announcer } from '../a11y/announcer.svelte';
import { say } from '../i18n/translations.svelte';
import { notifyRefusal } from './narrator';
import type { TableSession } from './table-session.svelte';

/** Report the chat message that a seat, or a spectator, sent at a time, or without a time the name in a seat. */
export async function report(table: TableSession, seat: number | null, at?: number): Promise<void> {
  try {
    await table.ask({ do: 'report', seat, ...(at === undefined ? {} : { at }) });
    announcer.notify(say('web-reported'));
  } catch (error) {
    notifyRefusal(error);
  }
}
