// Measures the places of the board, so that tiles in another layer can be positioned on them.

import type { Box } from './layout';

export class Places {
  boxes = $state.raw<ReadonlyMap<string, Box>>(new Map());
  width = $state(0);

  /**
   * Measure whenever the board or one of its places changes its size; the answer ends that. What isn't laid out under a
   * scoring would be for the measure alone, and is where it was.
   */
  watch(root: HTMLElement): () => void {
    const observer = new ResizeObserver(() => this.measure(root));
    observer.observe(root);
    for (const one of root.querySelectorAll('[data-place]')) observer.observe(one);
    return () => observer.disconnect();
  }

  /** A place's box within the board; an empty one while it isn't known. */
  box(place: string): Box {
    return this.boxes.get(place) ?? { x: 0, y: 0, width: 0, height: 0 };
  }

  private measure(root: HTMLElement): void {
    const frame = root.getBoundingClientRect();
    const found = new Map<string, Box>();
    for (const one of root.querySelectorAll<HTMLElement>('[data-place]')) {
      const name = one.dataset['place'] ?? '';
      const isLeftOut = one.checkVisibility?.() === false;
      found.set(name, (isLeftOut && this.boxes.get(name)) || within(frame, one));
    }
    this.boxes = found;
    this.width = frame.width;
  }
}

function within(frame: DOMRect, place: HTMLElement): Box {
  const { x, y, width, height } = place.getBoundingClientRect();
  return { x: x - frame.x, y: y - frame.y, width, height };
}
