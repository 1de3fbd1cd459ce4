// The types of this game's view, events, previews and memory, and the names of players and squares.

import type { BoardProps as BoardPropsOf, Face as FaceOf, Scene as SceneOf, Stage as StageOf } from '../../game-sdk/contract';
export type Side = 'r' | 'b';
export type Seat = 0 | 1;
export type DuelKind = 'tackle' | 'charge' | 'intercept';
export type Direction = 'N' | 'E' | 'S' | 'W';

export interface Standing {
  at: string;
  down: number;
}

/** Two cards turned over, with what they add up to. */
export interface Shown {
  cards: [number, number];
  attack: number;
  defence: number;
  pair: number;
}

export interface Verdict {
  duel: DuelKind;
  winner: string;
  loser: string;
  margin: number;
  perfect: boolean;
}

export interface Pending {
  kind: 'setup' | 'ball' | 'turn' | 'intercept' | 'card' | 'drop' | 'exit';
  seat: number;
  ready?: [boolean, boolean];
  captain?: number;
  moved?: Record<string, number>;
  stopped?: string[];
  receiver?: string;
  duel?: DuelKind;
  attacker?: string;
  defender?: string;
  pair?: number;
  laid?: [number | boolean | null, number | boolean | null];
  direction?: Direction;
  fallen?: string;
  barred?: string;
}

export interface View {
  turn: number;
  pieces: Record<string, Standing>;
  ball: string | null;
  cards: [number[], number[]];
  score: [number, number];
  target: number;
  pending: Pending | null;
  /** Drawn in by events only: a duel whose cards lie open, and a pass in the air. */
  shown?: Shown | null;
  won?: Verdict | null;
  duel?: Duel | null;
  flight?: { passer: string; receiver: string } | null;
}

/** Who fights whom; kept while the cards are turned, when the question itself may be answered already. */
export interface Duel {
  kind: DuelKind;
  attacker: string;
  defender: string;
  pair: number;
}

/** An event with the fields that any of its kinds has. */
export interface GameEvent {
  key: string;
  seat?: number;
  first?: number;
  piece?: string;
  square?: string;
  card?: number;
  path?: string[];
  cost?: number;
  tackler?: string;
  carrier?: string;
  opponent?: string;
  passer?: string;
  receiver?: string;
  interceptor?: string;
  from?: string;
  to?: string;
  perfect?: boolean;
  scores?: number[];
  [field: string]: unknown;
}

/** A duel that is over, or whose cards lie open: the cards, who won, and the events that followed from it. */
export interface Fight extends Duel {
  shown: Shown;
  verdict: Verdict | null;
  then: GameEvent[];
  isOver: boolean;
}

/** What outlasts the view: the path of the last run and the last duel. */
export interface Memory {
  trail: string[];
  fight: Fight | null;
}

export type Share = [number, number];

/** The chances of one card of one's own. */
export interface CardChances {
  win: Share;
  tie: Share;
  perfect: Share;
  first: { perfect: number; attack: number; tie: number; defence: number };
}

export interface DuelPreview {
  duel: DuelKind;
  attacker: string;
  defender: string;
  attack: number;
  defence: number;
  attack_wins: Share;
  perfect?: Share;
  cards?: Record<string, CardChances>;
}

export interface PassPreview {
  square: string;
  interceptors: Record<string, DuelPreview>;
}

/** The preview of a move, or of the current state without one. */
export interface Preview {
  kind?: string;
  reach?: Record<string, Record<string, number>>;
  takes?: Record<string, string[]>;
  passes?: Record<string, PassPreview>;
  kicks?: string[];
  tackles?: Record<string, { duel: DuelPreview }>;
  charges?: Record<string, { duel: DuelPreview; exits: { direction: Direction; square: string; try: boolean }[] }>;
  pass_squares?: string[];
  samples?: Record<string, Record<string, string>>;
  duel?: DuelPreview;
  interceptors?: Record<string, DuelPreview>;
  squares?: { square: string; taken_by?: string | null; try?: boolean }[];
  path?: string[];
  cost?: number;
  left?: number;
  takes_ball?: boolean;
  try?: boolean;
  square?: string;
  taken_by?: string | null;
  exits?: { square: string }[];
  rises?: string[];
}

export type Scene = SceneOf<View>;
export type Stage = StageOf<View, GameEvent, Memory>;
export type BoardProps = BoardPropsOf<View, GameEvent, Preview, Memory>;
export type Face = FaceOf<View, GameEvent, Preview, Memory>;

export const LETTERS = ['n1', 'n2', 's', 't', 'f', 'c'] as const;
export const CARDS = [1, 2, 3, 4, 5, 6] as const;

interface Ability {
  kind: 'normal' | 'strong' | 'tough' | 'fast' | 'clever';
  symbol: string;
  moves: number;
  attack: number;
  defence: number;
}

/** What is printed on each player. */
const ABILITIES: Record<string, Ability> = {
  n1: { kind: 'normal', symbol: 'normal1', moves: 3, attack: 0, defence: 0 },
  n2: { kind: 'normal', symbol: 'normal2', moves: 3, attack: 0, defence: 0 },
  s: { kind: 'strong', symbol: 'strong', moves: 2, attack: 2, defence: 1 },
  t: { kind: 'tough', symbol: 'tough', moves: 3, attack: 1, defence: 0 },
  f: { kind: 'fast', symbol: 'fast', moves: 4, attack: -1, defence: -1 },
  c: { kind: 'clever', symbol: 'clever', moves: 3, attack: 0, defence: 1 },
};

/** The abilities printed on a player, by its name. */
export function ability(piece: string): Ability {
  const found = ABILITIES[piece.slice(1)];
  if (!found) throw new Error(`no such player: ${piece}`);
  return found;
}

export const sideOf = (piece: string): Side => piece[0] as Side;
export const seatOf = (piece: string): number => (piece[0] === 'r' ? 0 : 1);
export const sideName = (seat: number): Side => (seat === 0 ? 'r' : 'b');

/** The six players of a side in the order in which they are put. */
export const team = (seat: number): string[] => LETTERS.map((letters) => sideName(seat) + letters);

export const isPiece = (name: unknown): name is string =>
  typeof name === 'string' && /^[rb](n1|n2|s|t|f|c)$/.test(name);

/** Where the ball is, whether it lies or is held; null before it is on the pitch. */
export function ballSquare(view: View): string | null {
  if (view.ball === null || !isPiece(view.ball)) return view.ball;
  return view.pieces[view.ball]?.at ?? null;
}

/** The player on a square; of two, during a breakthrough, the one on its feet. */
export function pieceAt(view: View, square: string): string | null {
  const there = Object.keys(view.pieces).filter((name) => view.pieces[name]?.at === square);
  return there.find((name) => !view.pieces[name]?.down) ?? there[0] ?? null;
}

/** How far a player can still go this turn, as the card of a player shows it. */
export function movesLeft(view: View, piece: string): number {
  if (view.pending?.stopped?.includes(piece)) return 0;
  return ability(piece).moves - (view.pending?.moved?.[piece] ?? 0);
}

export const signed = (bonus: number): string =>
  bonus > 0 ? `+${bonus}` : bonus < 0 ? `−${-bonus}` : '0';
