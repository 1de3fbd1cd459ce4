// What this device likes: language, theme, sound, motion, text size, confirming; kept in the browser, shown on <html>.

export const LANGUAGES = ['en', 'it', 'fr', 'es'] as const;
export type Language = (typeof LANGUAGES)[number];
export const OWN_NAMES: Record<Language, string> = { en: 'English', it: 'Italiano', fr: 'Français', es: 'Español' };

export interface Wishes {
  lang: Language;
  theme: 'auto' | 'light' | 'dark';
  sound: boolean;
  motion: 'auto' | 'off';
  size: 'normal' | 'large' | 'huge';
  confirm: boolean;
  curtain: boolean;
  name: string;
}

const PLACE = 'ludoteca.settings';

function matches(query: string): boolean {
  return typeof matchMedia === 'function' && matchMedia(query).matches;
}

function usual(): Wishes {
  const asked = (navigator.languages ?? ['en']).map((one) => one.slice(0, 2));
  const lang = asked.find((one): one is Language => (LANGUAGES as readonly string[]).includes(one)) ?? 'en';
  const phone = matches('(pointer: coarse)') && matches('(max-width: 760px)');
  return { lang, theme: 'auto', sound: true, motion: 'auto', size: 'normal', confirm: phone, curtain: true, name: '' };
}

function kept(): Partial<Wishes> {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? '{}') as Partial<Wishes>;
  } catch {
    return {};
  }
}

class Settings {
  wishes = $state<Wishes>({ ...usual(), ...kept() });
  private dark = $state(matches('(prefers-color-scheme: dark)'));
  private still = $state(matches('(prefers-reduced-motion: reduce)'));

  constructor() {
    if (typeof matchMedia !== 'function') return;
    matchMedia('(prefers-color-scheme: dark)').addEventListener('change', (event) => (this.dark = event.matches));
    matchMedia('(prefers-reduced-motion: reduce)').addEventListener('change', (event) => (this.still = event.matches));
  }

  get theme(): 'light' | 'dark' {
    if (this.wishes.theme !== 'auto') return this.wishes.theme;
    return this.dark ? 'dark' : 'light';
  }

  get motion(): boolean {
    return this.wishes.motion === 'auto' && !this.still;
  }

  set<Name extends keyof Wishes>(name: Name, value: Wishes[Name]): void {
    this.wishes[name] = value;
    const given = { ...kept(), [name]: value };
    try {
      localStorage.setItem(PLACE, JSON.stringify(given));
    } catch {
      // A browser that keeps nothing: the wish holds until the page is closed.
    }
  }

  /** Write on <html> what stylesheets go by. */
  show(): void {
    const root = document.documentElement;
    root.lang = this.wishes.lang;
    root.dataset.theme = this.theme;
    root.dataset.size = this.wishes.size;
    root.dataset.motion = this.motion ? 'on' : 'off';
  }
}

export const settings = new Settings();
