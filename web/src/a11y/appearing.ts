// Protects against presses that were meant for something else: a control that has just appeared, or become enabled, under
// the resting pointer ignores it for half a second. Keys are never ignored.
import { afterFrame } from '../ui/frames';

const GRACE = 500;
/** A pointer that moves less than this, in pixels, rests. */
const JITTER = 8;
const CONTROLS = 'button, a.btn';

interface Known {
  control: Element | null;
  isOff: boolean;
}

/** Watch the controls of an element. */
export function ignoreAppearing(root: HTMLElement): { destroy: () => void } {
  let at = { x: -1, y: -1 };
  let known: Known = { control: null, isOff: false };
  let fresh: { control: Element; until: number } | null = null;
  let isDue = false;

  function under(): Known {
    const control = document.elementFromPoint(at.x, at.y)?.closest(CONTROLS) ?? null;
    return { control, isOff: !!control?.matches(':disabled') };
  }
  function follow(event: PointerEvent) {
    const to = { x: event.clientX, y: event.clientY };
    const rests = Math.hypot(to.x - at.x, to.y - at.y) < JITTER;
    at = to;
    if (rests) return;
    // Whoever moves onto a control means it.
    const control = (event.target as Element).closest?.(CONTROLS) ?? null;
    known = { control, isOff: !!control?.matches(':disabled') };
    fresh = null;
  }
  function look() {
    isDue = false;
    const now = under();
    const isNew = now.control && !now.isOff && (now.control !== known.control || known.isOff);
    if (isNew && root.contains(now.control)) fresh = { control: now.control!, until: performance.now() + GRACE };
    known = now;
  }
  function stop(event: MouseEvent) {
    const isByPointer = event.detail > 0;
    if (!isByPointer || !fresh || performance.now() > fresh.until || !fresh.control.contains(event.target as Node)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  }
  const observer = new MutationObserver(() => {
    if (!isDue) afterFrame(look);
    isDue = true;
  });
  observer.observe(root, { subtree: true, childList: true, attributeFilter: ['disabled'] });
  document.addEventListener('pointermove', follow, true);
  document.addEventListener('pointerdown', follow, true);
  root.addEventListener('click', stop, true);
  return {
    destroy: () => {
      observer.disconnect();
      document.removeEventListener('pointermove', follow, true);
      document.removeEventListener('pointerdown', follow, true);
      root.removeEventListener('click', stop, true);
    },
  };
}
