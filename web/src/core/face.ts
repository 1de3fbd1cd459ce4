// What a game's folder gives to the client, and all it gets. Games are found by their folder: `games/NAME/index.ts`
// exports `face`, `games/NAME/lesson.ts` (optional) exports `lesson`. No game is named anywhere else.
//
// House rules for a face
// - It judges no rule. What may be done is `scene.moves`; what a move would do is `preview`; what happened is `stage.event`.
// - It says nothing itself: every visible or spoken word comes from `scene.say` (the game's own catalogue,
//   src/ludoteca/games/NAME/locales/*.ftl, keys NAME-…, in four languages; tests/i18n finds missing and unused ones).
// - The page's policy forbids inline styles in markup: no `style="…"` and no `{@html}`; use classes, presentation
//   attributes (fill="var(--grass)") or Svelte's `style:name={value}`, which goes through the object model.
// - Pictures: put `symbols.svg` into the folder, `import sprite from './symbols.svg?url'`, show `<Sprite url={sprite} />`
//   (board/Sprite.svelte) once and `<use href="#id">` anywhere. Ids must begin with the game's name and a hyphen.
// - Everything clickable is a button or has role, name and a key; hover, focus and first touch call `act.propose`.
import type { Component } from 'svelte';
import type { Say } from './catalogue';
import type { Sound } from './sound';
import type { Change, Fields, GameEvent, Preview, Result, TableInfo } from './wire';

export type { Change, Fields, GameEvent, Preview, Result, TableInfo, Say, Sound };

/** What is shown: everything, only what a seat holds and may do (a phone), or only what all may see (a big screen). */
export type Mode = 'full' | 'hand' | 'board';

/** Everything a face may use, made anew on each update and after each event. */
export interface Scene {
  game: string;
  /** What the viewer may know. While events are shown: the former view with the finished events drawn in by `after`. */
  view: any;
  /** A seat, or null for a spectator. */
  viewer: number | null;
  /** A player's name or, for the nameless, the seat's colour in words. */
  names: string[];
  /** Whether each seat's device is connected (bots always are). */
  present: boolean[];
  /** The viewer's legal moves; empty while events are shown, while an answer is on its way and for spectators. */
  moves: string[];
  /** The seats that owe an answer. */
  actors: number[];
  table: TableInfo;
  result: Result | null;
  /** Whether things may travel; false: cross-fades of at most 120 ms, paths stay visible. */
  motion: boolean;
  mode: Mode;
  /** A sentence. Keys are written in full, also the game's: say('NAME-fact-x', {…}). Unknown keys come back bare. */
  say: Say;
  knows(key: string): boolean;
  /** A player's name; faces put the mark beside it themselves (board/Mark.svelte). */
  name(seat: number): string;
  /** Two fields for sentences: {FIELD: name, FIELD_is: 'you' | 'other' | 'nobody'}. */
  who(field: string, seat: number | null | undefined): Fields;
  /** "a, b and c" · "a, b or c" */
  listed(items: readonly string[]): string;
  either(items: readonly string[]): string;
}

/** The event being shown now, or a quiet table (event null). */
export interface Stage {
  event: GameEvent | null;
  /** Counts up with every event shown: use it in {#key} or to start an animation once. */
  number: number;
  /** How long the event is shown, ms; what `pace` said, shortened when many wait. Never 0 when event is set. */
  length: number;
  /** The view with this event drawn in. */
  next: any;
  /** What the face's `remember` has kept of the events so far; null if it keeps nothing. */
  memory: any;
}

export interface Act {
  /** Hover, focus or first touch of something legal: asks for the preview; null when the pointer leaves. */
  propose(move: string | null): void;
  /** The same for several moves in a row: `chosen` stays null, `preview` tells what all of them would do. */
  proposeAll(moves: string[]): void;
  /** Second touch, click, Enter. If confirm-before-sending is on, the shell asks by its bar first, unless the face has
      asked already: a first touch that showed what the move would do, or a button beside it, makes it `sure`. */
  play(move: string, sure?: boolean): void;
  /** Several moves in a row (a set of tiles and its end), each sent when the former is acknowledged. */
  playAll(moves: string[], sure?: boolean): void;
  /** Somebody touched what isn't allowed: the shell asks the server why and says it with the rule's number. */
  explain(move: string): void;
  /** Take back so many of the viewer's own last answers, if that is free; settled once they are gone, or with false if
      that was refused, which the shell says. */
  takeBack?(answers: number): Promise<boolean>;
}

export interface BoardProps {
  scene: Scene;
  stage: Stage;
  /** The proposed move, whoever proposed it (board, list of moves, keyboard). */
  chosen: string | null;
  /** The server's answer for what is proposed; null while it is on its way. */
  preview: Preview | null;
  /** What can be said of the state as it is: the server's preview without a move, asked anew with each quiet update. */
  now?: Preview | null;
  /** Whether the shell tells the preview beside the board. */
  beside?: boolean;
  act: Act;
}

/** One level of the tree that folds legal moves into buttons. */
export interface Choice {
  /** Words common to all moves below. */
  words: string;
  label: string;
  /** Set on leaves. */
  move?: string;
  choices?: Choice[];
}

export interface Face {
  /** The whole area between top bar and side panel: board, other seats, own hand and actions, in all three modes. */
  Board: Component<BoardProps>;
  /** The fields of events that hold seat numbers; ['seat'] by default. */
  seats?: string[];
  /** Events that need no sentence. */
  unsaid?: string[];
  /** Fields of an event's sentence besides its own, or in place of them. */
  eventFields?(scene: Scene, event: GameEvent): Fields;
  /** Fields of the question's sentence NAME-kind-KIND besides $seat and $seat_is. */
  kindFields?(scene: Scene): Fields;
  /** The view with one event drawn in: pictures only, no rules, and never the view itself changed (copy what changes). */
  after?(view: any, event: GameEvent): any;
  /** What to keep of past events beyond the view: folded over every event, also those that were skipped; the view is
      the one with the event drawn in. */
  remember?(memory: any, view: any, event: GameEvent): any;
  /** The changes of a log with whatever their sentences need and the view of today no longer tells noted in their events. */
  gather?(scene: Scene, changes: readonly Change[]): Change[];
  /** Two events that followed each other as one line of the log; null: each has its own. */
  join?(former: GameEvent, event: GameEvent): GameEvent | null;
  /** How long an event is shown in ms; 0 (the default): drawn in at once, together with the next. */
  pace?(event: GameEvent): number;
  sound?(event: GameEvent): Sound | null;
  /** The clause of the rulebook that an event follows ('3.3'), for the log's link; null: no link. */
  rule?(event: GameEvent): string | null;
  /** A legal move in words, for buttons, lists and screen readers; the move's own words by default. */
  label?(scene: Scene, move: string): string;
  /** The preview in words, one sentence each: the confirm bar and screen readers tell them. */
  foreseen?(scene: Scene, move: string, preview: Preview): string[];
  /** What a proposed move would do, with its own heading: stands beside the board in place of the sentences. */
  Outlook?: Component<{ scene: Scene; move: string; preview: Preview | null }>;
  /** A better tree of moves than folding by words. */
  group?(scene: Scene, moves: string[]): Choice[];
  /** What is to be seen, one fact a line, for screen readers; the view's fields by default. */
  facts?(scene: Scene): string[];
  /** A short text for the top bar: round, turn, score. */
  chip?(scene: Scene): string;
}

/** A lesson: short steps on a real board, played at a study table of the server. */
export interface Lesson {
  players: number;
  /** The seat the learner sits on. */
  seat: number;
  options?: Record<string, unknown>;
  steps: LessonStep[];
}

export interface LessonStep {
  /** Key of the sentences that explain; NAME-lesson-… */
  say: string;
  /** A position to begin with (docs/notation.md), or none: go on from where the last step ended. */
  position?: unknown;
  /** The moves that fulfil the step (one of them), or 'any'; none: the step is read, "Next" goes on. */
  want?: string[] | 'any';
  /** What the other seats answer after it, in order; the lesson plays it for them. */
  then?: { seat: number; move: string }[];
  /** Told once it is done, or when another legal move was tried. */
  done?: string;
  other?: string;
  /** Clauses of the rulebook to read on. */
  rules?: string[];
}
