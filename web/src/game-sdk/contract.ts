// The contract between the client and a game's browser component. Games are found by their folder:
// `games/NAME/index.ts` exports `face`, `games/NAME/lesson.ts` (optional) exports `lesson`. No other file names a game.
//
// Rules for a face
// - It judges no rule. Legal moves are `scene.moves`, what a move would do is `preview`, what happened is `stage.event`.
// - Every visible or announced text is a message of the game's catalogue (src/ludoteca/games/NAME/locales/*.ftl, keys
//   NAME-…, four languages) through `scene.say`; tests/i18n finds missing and unused ones.
// - The content security policy forbids inline styles in markup: no `style="…"` and no `{@html}`; use classes,
//   presentation attributes (fill="var(--moss)") or Svelte's `style:name={value}`, which uses the object model.
// - Images: put `symbols.svg` into the folder, `import sprite from './symbols.svg?url'`, render `<Sprite url={sprite} />`
//   (game-sdk/Sprite.svelte) once and `<use href="#id">` anywhere. Ids begin with the game's name and a hyphen.
// - Everything clickable is a button or has role, name and a key; hover, focus and first touch call `act.propose`.
//
// Files of a game's folder; the same role has the same name in every game
//   index.ts        the face                         view.ts         types of view, events and previews
//   Board.svelte    the whole board                  apply-event.ts  the view after an event
//   text.ts         labels, event fields, facts      preview.ts      the server's previews as text
//   timing.ts       durations and sounds of events   clauses.ts      the clause of the rulebook for each event
//   animation.ts    what moves during an event       layout.ts       geometry of the board
//   moves.ts        legal moves by what is touched   input.ts        pointer, touch and selection
//   memory.ts       what outlasts the view           log.ts          events merged or annotated for the log
//   diagrams.ts, Diagram.svelte (rulebook)
//   lesson.ts, lesson.json · colours.css · hero.svg (home screen) · symbols.svg · looks.json (colours of seats) · tests/
import type { Component } from 'svelte';
import type { Say } from '../i18n/catalogue';
import type { Sound } from '../ui/sound';
import type { Change, Fields, GameEvent, Preview, Result, TableInfo } from '../net/table-types';

export type { Change, Fields, GameEvent, Preview, Result, TableInfo, Say, Sound };

/** The version of this contract; it increases with every incompatible change. */
export const CONTRACT_VERSION = 1;

/** What is shown: everything, only what a seat holds and may do (a phone), or only what is public (a large screen). */
export type Mode = 'full' | 'hand' | 'board';

/** Everything a face may use, updated after each update and each event. */
export interface Scene<View = unknown> {
  readonly game: string;
  /** What the viewer may know. While events are shown: the former view with the finished events applied. */
  readonly view: View;
  /** A seat, or null for a spectator. */
  readonly viewer: number | null;
  /** The seat from whose side the board is seen: the viewer or, where several share a device, always the first of them. */
  readonly side: number | null;
  /** A player's name or, without one, the name of the seat's colour. */
  readonly names: string[];
  /** Whether each seat's device is connected (bots always are). */
  readonly present: boolean[];
  /** The viewer's legal moves; empty while events are shown, while a move is being sent and for spectators. */
  readonly moves: string[];
  /** The seats that must act. While events are shown: those before them. */
  readonly actors: number[];
  readonly table: TableInfo;
  /** The result, once the last event was shown. */
  readonly result: Result | null;
  /** Whether pieces may move; false: cross-fades of at most 120 ms, paths stay visible. */
  readonly motion: boolean;
  readonly mode: Mode;
  /** Whether a finished match is shown again: nothing waits for the viewer. */
  readonly replay?: boolean;
  /** A message by its full key: say('NAME-fact-x', {…}). An unknown key is returned as it is. */
  readonly say: Say;
  knows(key: string): boolean;
  /** A player's name; faces put the mark beside it themselves (game-sdk/Mark.svelte). */
  name(seat: number): string;
  /** Two fields for messages: {FIELD: name, FIELD_is: 'you' | 'other' | 'nobody'}. */
  who(field: string, seat: number | null | undefined): Fields;
  /** "a, b and c" · "a, b or c" */
  listed(items: readonly string[]): string;
  either(items: readonly string[]): string;
}

/** The event being shown now, or none (event null). */
export interface Stage<View = unknown, Event = GameEvent, Memory = unknown> {
  event: Event | null;
  /** Increases with every event shown: use it in {#key} or to start an animation once. */
  number: number;
  /** How long the event is shown, ms: `duration`, shortened when many events wait. Never 0 when event is set. */
  length: number;
  /** The view with this event applied. */
  next: View | null;
  /** The result of the face's `remember` for the events so far. */
  memory: Memory | null;
  /** The events that follow it in the same update: an outcome can be told before its parts are shown. */
  following: readonly Event[];
}

export interface Act {
  /** Hover, focus or first touch of a legal move: requests the preview; null when the pointer leaves. */
  propose(move: string | null): void;
  /** The same for several moves in a row: `chosen` stays null, `preview` is that of all of them. */
  proposeAll(moves: string[]): void;
  /** Second touch, click, Enter. If the viewer wants to confirm moves, the shell asks first, unless the face is `sure`:
      a first touch that showed the preview, or a button beside it. */
  play(move: string, sure?: boolean): void;
  /** Several moves in a row (a set of tiles and its end), each sent when the former is committed. */
  playAll(moves: string[], sure?: boolean): void;
  /** The viewer touched something that is not legal: the shell asks the server why and shows the clause. */
  explain(move: string): void;
  /** Undo so many of the viewer's own last decisions, if that is free; resolves to false if it was refused, which the
      shell reports. */
  takeBack?(answers: number): Promise<boolean>;
  /** What the board asks for in place of the open decision, while it shows something to be read first; null: nothing. */
  prompt?(text: string | null): void;
}

export interface BoardProps<View = unknown, Event = GameEvent, Foreseen = Preview, Memory = unknown> {
  scene: Scene<View>;
  stage: Stage<View, Event, Memory>;
  /** The proposed move, from the board, the list of moves or the keyboard. */
  chosen: string | null;
  /** The preview of what is proposed; null until it arrives. */
  preview: Foreseen | null;
  /** The preview of the current state, without a move; requested after each update. */
  now?: Foreseen | null;
  /** Whether the shell shows the preview beside the board. */
  beside?: boolean;
  act: Act;
}

/** One level of the tree that groups legal moves into buttons. */
export interface Choice {
  /** Words common to all moves below. */
  words: string;
  label: string;
  /** Set on leaves. */
  move?: string;
  choices?: Choice[];
}

/** A game's browser component, generic over its view, events, previews and memory. */
export interface Face<View = unknown, Event extends { key: string } = GameEvent, Foreseen = Preview, Memory = unknown> {
  /** The whole area between top bar and side panel: board, other seats, own hand and actions, in all three modes. */
  Board: Component<BoardProps<View, Event, Foreseen, Memory>>;
  /** The fields of events that hold seat numbers; ['seat'] by default. */
  seats?: string[];
  /** Events without a message. */
  unsaid?: string[];
  /** Fields of an event's message besides its own, or in place of them. */
  eventFields?(scene: Scene<View>, event: Event): Fields;
  /** Fields of the decision's message NAME-kind-KIND besides $seat and $seat_is. */
  kindFields?(scene: Scene<View>): Fields;
  /** The view after one event: drawing only, no rules; returns a new view and never changes the given one. */
  applyEvent?(view: View, event: Event): View;
  /** What to keep of past events beyond the view: a reduction over every event, also skipped ones; `view` is the one
      after the event. */
  remember?(memory: Memory | null, view: View, event: Event): Memory | null;
  /** The changes of a log, with what their messages need from earlier views added to their events. */
  gather?(scene: Scene<View>, changes: readonly Change[]): Change[];
  /** Events that only follow from a move: the log attaches them to its line and tells them on demand. */
  details?: string[];
  /** The seat whose mark an event's line has, if it is not the event's own `seat` or whoever moved. */
  actor?(event: Event): number | null;
  /** Whether what a seat sees must be hidden from the others at its device before it is given to it; true by default. */
  isSecret?(view: View, seat: number): boolean;
  /** A forced answer in words, told when the table has given it; its label by default. */
  forcedText?(scene: Scene<View>, move: string): string;
  /** Events that are always shown for their whole `duration`: never shortened, and shown without motion too. */
  held?: string[];
  /** Two consecutive events as one line of the log; null: each has its own. */
  join?(former: Event, event: Event): Event | null;
  /** How long an event is shown in ms; 0 (the default): applied immediately, together with the next. */
  duration?(event: Event): number;
  sound?(event: Event): Sound | null;
  /** The clause of the rulebook that an event follows ('3.3'), for the log's link; null: no link. */
  rule?(event: Event): string | null;
  /** A legal move as text, for buttons, lists and screen readers; the move's own words by default. */
  label?(scene: Scene<View>, move: string): string;
  /** The preview as sentences, for the confirmation bar and screen readers. */
  previewText?(scene: Scene<View>, move: string, preview: Foreseen): string[];
  /** The preview of a proposed move with its own heading, shown beside the board in place of the sentences. */
  Outlook?: Component<{ scene: Scene<View>; move: string; preview: Foreseen | null }>;
  /** What the side panel shows while no move is proposed, besides what happened since the viewer's last move. */
  Aside?: Component<{ scene: Scene<View>; memory: Memory | null }>;
  /** How the match was decided, drawn and told under the result; `changes` is the log. */
  Ending?: Component<{ scene: Scene<View>; changes: readonly Change[] }>;
  /** A better tree of moves than grouping by words. */
  group?(scene: Scene<View>, moves: string[]): Choice[];
  /** The board as text for screen readers, one fact per line; the view's fields by default. */
  facts?(scene: Scene<View>): string[];
  /** The part of the match that a view belongs to, such as a round; a replay marks where another one begins. */
  part?(scene: Scene<View>): string;
  /** A short text for the top bar: round, turn, score. */
  chip?(scene: Scene<View>): string;
}

/** Any game's face, as the shell holds it: the shell passes views, events and previews on without reading them. */
export type AnyFace = Face<any, any, any, any>;

/** A lesson: short steps on a real board, played at a study table of the server. */
export interface Lesson {
  players: number;
  /** The learner's seat. */
  seat: number;
  options?: Record<string, unknown>;
  steps: LessonStep[];
}

export interface LessonStep {
  /** Key of the explanation; NAME-lesson-… */
  say: string;
  /** A position to begin with (docs/notation.md); without one the step continues from the last one. */
  position?: Record<string, unknown>;
  /** The moves that complete the step (one of them), or 'any'; without them "Next" continues. */
  want?: string[] | 'any';
  /** The moves with which the lesson itself performs the step; by default the first legal one that completes it. */
  perform?: string[];
  /** What the explanation mentions, highlighted until the step is done: "NAME VALUE" is the element with data-NAME of
      that value, several of them in one text joined by " + " get one frame. */
  points?: string[];
  /** What the other seats answer after it, in order; the lesson plays it for them. */
  then?: { seat: number; move: string }[];
  /** Keys of what is said once it is done, or when another legal move was tried. */
  done?: string;
  other?: string;
  /** Clauses of the rulebook to read. */
  rules?: string[];
}

/** The diagrams of a game's rulebook: `games/NAME/diagrams.ts` exports `diagrams`. */
export interface Diagrams<Drawn = any> {
  /** Draws one of them; it is decoration, what it shows is said in the clause and the caption. */
  Diagram: Component<{ drawn: Drawn }>;
  /** By clause. With a name the message NAME-of-the-game-diagram-NAME is the caption. */
  of: Record<string, { name?: string; drawn: Drawn }>;
}

/** A board that a component of another distribution has mounted. */
export interface MountedBoard<View = unknown, Event = GameEvent, Foreseen = Preview, Memory = unknown> {
  /** Called after every change, with a new snapshot of all props. */
  update(props: BoardProps<View, Event, Foreseen, Memory>): void;
  /** Called before the element is removed. */
  destroy?(): void;
}

/**
 * The component of a game from another distribution: like a face, but independent of the client's framework. Its ES
 * module exports `contract`, the version it was written for, and `component`.
 */
export interface GameComponent<View = unknown, Event extends { key: string } = GameEvent, Foreseen = Preview, Memory = unknown>
  extends Omit<Face<View, Event, Foreseen, Memory>, 'Board' | 'Outlook' | 'Aside' | 'Ending'> {
  /** Draw the board into an empty element that fills the area between top bar and side panel. */
  mount(target: HTMLElement, props: BoardProps<View, Event, Foreseen, Memory>): MountedBoard<View, Event, Foreseen, Memory>;
}
