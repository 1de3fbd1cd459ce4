// This device's session at a table: the connection, the updates of each of its seats, presence and chat.
import { account } from './account.svelte';
import { ForcedAnswers } from './forced-answers';
import { myTables } from './my-tables.svelte';
import { hex } from '../net/random';
import { SocketConnection, type Frame } from '../net/connection';
import type { ChatMessage, ClientMessage, LostSeat, Mute, NextTable, Opening, Presence, Seated, Versioned } from '../net/message-types';
import type { Change, Entered, Refusal, Update } from '../net/table-types';

export interface JoinOptions {
  invite?: string;
  pass?: string;
  /** Join as a spectator, even if this device holds seats. */
  screen?: boolean;
}

/** The options in the fragment of a link to a table. */
export function joinOptions(hash: string): JoinOptions {
  if (hash.startsWith('i=')) return { invite: hash.slice(2) };
  if (hash.startsWith('p=')) return { pass: hash.slice(2) };
  return hash === 'screen' ? { screen: true } : {};
}

/** The server's limit of tokens in one request. */
const MAX_TOKENS = 10;
const SPECTATOR = 'spectator';

function viewerName(viewer: number | null): string {
  return viewer === null ? SPECTATOR : String(viewer);
}

export class TableSession {
  joined = $state.raw<Entered | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  isConnected = $state(false);
  /** Whether a connection failed or ended and none has followed. */
  isLost = $state(false);
  updates = $state.raw<Record<string, Update>>({});
  logs = $state.raw<Record<string, Change[]>>({});
  people = $state.raw<Presence>({ seats: [], watching: 0 });
  chat = $state.raw<ChatMessage[]>([]);
  /** Why and until when this device must not write in the chat. */
  muted = $state.raw<Mute | null>(null);
  /** Seats that asked for a rematch. */
  wanted = $state.raw<number[]>([]);
  /** Requests to open a bot's seat for a person. */
  openings = $state.raw<Opening[]>([]);
  /** The id of the rematch. */
  next = $state<string | null>(null);
  seats = $state.raw<number[]>([]);
  /** Called with each update in order. */
  onUpdate: (update: Update) => void = () => {};
  /** Seats whose answer is being sent. */
  private answering = new Set<number>();
  private connection: SocketConnection;
  private forced: ForcedAnswers;

  constructor(
    readonly id: string,
    private options: JoinOptions,
    private lang: () => string,
  ) {
    this.forced = new ForcedAnswers(id);
    this.connection = new SocketConnection({
      joinRequest: () => this.joinRequest(),
      onJoined: (answer) => this.onJoined(answer.entered as Entered),
      onPush: (frame) => this.onPush(frame),
      onRefused: (refusal) => (this.refusal = refusal),
      onStateChange: (isConnected) => [this.isConnected, this.isLost] = [isConnected, !isConnected],
    });
  }

  /** Send a request; a repeatable one survives a reconnection. */
  ask<Answer>(request: ClientMessage, isRepeatable = false): Promise<Answer> {
    return this.connection.ask({ ...request }, isRepeatable) as Promise<Answer>;
  }

  /** Answer a decision; the idempotency key makes a repeated answer count once. */
  async play(seat: number, decision: string, move: string): Promise<Versioned> {
    this.answering.add(seat);
    try {
      return await this.ask({ do: 'play', seat, decision, move, key: hex(12) }, true);
    } finally {
      this.answering.delete(seat);
    }
  }

  async sit(seat: number, name: string): Promise<void> {
    const { token } = await this.ask<Seated>({ do: 'sit', seat, name, salt: hex(16) });
    myTables.save(this.id, { game: this.joined?.about.game ?? '', seats: { [seat]: token } });
    this.options = { ...this.options, pass: undefined };
    this.seats = [...new Set([...this.seats, seat])].sort();
    this.readLog(seat);
  }

  update(viewer: number | null): Update | null {
    return this.updates[viewerName(viewer)] ?? null;
  }

  log(viewer: number | null): Change[] {
    return this.logs[viewerName(viewer)] ?? [];
  }

  /** Join again, for example in another language. */
  reconnect(): void {
    this.connection.reconnect();
  }

  close(): void {
    this.connection.close();
  }

  private joinRequest(): Frame {
    const keys = myTables.keys(this.id);
    const since = Object.fromEntries(Object.entries(this.updates).map(([name, update]) => [name, update.version]));
    const session = this.options.screen ? null : account.session;
    const secrets = { invite: this.options.invite, pass: this.options.pass, host: keys?.host, session };
    const sent = Object.fromEntries(Object.entries(secrets).filter(([, value]) => value));
    const tokens = this.options.screen ? [] : [...Object.values(keys?.seats ?? {}), ...(keys?.former ?? [])].slice(0, MAX_TOKENS);
    const salt = tokens.length ? { salt: hex(16) } : {};
    return { do: 'enter', table: this.id, tokens, lang: this.lang(), since, ...salt, ...sent, screen: !!this.options.screen };
  }

  private onJoined(joined: Entered): void {
    this.joined = joined;
    this.seats = joined.seats;
    this.chat = [];
    this.openings = [];
    this.muted = null;
    if (joined.about.next) this.next = joined.about.next;
    const keys = myTables.keys(this.id);
    for (const seat of Object.keys(keys?.seats ?? {})) {
      if (!this.options.screen && !joined.seats.includes(Number(seat))) myTables.remove(this.id, Number(seat));
    }
    if (myTables.keys(this.id)) myTables.save(this.id, { game: joined.about.game });
    // Seats held through the account, without a token on this device, send their salt separately.
    queueMicrotask(() => {
      for (const seat of joined.salt) void this.ask({ do: 'salt', seat, salt: hex(16) }).catch(() => undefined);
    });
  }

  private onPush(frame: Frame): void {
    if ('update' in frame) this.onUpdated(frame.update as Update);
    else if ('people' in frame) this.people = frame.people as Presence;
    else if ('chat' in frame) this.chat = [...this.chat, frame.chat as ChatMessage];
    else if ('muted' in frame) this.muted = frame.muted as Mute | null;
    else if ('wanted' in frame) this.wanted = frame.wanted as number[];
    else if ('opening' in frame) this.openings = frame.opening as Opening[];
    else if ('rematch' in frame) this.onRematch(frame.rematch as NextTable);
    else if ('lost' in frame) this.loseSeat((frame.lost as LostSeat).seat);
    else if ('moved' in frame) this.seats = frame.moved as number[];
  }

  private onUpdated(update: Update): void {
    if (update.table.clocks) update.table.clocks.at = performance.now();
    const name = viewerName(update.viewer);
    const previous = this.updates[name];
    if (previous && update.version < previous.version && !update.fresh) return;
    if (previous?.forced?.length) this.forced.detect(previous, update, this.answering);
    this.updates = { ...this.updates, [name]: update };
    if (update.fresh) this.readLog(update.viewer);
    else this.logs = { ...this.logs, [name]: [...(this.logs[name] ?? []), ...update.changes] };
    this.onUpdate(update);
  }

  private readLog(viewer: number | null): void {
    const name = viewerName(viewer);
    this.ask<{ changes: Change[] }>({ do: 'log', ...(viewer === null ? {} : { viewer }) }, true)
      .then(({ changes }) => (this.logs = { ...this.logs, [name]: this.forced.mark(changes) }))
      .catch(() => undefined);
  }

  private onRematch(created: NextTable): void {
    if (Object.keys(created.tokens).length) {
      myTables.save(created.table, { game: this.joined?.about.game ?? '', seats: created.tokens, ...(created.host ? { host: created.host } : {}) });
    }
    this.next = created.table;
  }

  private loseSeat(seat: number): void {
    myTables.remove(this.id, seat);
    this.seats = this.seats.filter((one) => one !== seat);
  }
}
