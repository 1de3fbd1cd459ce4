// The WebSocket connection of one table: requests with answers, a heartbeat, and automatic reconnection.
import { address, RequestError } from './http';
import type { Refusal } from './table-types';

export type Frame = Record<string, unknown>;

interface PendingRequest {
  request: Frame;
  /** Whether the request may be sent a second time after a reconnection. */
  isRepeatable: boolean;
  resolve(answer: Frame): void;
  reject(error: RequestError): void;
}

export interface ConnectionHandlers {
  /** The first request of every connection. */
  joinRequest(): Frame;
  onJoined(answer: Frame): void;
  onPush(frame: Frame): void;
  /** The server refused to join; the connection is closed and does not reconnect. */
  onRefused(refusal: Refusal): void;
  onStateChange(isConnected: boolean): void;
}

const MIN_RETRY_DELAY = 300;
const MAX_RETRY_DELAY = 4000;
const RETRY_FACTOR = 1.7;
const HEARTBEAT_INTERVAL = 25000;
/** A connection that leaves a heartbeat without an answer for so long is replaced: the browser may not know that it is dead. */
const HEARTBEAT_TIMEOUT = 8000;
/** Close codes after which reconnecting is useless, with the key of the refusal. */
const FINAL_CLOSE_CODES: Record<number, string> = { 4400: 'protocol', 4404: 'no-table' };

export class SocketConnection {
  private socket: WebSocket | null = null;
  private pending = new Map<number, PendingRequest>();
  private lastId = 0;
  private retryDelay = MIN_RETRY_DELAY;
  private isClosed = false;
  private isConnected = false;
  private retryTimer: ReturnType<typeof setTimeout> | undefined;
  private heartbeat: ReturnType<typeof setInterval> | undefined;

  constructor(private handlers: ConnectionHandlers) {
    this.open();
    addEventListener('online', this.retryNow);
    addEventListener('offline', this.renew);
    document.addEventListener('visibilitychange', this.retryNow);
  }

  /** Send a request; repeatable requests are sent again after a reconnection, others fail with `network`. */
  ask(request: Frame, isRepeatable = false): Promise<Frame> {
    return new Promise((resolve, reject) => {
      const id = ++this.lastId;
      this.pending.set(id, { request: { ...request, id }, isRepeatable, resolve, reject });
      if (this.isConnected) this.send({ ...request, id });
      else if (!isRepeatable) this.fail(id);
    });
  }

  /** Reconnect without a delay, with a new join request. */
  reconnect(): void {
    this.retryDelay = 0;
    this.disconnected();
    this.socket?.close();
  }

  close(): void {
    this.isClosed = true;
    clearTimeout(this.retryTimer);
    clearInterval(this.heartbeat);
    removeEventListener('online', this.retryNow);
    removeEventListener('offline', this.renew);
    document.removeEventListener('visibilitychange', this.retryNow);
    this.socket?.close();
  }

  private open(): void {
    const url = address('api/socket');
    url.protocol = url.protocol.replace('http', 'ws');
    const socket = new WebSocket(url);
    const replaced = this.socket;
    this.socket = socket;
    // A slow connection that is replaced must not deliver its messages a second time.
    replaced?.close();
    socket.onopen = () => this.send({ ...this.handlers.joinRequest(), id: 0 });
    socket.onmessage = (event) => {
      if (socket === this.socket) this.receive(JSON.parse(String(event.data)) as Frame);
    };
    socket.onclose = (event) => this.closed(socket, event.code);
  }

  private receive(frame: Frame): void {
    if (frame.id === 0) return this.joined(frame);
    if ('bye' in frame) {
      const bye = frame.bye as { after: number | null };
      this.retryDelay = bye.after ?? MAX_RETRY_DELAY;
      return;
    }
    const request = this.pending.get(frame.id as number);
    if (!request) return 'error' in frame ? undefined : this.handlers.onPush(frame);
    this.pending.delete(frame.id as number);
    if ('error' in frame) request.reject(new RequestError(frame.error as Refusal, 400));
    else request.resolve(frame);
  }

  private joined(frame: Frame): void {
    if ('error' in frame) {
      this.close();
      return this.handlers.onRefused(frame.error as Refusal);
    }
    this.isConnected = true;
    this.retryDelay = MIN_RETRY_DELAY;
    this.handlers.onJoined(frame);
    this.handlers.onStateChange(true);
    for (const { request } of this.pending.values()) this.send(request);
    clearInterval(this.heartbeat);
    this.heartbeat = setInterval(() => this.beat(), HEARTBEAT_INTERVAL);
  }

  /** Ask for a sign of life. */
  private beat(): void {
    const timer = setTimeout(this.renew, HEARTBEAT_TIMEOUT);
    this.ask({ do: 'ping' })
      .catch(() => undefined)
      .finally(() => clearTimeout(timer));
  }

  /** Replace the connection without waiting for the former one to close. */
  private renew = (): void => {
    if (this.isClosed) return;
    clearTimeout(this.retryTimer);
    this.disconnected();
    this.open();
  };

  private closed(socket: WebSocket, code: number): void {
    if (this.isClosed || socket !== this.socket) return;
    this.disconnected();
    const key = FINAL_CLOSE_CODES[code];
    if (key) {
      this.close();
      return this.handlers.onRefused({ key, message: '' });
    }
    this.retryTimer = setTimeout(() => this.open(), this.retryDelay * (0.75 + Math.random() / 2));
    // After reconnect() the delay is 0; the next attempt waits again.
    this.retryDelay = Math.min(MAX_RETRY_DELAY, Math.max(MIN_RETRY_DELAY, this.retryDelay * RETRY_FACTOR));
  }

  private disconnected(): void {
    this.isConnected = false;
    clearInterval(this.heartbeat);
    for (const [id, { isRepeatable }] of this.pending) if (!isRepeatable) this.fail(id);
    this.handlers.onStateChange(false);
  }

  private fail(id: number): void {
    const request = this.pending.get(id);
    this.pending.delete(id);
    request?.reject(new RequestError({ key: 'network', message: '' }, 0));
  }

  private retryNow = (): void => {
    if (this.isClosed || document.hidden || this.socket?.readyState === WebSocket.CONNECTING) return;
    if (this.isConnected) return this.beat();
    clearTimeout(this.retryTimer);
    this.open();
  };

  private send(frame: Frame): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(frame));
  }
}
