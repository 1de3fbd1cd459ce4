// What every screen shows of this server: an announcement and an imprint; and who may play.
import { requestJson } from '../net/http';
import { inlinedSite } from '../net/inlined-data';
import type { SiteInfo } from '../net/http-types';

class Site {
  info = $state.raw<SiteInfo>(inlinedSite ?? { announcement: '', imprint: '', members_only: 'off', language: 'auto' });

  /** Whether playing needs an account. */
  get isMembersOnly(): boolean {
    return this.info.members_only !== 'off';
  }

  async refresh(lang: string): Promise<void> {
    const info = await requestJson<SiteInfo>('api/site', lang);
    if (JSON.stringify(info) !== JSON.stringify(this.info)) this.info = info;
  }
}

export const site = new Site();
