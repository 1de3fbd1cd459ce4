// The language being spoken: loads the client's catalogue and those of the games in use, and changes all at once.
import { Catalogue, type Say } from './catalogue';
import { ask } from './http';
import { settings } from './settings.svelte';
import { wordsTold } from './told';

class Words {
  catalogue = $state.raw(new Catalogue('en'));
  private games = new Set<string>();

  /** Read everything in the wished language; the page goes on in the former one until it is there. */
  async speak(lang: string = settings.wishes.lang): Promise<void> {
    const made = new Catalogue(lang);
    const texts = await Promise.all(['', ...this.games].map((game) => textOf(lang, game)));
    for (const text of texts) made.add(text);
    this.catalogue = made;
  }

  /** Read a game's catalogue too, once, beside what was read already. */
  async learn(game: string): Promise<void> {
    if (this.games.has(game)) return;
    this.games.add(game);
    const lang = this.catalogue.lang;
    const text = await textOf(lang, game);
    if (this.catalogue.lang !== lang) return;
    this.catalogue.add(text);
    this.catalogue = this.catalogue.again();
  }
}

/** The text of a game's catalogue, or of the shared one. */
async function textOf(lang: string, game: string): Promise<string> {
  return wordsTold(lang, game) ?? (await ask(game ? `api/text/${lang}/${game}` : `api/text/${lang}`, lang)).text();
}

export const words = new Words();

/** A sentence in the language being spoken. */
export const say: Say = (key, fields) => words.catalogue.say(key, fields);
