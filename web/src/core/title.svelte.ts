// The page's title and icon: which screen, and whether a table waits for this device.
import icon from '../art/icon.svg?url';
import turnIcon from '../art/icon-turn.svg?url';
import { afterFrame } from './later';

class Title {
  page = $state('');
  /** Tables that wait here and elsewhere. */
  waiting = $state(0);

  show(): void {
    const count = this.waiting ? `(${this.waiting}) ` : '';
    const told = count + (this.page ? `${this.page} · Ludoteca` : 'Ludoteca');
    const shown = this.waiting ? turnIcon : icon;
    afterFrame(() => {
      document.title = told;
      const link = document.querySelector<HTMLLinkElement>('link[rel=icon]');
      if (link && link.getAttribute('href') !== shown) link.href = shown;
    });
  }
}

export const title = new Title();
