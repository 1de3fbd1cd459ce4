// The current language: loads the shared catalogue and those of the games in use.
import { Catalogue, type Say } from './catalogue';
import { request } from '../net/http';
import { inlinedCatalogue } from '../net/inlined-data';
import { settings } from '../state/settings.svelte';

class Translations {
  catalogue = $state.raw(new Catalogue('en'));
  private games = new Set<string>();

  /** Load every catalogue of a language; the former language is shown until all are loaded. */
  async setLanguage(lang: string = settings.preferences.lang): Promise<void> {
    const loaded = new Catalogue(lang);
    const texts = await Promise.all(['', ...this.games].map((game) => catalogueText(lang, game)));
    for (const text of texts) loaded.add(text);
    this.catalogue = loaded;
  }

  /** Load a game's catalogue, once. */
  async loadGame(game: string): Promise<void> {
    if (this.games.has(game)) return;
    this.games.add(game);
    const lang = this.catalogue.lang;
    const text = await catalogueText(lang, game);
    if (this.catalogue.lang !== lang) return;
    this.catalogue.add(text);
    this.catalogue = this.catalogue.copy();
  }
}

/** The text of a game's catalogue; the empty name is the shared one. */
async function catalogueText(lang: string, game: string): Promise<string> {
  return inlinedCatalogue(lang, game) ?? (await request(game ? `api/text/${lang}/${game}` : `api/text/${lang}`, lang)).text();
}

export const translations = new Translations();

/** A message in the current language. */
export const say: Say = (key, fields) => translations.catalogue.say(key, fields);
