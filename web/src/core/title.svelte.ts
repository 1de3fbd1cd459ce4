// The page's title and icon: which screen, and whether a table waits for this device.
import icon from '../art/icon.svg?url';
import turnIcon from '../art/icon-turn.svg?url';

class Title {
  page = $state('');
  /** Tables that wait here and elsewhere. */
  waiting = $state(0);

  show(): void {
    const count = this.waiting ? `(${this.waiting}) ` : '';
    document.title = count + (this.page ? `${this.page} · Ludoteca` : 'Ludoteca');
    const link = document.querySelector<HTMLLinkElement>('link[rel=icon]');
    if (link) link.href = this.waiting ? turnIcon : icon;
  }
}

export const title = new Title();
