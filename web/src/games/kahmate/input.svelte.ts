// The selection: the chosen player, the layer of moves that is shown, and the target square of each legal move.

import { isPiece, pieceAt, seatOf, type BoardProps, type Preview, type View } from './view';
import { percent, stolen } from './preview';
import { sort, usable, type Choices } from './moves';
import { beside, laneOf, rowOf, squareAt } from './layout';

export type Layer = 'run' | 'pass' | 'kick';
export type TargetKind = Layer | 'tackle' | 'charge' | 'exit' | 'drop' | 'intercept';

/** The target square of a legal move, with its preview. */
export interface Target {
  move: string;
  kind: TargetKind;
  cost?: number;
  takes?: boolean;
  /** The chance in hundredths: of winning the duel, or of the pass being stolen. */
  chance?: number | null;
}

export const DIRECTIONS = ['N', 'E', 'S', 'W'] as const;

export class Selection {
  selected = $state<string | null>(null);
  layer = $state<Layer>('run');
  hovered = $state<string | null>(null);
  /** A square touched in vain, and how often: it shakes. */
  refused = $state<{ square: string; times: number }>({ square: '', times: 0 });

  /** A move that a touch proposed: it stays until another is, so that a button can play it. */
  held = $state<string | null>(null);
  private turn = 0;

  constructor(private props: () => BoardProps) {}

  view: View = $derived.by(() => this.props().scene.view);
  now: Preview = $derived.by(() => (this.props().now ?? {}) as Preview);
  choices: Choices = $derived.by(() => sort(this.view, this.props().scene.moves));
  usable: string[] = $derived.by(() => (this.kind === 'turn' ? usable(this.view, this.choices) : []));
  targets: Map<string, Target> = $derived.by(() => this.find());

  get kind() {
    return this.view.pending?.kind;
  }

  get isOwnTurn(): boolean {
    return this.props().scene.moves.length > 0;
  }

  /** The carrier, if it is the viewer's to use. */
  get carrier(): string | null {
    const ball = this.view.ball;
    return this.isOwnTurn && isPiece(ball) && seatOf(ball) === this.props().scene.viewer ? ball : null;
  }

  private find(): Map<string, Target> {
    const found = new Map<string, Target>();
    const { choices, view } = this;
    for (const [square, move] of choices.squares) found.set(square, { move, kind: this.kind === 'drop' ? 'drop' : 'exit' });
    for (const [piece, move] of choices.interceptors) {
      const odds = this.now.interceptors?.[piece];
      found.set(at(view, piece), { move, kind: 'intercept', chance: odds ? 100 - percent(odds.attack_wins) : null });
    }
    if (this.kind !== 'turn') return found;
    if (this.layer === 'pass') this.findPasses(found);
    else if (this.layer === 'kick') for (const [square, move] of choices.kicks) found.set(square, { move, kind: 'kick' });
    else this.findRuns(found);
    return found;
  }

  private findPasses(found: Map<string, Target>): void {
    for (const [piece, move] of this.choices.passes) {
      found.set(at(this.view, piece), { move, kind: 'pass', chance: stolen(this.now.passes?.[piece]) });
    }
  }

  private findRuns(found: Map<string, Target>): void {
    const { selected, choices, now, view } = this;
    for (const [square, move] of (selected && choices.runs.get(selected)) || []) {
      const takes = now.takes?.[selected ?? '']?.includes(square) ?? false;
      found.set(square, { move, kind: 'run', cost: now.reach?.[selected ?? '']?.[square], takes });
    }
    const tackler = selected && choices.tackles.has(selected) ? selected : selected ? null : this.choices.tackles.keys().next().value;
    const tackle = tackler && choices.tackles.get(tackler);
    if (tackle && view.ball) {
      const odds = now.tackles?.[tackler]?.duel;
      found.set(at(view, view.ball), { move: tackle, kind: 'tackle', chance: odds ? percent(odds.attack_wins) : null });
    }
    if (selected && selected !== this.carrier) return;
    for (const [opponent, move] of choices.charges) {
      const odds = now.charges?.[move.split(' ')[1] ?? '']?.duel;
      found.set(at(view, opponent), { move, kind: 'charge', chance: odds ? percent(odds.attack_wins) : null });
    }
  }

  /** Forget what the last question's answer has settled; a turn begins with runs. */
  settle(): void {
    if (!this.isOwnTurn) return;
    if (this.view.turn !== this.turn) this.layer = 'run';
    this.turn = this.view.turn;
    if (this.selected && !this.usable.includes(this.selected)) this.selected = null;
    const empty = this.layer === 'pass' ? !this.choices.passes.size : this.layer === 'kick' ? !this.choices.kicks.size : false;
    if (empty) this.layer = 'run';
  }

  clear(): void {
    const { act } = this.props();
    act.propose(null);
    if (this.layer !== 'run') this.layer = 'run';
    else this.selected = null;
  }

  show(layer: Layer): void {
    this.props().act.propose(null);
    this.layer = layer;
    if (layer !== 'run') this.selected = this.carrier;
  }

  select(piece: string | null): void {
    this.props().act.propose(null);
    this.selected = piece;
    this.layer = 'run';
  }

  /** The pointer or the keyboard's focus is on a square, or has left it. */
  point(square: string | null): void {
    this.hovered = square;
    const target = square ? this.targets.get(square) : undefined;
    this.props().act.propose(target?.move ?? null);
  }

  /** Propose a move that stays put. */
  hold(move: string): void {
    this.held = move;
    this.props().act.propose(move);
  }

  /** A square was touched by a finger, clicked or entered; a second touch is sure. */
  touch(square: string, isTouch = false): void {
    const { act, chosen } = this.props();
    const target = this.targets.get(square);
    if (target && chosen === target.move) return act.play(target.move, isTouch);
    if (target) return isTouch ? this.hold(target.move) : act.propose(target.move);
    const piece = pieceAt(this.view, square);
    if (!this.isOwnTurn) return void (this.selected = piece === this.selected ? null : piece);
    if (this.kind === 'turn') this.touchInTurn(square, piece, isTouch);
    else this.refuse(square, this.vain(square, piece));
  }

  private touchInTurn(square: string, piece: string | null, isTouch: boolean): void {
    const own = piece !== null && seatOf(piece) === this.props().scene.viewer;
    if (own && this.layer === 'pass' && piece !== this.carrier) return this.refuse(square, `pass ${piece}`);
    if (own) return this.touchOwn(square, piece);
    if (this.layer === 'pass') return this.leavePasses(square, isTouch);
    if (this.layer === 'kick') return this.refuse(square, `kick ${square}`);
    if (!this.selected) return this.select(null);
    if (piece && piece === this.view.ball) return this.refuse(square, `tackle ${this.selected}`);
    const direction = piece && this.selected === this.carrier ? toward(at(this.view, this.selected), square) : null;
    this.refuse(square, direction ? `charge ${direction}` : `run ${this.selected} ${square}`);
  }

  /** What can't be a pass is meant as a run, a charge, or nothing more. */
  private leavePasses(square: string, isTouch: boolean): void {
    this.select(this.carrier);
    this.touch(square, isTouch);
  }

  private touchOwn(square: string, piece: string): void {
    if (!this.usable.includes(piece)) return this.refuse(square, `run ${piece} ${ahead(square)}`);
    if (piece !== this.selected) return this.select(piece);
    if (piece !== this.carrier) return this.select(null);
    const layers: Layer[] = ['run'];
    if (this.choices.passes.size) layers.push('pass');
    if (this.choices.kicks.size) layers.push('kick');
    const next = layers[(layers.indexOf(this.layer) + 1) % layers.length] ?? 'run';
    if (next === 'run' && layers.length === 1) this.select(null);
    else this.show(next);
  }

  /** The move a touch in vain would have been while another question than the turn is open. */
  private vain(square: string, piece: string | null): string | null {
    if (this.kind === 'intercept') return piece ? `intercept ${piece}` : null;
    if (this.kind === 'drop') return `drop ${square}`;
    const from = this.carrier && at(this.view, this.carrier);
    const direction = from ? toward(from, square) : null;
    return this.kind === 'exit' && direction ? `exit ${direction}` : null;
  }

  private refuse(square: string, move: string | null): void {
    const { act } = this.props();
    act.propose(null);
    this.refused = { square, times: this.refused.times + 1 };
    if (move) act.explain(move);
  }
}

const at = (view: View, piece: string): string => view.pieces[piece]?.at ?? '';

function toward(from: string, to: string): string | null {
  return DIRECTIONS.find((direction) => beside(from, direction) === to) ?? null;
}

/** Some square next to another one, for asking why a player can't run at all. */
function ahead(square: string): string {
  return squareAt(laneOf(square), rowOf(square) + (rowOf(square) > 6 ? -1 : 1)) ?? square;
}
