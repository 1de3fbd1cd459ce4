// The types of this game's view, events, previews and memory, and moves built from what a player touched.

import type { BoardProps as BoardPropsOf, Face as FaceOf, Scene as SceneOf, Stage as StageOf } from '../../game-sdk/contract';
import type { Sheet } from './scoring';

export type Handle = string;
export type Card =
  | 'peek'
  | 'flip'
  | 'return'
  | 'fur'
  | 'animal'
  | 'axe-points'
  | 'fur-points'
  | 'fur-animal'
  | 'axe-fur'
  | 'tusk-points'
  | 'tusk-fire'
  | 'axe-fire';

export const CONTENTS = ['axe', 'fur', 'tusk', 'food', 'fire'] as const;
export type Content = (typeof CONTENTS)[number];
export const KINDS = ['bison', 'boar', 'cave-bear', 'deer', 'hare', 'horse', 'wolf'] as const;
export type Kind = (typeof KINDS)[number];
export type Side = Content | Kind | '?' | 'red' | 'blue';
export const SIDES: readonly Side[] = ['food', 'tusk', 'fur', 'axe', 'fire', '?', ...KINDS, 'red', 'blue'];
export const PREY_CARDS: readonly Card[] = ['peek', 'flip', 'return'];
export const CARDS: readonly Card[] = [
  'peek',
  'flip',
  'return',
  'fur',
  'animal',
  'axe-points',
  'fur-points',
  'fur-animal',
  'axe-fur',
  'tusk-points',
  'tusk-fire',
  'axe-fire',
];
export const LAST_ROUND = 5;

export interface Tile {
  up: Side;
  down: Side | null;
  at: string;
}

export interface Pending {
  kind: 'turn' | 'take' | 'back' | 'choose' | 'draw' | 'deal';
  seat: number | null;
  to?: string;
  taken?: Handle[];
  back?: Handle[];
  card?: Card;
  queue?: number[];
  given?: Handle[];
}

export interface View {
  players: number;
  turn: number;
  round: number;
  first: number;
  tiles: Record<Handle, Tile>;
  points: number[];
  furs: number[];
  animals: Kind[][];
  hands: (Card[] | number)[];
  played: (Card[] | number)[];
  deck: number | Record<string, number>;
  discard: Record<string, number>;
  knows: Handle[][];
  pending: Pending | null;
}

/** An event with the fields that any of its kinds has. */
export interface GameEvent {
  key: string;
  seat?: number;
  tile?: Handle | null;
  tiles?: Handle[];
  /** What the tile or tiles showed when it happened, noted by the log. */
  shown?: Side[];
  to?: string;
  sides?: Side[];
  side?: Side;
  faces?: Side[];
  card?: Card;
  cards?: Card[];
  points?: number;
  steps?: number;
  kind?: Kind;
  kinds?: Kind[] | number;
  round?: number;
  first?: number;
  number?: number;
  victim?: number;
  from?: string;
  for?: string;
  as?: string;
  reason?: string;
  winners?: number[];
  turn?: number;
}

export interface Memory {
  sheet: Sheet;
  /** Whether the scoring is still going on; the next deal ends it. */
  isLive: boolean;
}

/** The expected points of one category, and whether a tie decides them. */
export interface CategoryScore {
  points: number;
  tied: boolean;
}

export type ExpectedScore = Record<string, CategoryScore> & { points: number };

/** The scoring after a move, or of the current state, seat by seat. */
export interface Preview {
  scores?: ExpectedScore[] | null;
  /** Whether the numbers are certain; otherwise they are means. */
  exact?: boolean;
}

export type Scene = SceneOf<View>;
export type Stage = StageOf<View, GameEvent, Memory>;
export type BoardProps = BoardPropsOf<View, GameEvent, Preview, Memory>;
export type Face = FaceOf<View, GameEvent, Preview, Memory>;

/** Handles ascending, the shaman last. */
export function ordered(handles: Iterable<Handle>): Handle[] {
  const rank = (name: Handle) => (name === 'S' ? 99 : Number(name));
  return [...handles].sort((a, b) => rank(a) - rank(b));
}

/** The handles that lie at a place. */
export function lying(view: View, place: string): Handle[] {
  return ordered(Object.keys(view.tiles).filter((name) => view.tiles[name]?.at === place));
}

/** The places of a seat's tiles: two groups with two players (10.1). */
export function piles(players: number, seat: number): string[] {
  return players === 2 ? [`p${seat}.1`, `p${seat}.2`] : [`p${seat}`];
}

/** All places besides the centre, seat by seat. */
export function places(players: number): string[] {
  return Array.from({ length: players }, (_, seat) => piles(players, seat)).flat();
}

/** Whose place it is; null for the centre. */
export function owner(place: string): number | null {
  return place === 'centre' ? null : Number(place[1]);
}

/** The tiles of a seat, both groups together. */
export function held(view: View, seat: number): Handle[] {
  return ordered(Object.keys(view.tiles).filter((name) => owner(view.tiles[name]!.at) === seat));
}

/** How many cards a list, or the number that stands for one, holds. */
export function count(cards: Card[] | number): number {
  return typeof cards === 'number' ? cards : cards.length;
}

/** The size of the draw pile, whether or not its cards are shown. */
export function deckSize(view: View): number {
  return typeof view.deck === 'number' ? view.deck : Object.values(view.deck).reduce((sum, one) => sum + one, 0);
}

/** The moves that take a set of tiles, or put it back, in the one spelling a set has. */
export function inARow(verb: 'take' | 'back', chosen: Iterable<Handle>): string[] {
  return [...ordered(chosen).map((name) => `${verb} ${name}`), 'done'];
}

/** The move that plays a prey card on tiles or on places ("p1", "p0.2"). */
export function cardMove(card: Card, targets: Iterable<string>): string {
  if (card !== 'return') return ['play', card, ...ordered(targets)].join(' ');
  return ['play', card, ...[...targets].map((place) => place.slice(1)).sort()].join(' ');
}

/** The words of robbing a place. */
export function robMove(place: string): string {
  return `rob ${place.slice(1)}`;
}

/** The cards of a hand, each once, with how many of it there are. */
export function stacked(cards: readonly Card[]): [Card, number][] {
  return CARDS.map((card): [Card, number] => [card, cards.filter((one) => one === card).length]).filter(([, n]) => n);
}

/** Whether a card has any legal move now. */
export function isPlayable(moves: readonly string[], card: Card): boolean {
  return moves.some((move) => move === `play ${card}` || move.startsWith(`play ${card} `));
}

/** The seats in the shaman's order: its owner, then clockwise (red) or anticlockwise (blue); none while it lies in the centre. */
export function shamanOrder(view: View): number[] {
  const shaman = view.tiles['S'];
  const first = shaman ? owner(shaman.at) : null;
  if (first === null || !shaman) return [];
  const step = shaman.up === 'red' ? 1 : view.players - 1;
  return Array.from({ length: view.players }, (_, at) => (first + at * step) % view.players);
}
