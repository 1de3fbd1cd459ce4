// The shapes that travel between server and client, as docs/table.md and docs/server.md tell them.

export type Fields = Record<string, string | number>;

export interface GameEvent {
  key: string;
  [field: string]: any;
}

export type Preview = Record<string, any>;

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
  /** When this was told, by performance.now(); set on arrival. */
  at?: number;
  running: number[];
  /** Milliseconds until a running clock begins to, by seat: what happened is being shown. */
  wait: number[];
  control: { seconds: number; increment: number; per_answer: boolean };
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
  /** The table gave this answer, since everybody could see it to be the only one; set on arrival. */
  forced?: boolean;
}

export interface Update {
  viewer: number | null;
  version: number;
  fresh: boolean;
  changes: Change[];
  table: TableInfo;
  view: any;
  actors: number[];
  /** Seats for which the table will answer in a moment. */
  forced?: number[];
  decision: string | number | null;
  moves: string[];
  undo: 'free' | 'consent' | 'nothing';
}

export interface Refusal {
  key: string;
  message: string;
  rule?: string;
  [field: string]: unknown;
}

/** What anybody with the id may know of a table besides its game. */
export interface TableShown {
  id: string;
  game: string;
  players: number;
  options: Record<string, unknown>;
  phase: 'gathering' | 'playing' | 'over';
  name: string;
  seats: { name: string; kind: string }[];
  away: number[];
  open: number;
  clock: { seconds?: number; increment?: number; days?: number | null } | null;
  cap: number | null;
  hints: boolean;
  auto: boolean;
  rated: boolean;
  public: boolean;
  study: boolean;
  turn: number;
  since: number;
  next: string | null;
}

/** The answer to `enter`. */
export interface Entered {
  table: string;
  seats: number[];
  host: boolean;
  may_sit: number[];
  salt: number[];
  base: string;
  about: TableShown;
}

export interface Said {
  room: 'players' | 'spectators';
  from: string;
  seat: number | null;
  text: string;
  at: number;
}

export interface GameOption {
  name: string;
  kind: 'seat' | 'number' | 'file' | string;
  title?: string;
  least?: number;
  most?: number;
  usual?: number;
}

/** What a lobby shows of a game. */
export interface GameShown {
  name: string;
  title: string;
  subtitle: string;
  pitch: string;
  players: [number, number];
  minutes: [number, number];
  levels: { name: string; title: string }[];
  options: GameOption[];
}
