import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SocketConnection, type Frame } from '../src/net/connection';

/** A WebSocket whose other end is the test. */
class FakeSocket {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 0;
  sent: Frame[] = [];
  onopen = (): void => {};
  onmessage = (_: { data: string }): void => {};
  onclose = (_: { code: number }): void => {};

  constructor() {
    FakeSocket.all.push(this);
  }

  opens(): void {
    this.readyState = 1;
    this.onopen();
  }

  says(frame: Frame): void {
    this.onmessage({ data: JSON.stringify(frame) });
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Frame);
  }

  close(): void {
    if (this.readyState === 3) return;
    this.readyState = 3;
    this.onclose({ code: 1006 });
  }
}

let connection: SocketConnection;
let told: string[];
const sockets = FakeSocket.all;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
  sockets.length = 0;
  told = [];
  connection = new SocketConnection({
    joinRequest: () => ({ do: 'enter' }),
    onJoined: () => told.push('entered'),
    onPush: (frame) => told.push(String(frame.chat)),
    onRefused: () => told.push('refused'),
    onStateChange: () => undefined,
  });
});

afterEach(() => {
  connection.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function enter(socket: FakeSocket | undefined): void {
  socket?.opens();
  socket?.says({ id: 0, entered: {} });
}

test('a reconnection starts immediately, and every further attempt after a delay', () => {
  enter(sockets[0]);
  connection.reconnect();
  vi.advanceTimersByTime(0);
  expect(sockets).toHaveLength(2);
  const tries = [1, 2, 3].map(() => {
    sockets.at(-1)?.close();
    vi.advanceTimersByTime(200);
    const early = sockets.length;
    vi.advanceTimersByTime(6000);
    return [early, sockets.length];
  });
  expect(tries).toEqual([[2, 3], [3, 4], [4, 5]]);
});

test('a silent connection that is replaced is closed, and its late messages are ignored', () => {
  const [silent] = sockets;
  silent?.opens();
  dispatchEvent(new Event('online'));
  expect(sockets).toHaveLength(2);
  expect(silent?.readyState).toBe(3);
  enter(sockets[1]);
  for (const one of sockets) one.says({ chat: 'hello' });
  expect(told).toEqual(['entered', 'hello']);
});

test('a connection that leaves a heartbeat without an answer is replaced', async () => {
  enter(sockets[0]);
  vi.advanceTimersByTime(25000);
  expect(sockets[0]?.sent.at(-1)).toMatchObject({ do: 'ping' });
  sockets[0]?.says({ id: sockets[0]?.sent.at(-1)?.id });
  await vi.advanceTimersByTimeAsync(9000);
  expect(sockets).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(25000);
  expect(sockets).toHaveLength(2);
});

test('a device that goes offline replaces its connection at once', () => {
  enter(sockets[0]);
  dispatchEvent(new Event('offline'));
  expect(sockets).toHaveLength(2);
  expect(sockets[0]?.readyState).toBe(3);
});
