// How the account is entered: its sessions, passkeys, recovery codes and notices, and changes that must be confirmed.
import { RequestError } from '../net/http';
import type { AccountSecurity as Found, NoticeInfo, RecoveryCodes } from '../net/http-types';
import { account } from './account.svelte';

class AccountSecurity {
  found = $state.raw<Found | null>(null);
  /** Whether a change waits until its owner has confirmed who they are; the answer continues or drops it. */
  asking = $state.raw<((confirmed: boolean) => void) | null>(null);

  async load(lang: string): Promise<void> {
    this.found = (await (await account.asOwner('security', lang)).json()) as Found;
    const latest = this.found.notices[0];
    if (latest) await account.asOwner('notices/seen', lang, { number: latest.number });
    account.unseen = 0;
  }

  /** Make a change and load again; asks for a confirmation first if the server wants one. False if it was refused. */
  async change(act: () => Promise<unknown>, lang: string): Promise<boolean> {
    try {
      await act();
    } catch (error) {
      if (!(error instanceof RequestError) || error.key !== 'account-confirm') throw error;
      const confirmed = await new Promise<boolean>((resolve) => (this.asking = resolve));
      this.asking = null;
      if (!confirmed) return false;
      await act();
    }
    if (account.name) await this.load(lang);
    return true;
  }

  /** New recovery codes, which are shown at once. */
  async renewCodes(lang: string): Promise<void> {
    account.codes = ((await (await account.asOwner('codes', lang)).json()) as RecoveryCodes).codes;
  }
}

export const accountSecurity = new AccountSecurity();

/** The notices that this browser has not shown yet, latest first. */
export async function unseenNotices(lang: string): Promise<NoticeInfo[]> {
  const found = (await (await account.asOwner('notices', lang)).json()) as NoticeInfo[];
  account.unseen = found.length;
  return found;
}
