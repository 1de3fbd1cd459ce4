// Starts the client: the language first, then the page; keeps trying while the server can't be reached.
import './styles/tokens.css';
import './styles/fonts.css';
import './styles/page.css';
import './styles/controls.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { keepInvitation } from './core/invitation';
import { afterFrame, soon } from './core/later';
import { lobby } from './core/lobby.svelte';
import { settings } from './core/settings.svelte';
import { words } from './core/words.svelte';

const AGAIN = 2000;
const FONTS_WAIT = 700;

/** The typefaces, so that text doesn't jump when they come; a slow line doesn't wait for them. */
function fonts(): Promise<unknown> {
  const wanted = ['600 1em "Fraunces Variable"', '400 1em "Inter Variable"'].map((font) => document.fonts.load(font));
  return Promise.race([Promise.allSettled(wanted), new Promise((done) => setTimeout(done, FONTS_WAIT))]);
}

/** The games, which nearly every screen names; who can't have them now asks again later. */
function games(): Promise<unknown> {
  return lobby.learn(settings.wishes.lang).catch(() => undefined);
}

async function start(): Promise<void> {
  await soon();
  const typefaces = fonts();
  await soon();
  keepInvitation();
  settings.show();
  try {
    await Promise.all([words.speak(), typefaces, games()]);
  } catch {
    setTimeout(() => void start(), AGAIN);
    return;
  }
  await soon();
  mount(App, { target: document.body });
  afterFrame(() => void new Intl.PluralRules(settings.wishes.lang).select(1));
}

void start();
