// The server's previews: their shapes, and what they say in words.

import type { Preview, Scene } from '../../core/face';
import type { Direction, DuelKind } from './view';
import { signed } from './view';
import { player } from './words';

export type Share = [number, number];

/** The chances of one card of one's own. */
export interface CardChances {
  win: Share;
  tie: Share;
  perfect: Share;
  first: { perfect: number; attack: number; tie: number; defence: number };
}

export interface DuelTold {
  duel: DuelKind;
  attacker: string;
  defender: string;
  attack: number;
  defence: number;
  attack_wins: Share;
  perfect?: Share;
  cards?: Record<string, CardChances>;
}

export interface PassTold {
  square: string;
  interceptors: Record<string, DuelTold>;
}

/** What can be said of the open question without a move. */
export interface Now {
  kind?: string;
  reach?: Record<string, Record<string, number>>;
  takes?: Record<string, string[]>;
  passes?: Record<string, PassTold>;
  kicks?: string[];
  tackles?: Record<string, { duel: DuelTold }>;
  charges?: Record<string, { duel: DuelTold; exits: { direction: Direction; square: string; try: boolean }[] }>;
  pass_squares?: string[];
  samples?: Record<string, Record<string, string>>;
  duel?: DuelTold;
  interceptors?: Record<string, DuelTold>;
  squares?: { square: string; taken_by?: string | null; try?: boolean }[];
}

/** A chance in whole hundredths. */
export const percent = ([some, all]: Share): number => Math.floor((200 * some + all) / (2 * all));

/** The chance that a pass is stolen if the likeliest man tries; null if nobody can. */
export function stolen(pass: PassTold | undefined): number | null {
  const tries = Object.values(pass?.interceptors ?? {}).map((duel) => 100 - percent(duel.attack_wins));
  return tries.length ? Math.max(...tries) : null;
}

/** The preview of a move in words, one fact each. */
export function foreseen(scene: Scene, _move: string, told: Preview): string[] {
  const facts = [...run(scene, told), ...goal(scene, told)];
  if (told.interceptors) facts.push(...attempts(scene, told.interceptors));
  if (told.duel) facts.push(...duel(scene, told.duel));
  if (told.exits?.length) {
    const squares = scene.listed(told.exits.map((way: { square: string }) => way.square));
    facts.push(scene.say('kahmate-preview-exits', { squares }));
  }
  if (told.rises?.length) {
    const pieces = scene.listed(told.rises.map((name: string) => player(scene, name)));
    facts.push(scene.say('kahmate-preview-rises', { pieces }));
  }
  return facts;
}

function run(scene: Scene, told: Preview): string[] {
  if (!told.path) return [];
  const facts = [scene.say('kahmate-preview-cost', { cost: told.cost, left: told.left })];
  if (told.takes_ball) facts.push(scene.say('kahmate-preview-takes'));
  if (told.try) facts.push(scene.say('kahmate-preview-try'));
  return facts;
}

function goal(scene: Scene, told: Preview): string[] {
  if (!told.square) return [];
  const facts = told.interceptors || 'try' in told ? [] : [scene.say('kahmate-preview-square', { square: told.square })];
  if (told.taken_by) facts.push(scene.say('kahmate-preview-taken', { piece: player(scene, told.taken_by) }));
  if (told.try) facts.push(scene.say('kahmate-preview-try'));
  return facts;
}

function attempts(scene: Scene, could: Record<string, DuelTold>): string[] {
  const names = Object.entries(could);
  if (!names.length) return [scene.say('kahmate-preview-safe')];
  return names.map(([name, one]) =>
    scene.say('kahmate-preview-interceptor', { piece: player(scene, name), chance: percent(one.attack_wins) }),
  );
}

function duel(scene: Scene, one: DuelTold): string[] {
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
