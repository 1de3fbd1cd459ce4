// Starts the client: loads the language, then mounts the page; retries while the server cannot be reached.
import './styles/tokens.css';
import './styles/fonts.css';
import './styles/page.css';
import './styles/controls.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { storeInvitation } from './state/invitation';
import { afterFrame, nextTask } from './ui/frames';
import { lobby } from './state/lobby.svelte';
import { settings } from './state/settings.svelte';
import { translations } from './i18n/translations.svelte';

const RETRY_DELAY = 2000;
const FONTS_TIMEOUT = 700;

/** Waits for the fonts, so that text does not move when they arrive, but no longer than FONTS_TIMEOUT. */
function fonts(): Promise<unknown> {
  const wanted = ['600 1em "Fraunces Variable"', '400 1em "Inter Variable"'].map((font) => document.fonts.load(font));
  return Promise.race([Promise.allSettled(wanted), new Promise((done) => setTimeout(done, FONTS_TIMEOUT))]);
}

/** Loads the games; a failure is retried by the screens. */
function games(): Promise<unknown> {
  return lobby.loadGames(settings.preferences.lang).catch(() => undefined);
}

async function start(): Promise<void> {
  await nextTask();
  const loadingFonts = fonts();
  await nextTask();
  storeInvitation();
  settings.apply();
  try {
    await Promise.all([translations.setLanguage(), loadingFonts, games()]);
  } catch {
    setTimeout(() => void start(), RETRY_DELAY);
    return;
  }
  await nextTask();
  mount(App, { target: document.body });
  afterFrame(() => void new Intl.PluralRules(settings.preferences.lang).select(1));
}

void start();
