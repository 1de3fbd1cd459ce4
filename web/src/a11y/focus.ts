// Keyboard focus at a table: when the focused element is removed or disabled, another element gets the focus.
import { afterFrame } from '../ui/frames';

type Place = HTMLElement | SVGElement;

function canHave(element: Place): boolean {
  return element.isConnected && !element.matches(':disabled') && element.checkVisibility({ visibilityProperty: true });
}

/**
 * Restore lost focus at a table. Candidates have the attribute data-here, and the highest number wins: 1 for the board,
 * 2 for an overlay, 3 for a question beside it, 4 for the result.
 */
export function keepFocus(table: HTMLElement): { destroy: () => void } {
  let last: Place | null = null;
  let isDue = false;
  // Pointer users do not need it.
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

/** Move the focus from the board to an element on or beside it, if the board is played by keyboard. */
export function takeFocus(element: HTMLElement): void {
  afterFrame(() => {
    const now = document.activeElement;
    if (now?.matches(':focus-visible') && now.closest('main')) element.focus();
  });
}
