// The page's title and icon: which screen, and whether a table waits for this device.
import icon from '../art/icon.svg?url';
import turnIcon from '../art/icon-turn.svg?url';
import { afterFrame } from './later';

class Title {
  page = $state('');
  /** Whether the table on this page waits for its viewer. */
  turn = $state(false);
  /** Other tables that wait for this device. */
  others = $state(0);

  show(): void {
    const waiting = this.others + Number(this.turn);
    const told = (waiting ? `(${waiting}) ` : '') + (this.page ? `${this.page} · Ludoteca` : 'Ludoteca');
    const shown = waiting ? turnIcon : icon;
    afterFrame(() => {
      document.title = told;
      const link = document.querySelector<HTMLLinkElement>('link[rel=icon]');
      if (link && link.getAttribute('href') !== shown) link.href = shown;
    });
  }
}

export const title = new Title();
