import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Line, type Frame } from '../src/core/socket';

/** A connection whose other end is the test. */
class Connection {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static all: Connection[] = [];
  readyState = 0;
  sent: Frame[] = [];
  onopen = (): void => {};
  onmessage = (_: { data: string }): void => {};
  onclose = (_: { code: number }): void => {};

  constructor() {
    Connection.all.push(this);
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

let line: Line;
let told: string[];
const connections = Connection.all;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', Connection);
  connections.length = 0;
  told = [];
  line = new Line({
    enter: () => ({ do: 'enter' }),
    entered: () => told.push('entered'),
    pushed: (frame) => told.push(String(frame.chat)),
    refused: () => told.push('refused'),
    state: () => undefined,
  });
});

afterEach(() => {
  line.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function enter(connection: Connection | undefined): void {
  connection?.opens();
  connection?.says({ id: 0, entered: {} });
}

test('a renewed line comes in at once, and pauses before every further try', () => {
  enter(connections[0]);
  line.renew();
  vi.advanceTimersByTime(0);
  expect(connections).toHaveLength(2);
  const tries = [1, 2, 3].map(() => {
    connections.at(-1)?.close();
    vi.advanceTimersByTime(200);
    const soon = connections.length;
    vi.advanceTimersByTime(6000);
    return [soon, connections.length];
  });
  expect(tries).toEqual([[2, 3], [3, 4], [4, 5]]);
});

test('a mute line that another replaces is closed, and what it says late is not heard', () => {
  const [mute] = connections;
  mute?.opens();
  dispatchEvent(new Event('online'));
  expect(connections).toHaveLength(2);
  expect(mute?.readyState).toBe(3);
  enter(connections[1]);
  for (const one of connections) one.says({ chat: 'hello' });
  expect(told).toEqual(['entered', 'hello']);
});
