// The JSON that the server's schemas leave open: updates, logs and previews, as docs/table.md describes them.
// The other types are generated from the schemas: http-types.ts and message-types.ts.
import type { TableSummary } from './http-types';
import type { Here } from './message-types';

export type Fields = Record<string, string | number>;

export interface GameEvent {
  key: string;
  [field: string]: unknown;
}

export type Preview = Record<string, unknown>;

export interface Result {
  winners: number[];
  reason: string;
  [field: string]: unknown;
}

export interface SeatInfo {
  name: string;
  /** person, open, or the name of a level. */
  kind: string;
  left?: boolean;
}

export interface Clocks {
  left: number[];
  /** performance.now() on arrival. */
  at?: number;
  running: number[];
  /** Milliseconds until a running clock starts, by seat, while events are shown. */
  wait: number[];
  control: { seconds: number; increment: number; per_answer: boolean; per_turn?: boolean };
}

export interface Proposal {
  seat: number;
  agreed: number[];
  waiting: number[];
  from?: number;
}

export interface TableInfo {
  game: string;
  rules: number;
  players: number;
  options: Record<string, unknown>;
  phase: 'gathering' | 'playing' | 'over';
  commitment: string;
  salts: (string | null)[];
  cap: number | null;
  hints: boolean;
  clocks: Clocks | null;
  seats: SeatInfo[];
  paused: boolean;
  proposals: Record<string, Proposal>;
  result?: Result | null;
  secret?: string | null;
}

export interface Change {
  version: number;
  by?: number | 'chance' | 'table';
  move?: string;
  events?: GameEvent[];
  table?: { key: string; seats?: number[]; what?: string };
  undone?: number[];
  /** The table gave this answer, the only legal one; set on arrival. */
  forced?: boolean;
}

export interface Update {
  viewer: number | null;
  version: number;
  fresh: boolean;
  changes: Change[];
  table: TableInfo;
  view: unknown;
  actors: number[];
  /** Seats for which the table will answer shortly. */
  forced?: number[];
  decision: string | null;
  moves: string[];
  undo: 'free' | 'consent' | 'nothing';
}

export interface Refusal {
  key: string;
  message: string;
  rule?: string;
  [field: string]: unknown;
}

/** The answer to `enter`. */
export type Entered = Omit<Here, 'about'> & { about: TableSummary };
