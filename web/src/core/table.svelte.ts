// A table as this device is at it: the socket, what each of its seats was told, who is there, what was said.
import { account } from './account.svelte';
import { Forced } from './forced';
import { mine } from './mine.svelte';
import { hex } from './random';
import { Line, type Frame } from './socket';
import type { Change, Entered, Refusal, Said, Update } from './wire';

export interface Coming {
  invite?: string;
  pass?: string;
  /** Only what everybody may see, though seats may be held. */
  screen?: boolean;
}

/** What stands behind # in a link to a table. */
export function comingWith(hash: string): Coming {
  if (hash.startsWith('i=')) return { invite: hash.slice(2) };
  if (hash.startsWith('p=')) return { pass: hash.slice(2) };
  return hash === 'screen' ? { screen: true } : {};
}

const SPECTATOR = 'spectator';

function nameOf(viewer: number | null): string {
  return viewer === null ? SPECTATOR : String(viewer);
}

export class AtTable {
  here = $state.raw<Entered | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  /** Whether the line is up; what was shown stays while it is not. */
  up = $state(false);
  updates = $state.raw<Record<string, Update>>({});
  logs = $state.raw<Record<string, Change[]>>({});
  people = $state.raw<{ seats: boolean[]; watching: number }>({ seats: [], watching: 0 });
  chat = $state.raw<Said[]>([]);
  /** Seats that want another game. */
  wanted = $state.raw<number[]>([]);
  /** Another game was made here. */
  next = $state<string | null>(null);
  seats = $state.raw<number[]>([]);
  /** Told each update in its order. */
  onUpdate: (update: Update) => void = () => {};
  /** Seats whose own answer is on its way. */
  private answering = new Set<number>();
  private line: Line;
  private forced: Forced;

  constructor(
    readonly id: string,
    private coming: Coming,
    private lang: () => string,
  ) {
    this.forced = new Forced(id);
    this.line = new Line({
      enter: () => this.entering(),
      entered: (answer) => this.entered(answer.entered as Entered),
      pushed: (frame) => this.pushed(frame),
      refused: (refusal) => (this.refusal = refusal),
      state: (up) => (this.up = up),
    });
  }

  /** Ask for something that may be asked twice only if `again`. */
  ask<Answer>(request: Frame, again = false): Promise<Answer> {
    return this.line.ask(request, again) as Promise<Answer>;
  }

  /** Answer the open question; the key makes a repeated answer count once. */
  async play(seat: number, decision: string | number, move: string): Promise<{ version: number }> {
    this.answering.add(seat);
    try {
      return await this.ask({ do: 'play', seat, decision, move, key: hex(12) }, true);
    } finally {
      this.answering.delete(seat);
    }
  }

  async sit(seat: number, name: string): Promise<void> {
    const { token } = await this.ask<{ token: string }>({ do: 'sit', seat, name, salt: hex(16) });
    mine.keep(this.id, { game: this.here?.about.game ?? '', seats: { [seat]: token } });
    this.coming = { ...this.coming, pass: undefined };
    this.seats = [...new Set([...this.seats, seat])].sort();
    this.readLog(seat);
  }

  update(viewer: number | null): Update | null {
    return this.updates[nameOf(viewer)] ?? null;
  }

  log(viewer: number | null): Change[] {
    return this.logs[nameOf(viewer)] ?? [];
  }

  /** Speak another language from now on. */
  renew(): void {
    this.line.renew();
  }

  close(): void {
    this.line.close();
  }

  private entering(): Frame {
    const keys = mine.of(this.id);
    const since = Object.fromEntries(Object.entries(this.updates).map(([name, update]) => [name, update.version]));
    const session = this.coming.screen ? null : account.session;
    const given = { invite: this.coming.invite, pass: this.coming.pass, host: keys?.host, session };
    const wanted = Object.fromEntries(Object.entries(given).filter(([, value]) => value));
    const tokens = this.coming.screen ? [] : Object.values(keys?.seats ?? {});
    const salt = tokens.length ? { salt: hex(16) } : {};
    return { do: 'enter', table: this.id, tokens, lang: this.lang(), since, ...salt, ...wanted, screen: !!this.coming.screen };
  }

  private entered(here: Entered): void {
    this.here = here;
    this.seats = here.seats;
    this.chat = [];
    if (here.about.next) this.next = here.about.next;
    const keys = mine.of(this.id);
    for (const seat of Object.keys(keys?.seats ?? {})) {
      if (!this.coming.screen && !here.seats.includes(Number(seat))) mine.drop(this.id, Number(seat));
    }
    if (mine.of(this.id)) mine.keep(this.id, { game: here.about.game });
    // Seats that are this account's without a token here bring their salt separately.
    queueMicrotask(() => {
      for (const seat of here.salt) void this.ask({ do: 'salt', seat, salt: hex(16) }).catch(() => undefined);
    });
  }

  private pushed(frame: Frame): void {
    if ('update' in frame) this.told(frame.update as Update);
    else if ('people' in frame) this.people = frame.people as AtTable['people'];
    else if ('chat' in frame) this.chat = [...this.chat, frame.chat as Said];
    else if ('wanted' in frame) this.wanted = frame.wanted as number[];
    else if ('rematch' in frame) this.rematch(frame.rematch as { table: string; tokens: Record<string, string>; host?: string });
    else if ('lost' in frame) this.lose((frame.lost as { seat: number }).seat);
    else if ('moved' in frame) this.seats = frame.moved as number[];
  }

  private told(update: Update): void {
    if (update.table.clocks) update.table.clocks.at = performance.now();
    const name = nameOf(update.viewer);
    const former = this.updates[name];
    if (former && update.version < former.version && !update.fresh) return;
    if (former?.forced?.length) this.forced.notice(former, update, this.answering);
    this.updates = { ...this.updates, [name]: update };
    if (update.fresh) this.readLog(update.viewer);
    else this.logs = { ...this.logs, [name]: [...(this.logs[name] ?? []), ...update.changes] };
    this.onUpdate(update);
  }

  private readLog(viewer: number | null): void {
    const name = nameOf(viewer);
    this.ask<{ changes: Change[] }>({ do: 'log', ...(viewer === null ? {} : { viewer }) }, true)
      .then(({ changes }) => (this.logs = { ...this.logs, [name]: this.forced.mark(changes) }))
      .catch(() => undefined);
  }

  private rematch(made: { table: string; tokens: Record<string, string>; host?: string }): void {
    if (Object.keys(made.tokens).length) {
      mine.keep(made.table, { game: this.here?.about.game ?? '', seats: made.tokens, ...(made.host ? { host: made.host } : {}) });
    }
    this.next = made.table;
  }

  private lose(seat: number): void {
    mine.drop(this.id, seat);
    this.seats = this.seats.filter((one) => one !== seat);
  }
}
