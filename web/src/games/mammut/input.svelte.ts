// The selection of tiles, places or a card, and the moves it makes, until it is played or cleared.
import type { Act } from '../../game-sdk/contract';
import { isPlayable, ordered, robMove, type Card, type Handle, type Scene, type View } from './view';
import { aimAt, planOf, refusedMove, toggled } from './moves';

interface Table {
  view: View;
  scene: Scene;
  /** The move that is proposed. */
  chosen: string | null;
  act: Act;
  /** Whether the seat may touch anything now. */
  isMine: boolean;
}

export class Selection {
  picked = $state.raw<ReadonlySet<string>>(new Set());
  playing = $state<Card | null>(null);
  notice = $state('');
  readonly aim = $derived.by(() => aimAt(this.table().view, this.table().scene.moves, this.playing));
  readonly plan = $derived.by(() => planOf(this.table().view, this.table().scene.moves, this.aim, this.picked));
  /** Whether what is proposed is something else than what the tiles make. */
  readonly isOther = $derived.by(() => {
    const { chosen, scene } = this.table();
    return !!chosen && scene.moves.includes(chosen) && !this.plan?.shown.includes(chosen);
  });
  /** The tiles that would be taken besides those one has. */
  readonly extra = $derived.by(() => (this.aim.purpose === 'take' ? ordered(this.picked) : []));
  /** The place whose robbery was chosen; it is played by a second press or by the button. */
  robbing = $state<string | null>(null);
  private hasProposed = false;

  constructor(private readonly table: () => Table) {}

  /** Let go of what can't be chosen any more. */
  keep(): void {
    if (this.robbing && !this.aim.robs.has(this.robbing)) this.robbing = null;
    if (this.playing && !isPlayable(this.table().scene.moves, this.playing)) this.playing = null;
    const kept = [...this.picked].filter((one) => this.aim.tiles.has(one) || this.aim.targets.has(one));
    if (kept.length !== this.picked.size) this.picked = new Set(kept);
  }

  /** Have shown what the chosen tiles would do. */
  propose(shown: readonly string[]): void {
    const { act } = this.table();
    if (shown.length) act.proposeAll([...shown]);
    else if (this.hasProposed) act.propose(null);
    this.hasProposed = shown.length > 0;
  }

  pick(name: Handle, pressed?: MouseEvent): void {
    const { aim } = this;
    const { view, act, isMine } = this.table();
    if (aim.tiles.has(name)) return pressed?.shiftKey ? this.addAlike(name) : this.toggle(name);
    const at = view.tiles[name]!.at;
    if (aim.targets.has(at)) return this.target(at);
    if (aim.robs.has(at)) return this.rob(at);
    if (isMine) act.explain(refusedMove(view, aim, name));
  }

  /** Choose a robbery, which shows what it would bring; a second time: play it. */
  rob(at: string): void {
    const { act, chosen } = this.table();
    if (this.robbing === at && chosen === robMove(at)) return act.play(robMove(at), true);
    this.picked = new Set();
    this.robbing = at;
    act.propose(robMove(at));
  }

  /** The pointer or the focus is on a robbery, or has left it. */
  lookAtRob(at: string | null): void {
    if (this.picked.size || this.playing) return;
    const place = at ?? this.robbing;
    this.table().act.propose(place ? robMove(place) : null);
  }

  /** More tiles of one gesture. */
  add(more: readonly Handle[]): void {
    const { aim } = this;
    if (aim.purpose !== 'take' && aim.purpose !== 'back') return;
    const next = new Set(this.picked);
    for (const one of more) if (aim.tiles.has(one) && next.size < aim.most) next.add(one);
    if (next.size !== this.picked.size) this.picked = next;
  }

  /** A place for the card that is being played. */
  target(at: string): void {
    const next = new Set(toggled(this.aim, this.picked, at));
    // With two players the groups are one player's (5.3): the server's list says which go together.
    this.picked = this.table().scene.moves.some((move) => fits(move, next)) ? next : new Set([at]);
  }

  play(): void {
    const { chosen, act } = this.table();
    if (this.isOther && chosen) return act.play(chosen, true);
    if (!this.plan) return;
    if (this.plan.moves.length > 1) act.playAll(this.plan.moves, true);
    else act.play(this.plan.moves[0]!, true);
  }

  clear(): void {
    this.picked = new Set();
    this.playing = null;
    this.robbing = null;
    this.notice = '';
    this.table().act.propose(null);
  }

  /** A prey card that asks for tiles or places, or no longer does. */
  prey(card: Card): void {
    this.robbing = null;
    this.picked = new Set();
    this.playing = this.playing === card ? null : card;
  }

  private toggle(name: Handle): void {
    const isTooMany = this.aim.purpose === 'back' && !this.picked.has(name) && this.picked.size >= this.aim.most;
    this.notice = isTooMany ? this.table().scene.say('mammut-why-keep-one') : '';
    this.robbing = null;
    if (!isTooMany) this.picked = toggled(this.aim, this.picked, name);
  }

  private addAlike(name: Handle): void {
    const { tiles } = this.table().view;
    this.add([...this.aim.tiles].filter((one) => tiles[one]!.up === tiles[name]!.up));
  }
}

function fits(move: string, places: ReadonlySet<string>): boolean {
  const named = move.split(' ').slice(2);
  return move.startsWith('play return ') && [...places].every((one) => named.includes(one.slice(1)));
}
