// The types of this game's view, events, previews and memory.

import type { BoardProps as BoardPropsOf, Face as FaceOf, Scene as SceneOf, Stage as StageOf } from '../../game-sdk/contract';
import type { Direction } from './layout';

export type Land = 'g' | 's' | 'r' | 'x';
export type Hand = number | number[];
export type Counts = Record<'1' | '2' | '3', number>;

export interface Pending {
  kind: 'place' | 'turn' | 'flee' | 'draw';
  seat: number;
  active?: number;
  flight?: Direction;
  flight_left?: number;
  queue?: number[];
}

export interface View {
  players: number;
  turn: number;
  terrain: string;
  mammoth: string;
  hunters: (string | null)[];
  out: boolean[];
  traps: Record<string, number>;
  hands: Hand[];
  deck: number | Counts;
  discard: Counts;
  pending: Pending | null;
}

export interface Refusal {
  direction: Direction;
  by: 'rock' | 'edge';
  at: string | null;
}

export type GameEvent =
  | { key: 'placed' | 'frightened' | 'trapped'; seat: number; tile: string }
  | { key: 'began'; seat: number; turn: number }
  | { key: 'played'; seat: number; card: number; use: 'move' | 'discard' }
  | { key: 'walked'; seat: number; path: string[]; direction: Direction }
  | {
      key: 'met';
      seat: number;
      tile: string;
      direction: Direction;
      card: number;
      refused: Refusal[];
      flight: Direction | null;
    }
  | { key: 'ran'; from: string; to: string; direction: Direction }
  | { key: 'fled'; seat: number; from: string; to: string; direction: Direction }
  | { key: 'out'; seat: number; tile: string; cards: number[] }
  | { key: 'fell'; tile: string; owner: number }
  | { key: 'removed'; seat: number; tile: string; owner: number }
  | { key: 'drew'; seat: number; card?: number }
  | { key: 'reshuffled' }
  | { key: 'survived'; tile: string };

export interface Fright {
  seat: number;
  tile: string;
  to: string[];
  certain: boolean;
}

export interface Flight {
  run: string[];
  frightened: Fright[];
  trap: { tile: string; owner: number } | null;
  tile?: string;
  card?: number;
  refused?: Refusal[];
  flight?: Direction | null;
}

export interface Preview {
  move?: string;
  card?: number;
  path?: string[];
  placed?: string;
  trapped?: string;
  removed?: string;
  flees?: string;
  mammoth?: Flight;
  out: number[];
  may_be_out: number[];
  draws: boolean;
  result: { winners: number[]; scores: number[]; reason: string } | null;
  may_end: boolean;
}

/** What the board keeps of past events. */
export interface Memory {
  /** Where the last action began and ended. */
  last: string[];
  /** The tile of a hunter lost in the last action. */
  fallen: string | null;
  /** The value on top of the discards. */
  top: number | null;
}

export type Scene = SceneOf<View>;
export type Stage = StageOf<View, GameEvent, Memory>;
export type BoardProps = BoardPropsOf<View, GameEvent, Preview, Memory>;
export type Face = FaceOf<View, GameEvent, Preview, Memory>;

export const TRAPS = 4;

/** How many cards a hand holds, open or hidden. */
export function held(hand: Hand): number {
  return typeof hand === 'number' ? hand : hand.length;
}

/** How many cards are counted, whether by value or in all. */
export function counted(cards: number | Counts): number {
  return typeof cards === 'number' ? cards : cards['1'] + cards['2'] + cards['3'];
}

/** The traps a seat can still set (3.4). */
export function supply(hunt: View, seat: number): number {
  return TRAPS - Object.values(hunt.traps).filter((owner) => owner === seat).length;
}
