// One table's socket: requests with answers, and coming back by itself after a cut; what was under way is asked again.
import { address, Trouble } from './http';
import type { Refusal } from './wire';

export type Frame = Record<string, unknown>;

interface Waiting {
  request: Frame;
  /** Whether asking twice does no harm. */
  again: boolean;
  done(answer: Frame): void;
  failed(error: Trouble): void;
}

export interface Ends {
  /** The first request of every connection: what to enter with. */
  enter(): Frame;
  entered(answer: Frame): void;
  pushed(frame: Frame): void;
  /** The table can't be entered, now or ever. */
  refused(refusal: Refusal): void;
  /** Whether the line is up. */
  state(up: boolean): void;
}

const FIRST_WAIT = 300;
const LONGEST_WAIT = 4000;
const QUIET = 25000;
const FINAL: Record<number, string> = { 4400: 'protocol', 4404: 'no-table' };

export class Line {
  private socket: WebSocket | null = null;
  private waiting = new Map<number, Waiting>();
  private number = 0;
  private wait = FIRST_WAIT;
  private closed = false;
  private up = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private beat: ReturnType<typeof setInterval> | undefined;

  constructor(private ends: Ends) {
    this.open();
    addEventListener('online', this.hurry);
    document.addEventListener('visibilitychange', this.hurry);
  }

  /** Ask something; requests that may be repeated survive a cut, others fail with `network`. */
  ask(request: Frame, again = false): Promise<Frame> {
    return new Promise((done, failed) => {
      const id = ++this.number;
      this.waiting.set(id, { request: { ...request, id }, again, done, failed });
      if (this.up) this.send({ ...request, id });
      else if (!again) this.fail(id);
    });
  }

  /** Come in anew at once, with other words to enter with; until then the line is down. */
  renew(): void {
    this.wait = 0;
    this.down();
    this.socket?.close();
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    clearInterval(this.beat);
    removeEventListener('online', this.hurry);
    document.removeEventListener('visibilitychange', this.hurry);
    this.socket?.close();
  }

  private open(): void {
    const url = address('api/socket');
    url.protocol = url.protocol.replace('http', 'ws');
    const socket = new WebSocket(url);
    const former = this.socket;
    this.socket = socket;
    // A line that was only slow would otherwise tell everything a second time.
    former?.close();
    socket.onopen = () => this.send({ ...this.ends.enter(), id: 0 });
    socket.onmessage = (event) => {
      if (socket === this.socket) this.take(JSON.parse(String(event.data)) as Frame);
    };
    socket.onclose = (event) => this.lost(socket, event.code);
  }

  private take(frame: Frame): void {
    if (frame.id === 0) return this.begin(frame);
    if ('bye' in frame) {
      const bye = frame.bye as { after: number | null };
      this.wait = bye.after ?? LONGEST_WAIT;
      return;
    }
    const waiting = this.waiting.get(frame.id as number);
    if (!waiting) return 'error' in frame ? undefined : this.ends.pushed(frame);
    this.waiting.delete(frame.id as number);
    if ('error' in frame) waiting.failed(new Trouble(frame.error as Refusal, 400));
    else waiting.done(frame);
  }

  private begin(frame: Frame): void {
    if ('error' in frame) {
      this.close();
      return this.ends.refused(frame.error as Refusal);
    }
    this.up = true;
    this.wait = FIRST_WAIT;
    this.ends.entered(frame);
    this.ends.state(true);
    for (const { request } of this.waiting.values()) this.send(request);
    clearInterval(this.beat);
    this.beat = setInterval(() => void this.ask({ do: 'ping' }).catch(() => undefined), QUIET);
  }

  private lost(socket: WebSocket, code: number): void {
    if (this.closed || socket !== this.socket) return;
    this.down();
    const final = FINAL[code];
    if (final) {
      this.close();
      return this.ends.refused({ key: final, message: '' });
    }
    this.timer = setTimeout(() => this.open(), this.wait * (0.75 + Math.random() / 2));
    // After no wait at all, as when renewed, a server that is away is still not asked without a pause.
    this.wait = Math.min(LONGEST_WAIT, Math.max(FIRST_WAIT, this.wait * 1.7));
  }

  private down(): void {
    this.up = false;
    clearInterval(this.beat);
    for (const [id, waiting] of this.waiting) if (!waiting.again) this.fail(id);
    this.ends.state(false);
  }

  private fail(id: number): void {
    const waiting = this.waiting.get(id);
    this.waiting.delete(id);
    waiting?.failed(new Trouble({ key: 'network', message: '' }, 0));
  }

  private hurry = (): void => {
    if (this.up || this.closed || document.hidden || this.socket?.readyState === WebSocket.CONNECTING) return;
    clearTimeout(this.timer);
    this.open();
  };

  private send(frame: Frame): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(frame));
  }
}
