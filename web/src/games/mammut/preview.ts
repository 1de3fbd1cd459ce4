// The server's previews as text: the expected score of each seat.
import { whole, you } from './text';
import { CONTENTS, type CategoryScore, type Preview, type Scene } from './view';

/** One sentence per seat, and a note if the numbers are means. */
export function previewText(scene: Scene, move: string, preview: Preview): string[] {
  const { scores, exact } = preview;
  if (!scores) return [];
  const lines = scores.map((score, seat) => {
    const parts = CONTENTS.map((name) => [name, amount(scene, score[name]!)]);
    return scene.say('mammut-tally-seat', {
      seat: you(scene, seat),
      ...Object.fromEntries(parts),
      total: whole(score.points),
    });
  });
  const head = scene.say(move ? 'mammut-tally-then' : 'mammut-tally-now');
  return exact ? [head, ...lines] : [head, ...lines, scene.say('mammut-tally-mean')];
}

function amount(scene: Scene, part: CategoryScore): string {
  const value = whole(part.points);
  return part.tied ? scene.say('mammut-tally-tied', { value }) : value;
}
