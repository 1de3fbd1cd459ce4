// Starts the client: the language first, then the page; keeps trying while the server can't be reached.
import './styles/tokens.css';
import './styles/page.css';
import './styles/controls.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { settings } from './core/settings.svelte';
import { words } from './core/words.svelte';

const AGAIN = 2000;

async function start(): Promise<void> {
  settings.show();
  try {
    await words.speak();
  } catch {
    setTimeout(() => void start(), AGAIN);
    return;
  }
  mount(App, { target: document.body });
}

void start();
