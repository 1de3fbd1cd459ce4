// "If scored now" in whole numbers: what a category would bring, and why, in words. All points come from the server.
import { counted } from './scoring';
import { signed, stepName, you } from './text';
import type { Content, ExpectedScore, Preview, Scene, View } from './view';

export type Counts = ReturnType<typeof counted>;

export interface Cell {
  count: number;
  /** Points in whole numbers; a tie says what one of the tied would get or pay. */
  text: string;
  points: number;
  cards: number;
  isTied: boolean;
  /** Whether hidden tiles or cards may change it. */
  isUnsure: boolean;
  hasMost: boolean;
}

/** What one of several tied seats would get or pay: the whole prize, though the mean gives each a part of it. */
function prize(view: View, name: Content, points: number): number {
  if (name === 'fire') return points < 0 ? -5 : Math.ceil(points);
  if (name === 'fur') return points < 0 ? -view.round : view.round;
  if (name === 'food') return [8, 5, 2].find((one) => points > (one === 8 ? 5 : one === 5 ? 2 : 0)) ?? 8;
  return Math.round(points);
}

/** One category of one seat. */
export function cell(view: View, preview: Preview | null, counts: readonly Counts[], seat: number, name: Content): Cell {
  const part = preview?.scores?.[seat]?.[name] as (ExpectedScore[string] & { cards?: number }) | undefined;
  const points = part?.points ?? 0;
  const isTied = !!part?.tied && points !== 0;
  const shown = isTied ? prize(view, name, points) : Math.round(points);
  const count = counts[seat]![name];
  return {
    count,
    points: shown,
    text: shown ? signed(shown) : '',
    cards: Math.round(part?.cards ?? 0),
    isTied,
    isUnsure: !preview?.exact && !isTied && points !== Math.round(points),
    hasMost: count > 0 && counts.every((one, other) => other === seat || one[name] < count),
  };
}

/** Why a category would bring what it says: how many there are, the rule, and who is level. */
export function reason(scene: Scene, view: View, preview: Preview | null, seat: number, name: Content): string {
  const counts = view.points.map((_, at) => counted(view, at));
  const shown = cell(view, preview, counts, seat, name);
  const level = view.points.flatMap((_, other) => (preview?.scores?.[other]?.[name]?.tied ? [you(scene, other)] : []));
  const facts = [
    scene.say('mammut-tally-why', {
      seat: you(scene, seat),
      number: shown.count,
      category: stepName(scene, name),
      rule: scene.say(`mammut-score-rule-${name}`, { players: view.players, round: view.round }),
    }),
  ];
  if (shown.isTied) facts.push(scene.say('mammut-tally-why-tied', { names: scene.listed(level), points: shown.text }));
  if (shown.isUnsure || (counts[seat]!.hidden && !preview?.exact)) facts.push(scene.say('mammut-tally-why-hidden'));
  return facts.join(' ');
}
