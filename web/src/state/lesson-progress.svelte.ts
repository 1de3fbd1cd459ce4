// The lessons that this device has finished, stored in the browser.
const STORAGE_KEY = 'ludoteca.lessons';

function stored(): string[] {
  try {
    return JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '[]') as string[];
  } catch {
    return [];
  }
}

class LessonProgress {
  private finished = $state.raw(stored());

  isFinished(game: string): boolean {
    return this.finished.includes(game);
  }

  finish(game: string): void {
    if (this.isFinished(game)) return;
    this.finished = [...this.finished, game];
    try {
      localStorage.setItem(STORAGE_KEY, JSON.stringify(this.finished));
    } catch {
      // Without storage the lesson is offered again after a reload.
    }
  }
}

export const lessonProgress = new LessonProgress();
