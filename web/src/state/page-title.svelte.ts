// The page's title and icon: the screen, and the number of tables that wait for this device.
import icon from '../styles/icons/icon.svg?url';
import turnIcon from '../styles/icons/icon-turn.svg?url';
import { afterFrame } from '../ui/frames';

class Title {
  page = $state('');
  /** Whether the table on this page waits for its viewer. */
  turn = $state(false);
  /** Other tables that wait for this device. */
  others = $state(0);

  apply(): void {
    const waiting = this.others + Number(this.turn);
    const text = (waiting ? `(${waiting}) ` : '') + (this.page ? `${this.page} · Ludoteca` : 'Ludoteca');
    const href = waiting ? turnIcon : icon;
    afterFrame(() => {
      document.title = text;
      const link = document.querySelector<HTMLLinkElement>('link[rel=icon]');
      if (link && link.getAttribute('href') !== href) link.href = href;
    });
  }
}

export const title = new Title();
