// The preferences of this device (language, theme, sound, motion, text size, confirmation), stored in the browser.

import { LANGUAGES, type Language } from '../i18n/languages';
import { inlinedSite } from '../net/inlined-data';

export interface Preferences {
  lang: Language;
  theme: 'auto' | 'light' | 'dark';
  sound: boolean;
  motion: 'auto' | 'off';
  size: 'normal' | 'large' | 'huge';
  confirm: boolean;
  curtain: boolean;
  /** Whether boards name their squares or tiles. */
  coordinates: boolean;
  name: string;
}

const STORAGE_KEY = 'ludoteca.settings';

function matches(query: string): boolean {
  return typeof matchMedia === 'function' && matchMedia(query).matches;
}

function defaults(): Preferences {
  const chosen = inlinedSite && inlinedSite.language !== 'auto' ? [inlinedSite.language] : [];
  const preferred = [...chosen, ...(navigator.languages ?? ['en']).map((one) => one.slice(0, 2))];
  const lang = preferred.find((one): one is Language => (LANGUAGES as readonly string[]).includes(one)) ?? 'en';
  const phone = matches('(pointer: coarse)') && matches('(max-width: 760px)');
  return { lang, theme: 'auto', sound: true, motion: 'auto', size: 'normal', confirm: phone, curtain: true, coordinates: true, name: '' };
}

function stored(): Partial<Preferences> {
  try {
    return JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '{}') as Partial<Preferences>;
  } catch {
    return {};
  }
}

class Settings {
  preferences = $state<Preferences>({ ...defaults(), ...stored() });
  private isDark = $state(matches('(prefers-color-scheme: dark)'));
  private isMotionReduced = $state(matches('(prefers-reduced-motion: reduce)'));

  constructor() {
    if (typeof matchMedia !== 'function') return;
    matchMedia('(prefers-color-scheme: dark)').addEventListener('change', (event) => (this.isDark = event.matches));
    matchMedia('(prefers-reduced-motion: reduce)').addEventListener('change', (event) => (this.isMotionReduced = event.matches));
  }

  get theme(): 'light' | 'dark' {
    if (this.preferences.theme !== 'auto') return this.preferences.theme;
    return this.isDark ? 'dark' : 'light';
  }

  get motion(): boolean {
    return this.preferences.motion === 'auto' && !this.isMotionReduced;
  }

  set<Name extends keyof Preferences>(name: Name, value: Preferences[Name]): void {
    this.preferences[name] = value;
    const changed = { ...stored(), [name]: value };
    try {
      localStorage.setItem(STORAGE_KEY, JSON.stringify(changed));
    } catch {
      // Without storage the preference lasts until the page is closed.
    }
  }

  /** Set the attributes of <html> that style sheets select by. */
  apply(): void {
    const root = document.documentElement;
    root.lang = this.preferences.lang;
    root.dataset.theme = this.theme;
    root.dataset.size = this.preferences.size;
    root.dataset.coordinates = this.preferences.coordinates ? 'on' : 'off';
    root.dataset.motion = this.motion ? 'on' : 'off';
  }
}

export const settings = new Settings();
