// What is longer than its room scrolls, and then by keys too.

/** A stop for the Tab key while the only child is longer than its room, and as long as the stop has the focus. */
export function scrolled(room: HTMLElement): { destroy: () => void } {
  const observer = new ResizeObserver(() => {
    if (room.scrollHeight > room.clientHeight) room.tabIndex = 0;
    else if (room !== document.activeElement) room.removeAttribute('tabindex');
  });
  for (const one of [room, ...room.children]) observer.observe(one);
  return { destroy: () => observer.disconnect() };
}
