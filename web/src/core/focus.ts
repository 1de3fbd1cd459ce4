// Who plays by keys is never left without a place: when what has the focus goes or is shut, the focus goes on elsewhere.
import { afterFrame } from './later';

type Place = HTMLElement | SVGElement;

function canHave(place: Place): boolean {
  return place.isConnected && !place.matches(':disabled') && place.checkVisibility({ visibilityProperty: true });
}

/**
 * Keep the focus at a table. Where it goes on is marked with data-here, and the highest number there is best: 1 for the
 * board, 2 for what lies over it, 3 for a question beside it, 4 for the result.
 */
export function keepFocus(table: HTMLElement): { destroy: () => void } {
  let last: Place | null = null;
  let isDue = false;
  // Who points has no need of it.
  function remember({ target }: FocusEvent) {
    last = (target as Place).matches(':focus-visible') ? (target as Place) : null;
  }
  function look() {
    isDue = false;
    const now = document.activeElement;
    if (!last || canHave(last) || (now !== last && now !== document.body)) return;
    const places = [...table.querySelectorAll<Place>('[data-here]')].filter(canHave);
    places.sort((one, two) => Number(two.dataset['here']) - Number(one.dataset['here']))[0]?.focus();
  }
  const observer = new MutationObserver(() => {
    if (!isDue) afterFrame(look);
    isDue = true;
  });
  document.addEventListener('focusin', remember);
  observer.observe(table, { subtree: true, childList: true, attributeFilter: ['disabled'] });
  return {
    destroy: () => {
      document.removeEventListener('focusin', remember);
      observer.disconnect();
    },
  };
}

/** Where the game goes on just now: takes the focus from the board, if that is played by keys. */
export function takeFocus(place: HTMLElement): void {
  afterFrame(() => {
    const now = document.activeElement;
    if (now?.matches(':focus-visible') && place.closest('main')?.contains(now)) place.focus();
  });
}
