// Makes scrollable containers scrollable by keyboard.

/** Make a container focusable while its content overflows, or while it has the focus. */
export function scrollTabStop(container: HTMLElement): { destroy: () => void } {
  const observer = new ResizeObserver(() => {
    if (container.scrollHeight > container.clientHeight) container.tabIndex = 0;
    else if (container !== document.activeElement) container.removeAttribute('tabindex');
  });
  for (const one of [container, ...container.children]) observer.observe(one);
  return { destroy: () => observer.disconnect() };
}
