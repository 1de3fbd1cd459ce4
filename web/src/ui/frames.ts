// Scheduling around frames: work that can wait until the next frame was painted.

/** Tasks run after this many milliseconds even if the page paints no frames. */
const MAX_DELAY = 100;

/** Resolves in a new task. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0));
}

let queue: (() => void)[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

/** Run a task after the next frame was painted; tasks run in the order of these calls. */
export function afterFrame(task: () => void): void {
  queue.push(task);
  if (queue.length > 1) return;
  timer = setTimeout(runQueue, MAX_DELAY);
  if (!document.hidden) requestAnimationFrame(() => setTimeout(runQueue, 0));
}

function runQueue(): void {
  clearTimeout(timer);
  const tasks = queue;
  queue = [];
  for (const task of tasks) {
    try {
      task();
    } catch (error) {
      // One failing task does not stop the others.
      reportError(error);
    }
  }
}
