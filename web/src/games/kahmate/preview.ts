// The server's previews as text.

import { signed, type DuelPreview, type PassPreview, type Preview, type Scene, type Share } from './view';
import { player } from './text';

/** A chance in whole hundredths. */
export const percent = ([some, all]: Share): number => Math.floor((200 * some + all) / (2 * all));

/** The chance that a pass is stolen if the likeliest man tries; null if nobody can. */
export function stolen(pass: PassPreview | undefined): number | null {
  const tries = Object.values(pass?.interceptors ?? {}).map((duel) => 100 - percent(duel.attack_wins));
  return tries.length ? Math.max(...tries) : null;
}

/** The preview of a move in words, one fact each. */
export function previewText(scene: Scene, _move: string, preview: Preview): string[] {
  const facts = [...run(scene, preview), ...goal(scene, preview)];
  if (preview.interceptors) facts.push(...attempts(scene, preview.interceptors));
  if (preview.duel) facts.push(...duel(scene, preview.duel));
  if (preview.exits?.length) {
    const squares = scene.listed(preview.exits.map((exit) => exit.square));
    facts.push(scene.say('kahmate-preview-exits', { squares }));
  }
  if (preview.rises?.length) {
    const pieces = scene.listed(preview.rises.map((name) => player(scene, name)));
    facts.push(scene.say('kahmate-preview-rises', { pieces }));
  }
  return facts;
}

function run(scene: Scene, preview: Preview): string[] {
  if (!preview.path) return [];
  const facts = [scene.say('kahmate-preview-cost', { cost: preview.cost ?? 0, left: preview.left ?? 0 })];
  if (preview.takes_ball) facts.push(scene.say('kahmate-preview-takes'));
  if (preview.try) facts.push(scene.say('kahmate-preview-try'));
  return facts;
}

function goal(scene: Scene, preview: Preview): string[] {
  if (!preview.square) return [];
  const facts = preview.interceptors || 'try' in preview ? [] : [scene.say('kahmate-preview-square', { square: preview.square })];
  if (preview.taken_by) facts.push(scene.say('kahmate-preview-taken', { piece: player(scene, preview.taken_by) }));
  if (preview.try) facts.push(scene.say('kahmate-preview-try'));
  return facts;
}

function attempts(scene: Scene, could: Record<string, DuelPreview>): string[] {
  const names = Object.entries(could);
  if (!names.length) return [scene.say('kahmate-preview-safe')];
  return names.map(([name, one]) =>
    scene.say('kahmate-preview-interceptor', { piece: player(scene, name), chance: percent(one.attack_wins) }),
  );
}

function duel(scene: Scene, one: DuelPreview): string[] {
  const [card, only] = Object.entries(one.cards ?? {});
  if (card && !only) {
    const shares = { chance: percent(card[1].win), tie: percent(card[1].tie) };
    return [scene.say('kahmate-preview-card', { card: card[0], ...shares })];
  }
  const facts = [
    scene.say('kahmate-preview-duel', {
      attacker: player(scene, one.attacker),
      attack: signed(one.attack),
      defender: player(scene, one.defender),
      defence: signed(one.defence),
      chance: percent(one.attack_wins),
    }),
  ];
  if (one.perfect) facts.push(scene.say('kahmate-preview-perfect', { chance: percent(one.perfect) }));
  return facts;
}
