// The server's preview in words: what scoring would bring after a move, seat by seat.
import type { Preview, Scene } from '../../core/face';
import { signed } from './phrases';
import { CONTENTS } from './words';

type Score = Record<string, { points: number; tied: boolean }> & { points: number };

/** One sentence for each seat; a word more where the numbers are means. */
export function foreseen(scene: Scene, move: string, preview: Preview): string[] {
  const scores = preview['scores'] as Score[] | null | undefined;
  if (!scores) return [];
  const told = scores.map((score, seat) => {
    const parts = CONTENTS.map((name) => [name, amount(scene, score[name]!)]);
    return scene.say('mammut-tally-seat', {
      ...scene.who('seat', seat),
      ...Object.fromEntries(parts),
      total: signed(score.points),
    });
  });
  const head = scene.say(move ? 'mammut-tally-then' : 'mammut-tally-now');
  return preview['exact'] ? [head, ...told] : [head, ...told, scene.say('mammut-tally-mean')];
}

function amount(scene: Scene, part: { points: number; tied: boolean }): string {
  const value = signed(part.points);
  return part.tied ? scene.say('mammut-tally-tied', { value }) : value;
}
