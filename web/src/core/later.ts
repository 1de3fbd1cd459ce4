// What can wait until the frame that is due has been shown: whatever tells of the board, after the board itself.

/** A page that shows no frames does it after so many milliseconds all the same. */
const LONGEST = 100;

/** Go on in a task of its own, so that nothing that is due waits for both. */
export function soon(): Promise<void> {
  return new Promise((go) => setTimeout(go, 0));
}

let waiting: (() => void)[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

/** Do something once the next frame is shown; in the order in which it was asked for. */
export function afterFrame(task: () => void): void {
  waiting.push(task);
  if (waiting.length > 1) return;
  timer = setTimeout(run, LONGEST);
  if (!document.hidden) requestAnimationFrame(() => setTimeout(run, 0));
}

function run(): void {
  clearTimeout(timer);
  const tasks = waiting;
  waiting = [];
  for (const task of tasks) {
    try {
      task();
    } catch (error) {
      // Those after it have nothing to do with it.
      reportError(error);
    }
  }
}
