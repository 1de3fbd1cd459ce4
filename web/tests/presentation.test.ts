// The queue of presented events: what advances together, what jumps, and how far the log is told.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { AnyFace } from '../src/game-sdk/contract';
import { Catalogue } from '../src/i18n/catalogue';
import { EventPlayback } from '../src/state/event-playback.svelte';
import { GrowingLog } from '../src/state/log';
import { sceneOf } from '../src/state/scene';
import type { Change, GameEvent, Update } from '../src/net/table-types';

const catalogue = new Catalogue('en');
catalogue.add('toy-event-ran = { $name } runs.\ntoy-event-fell = { $name } falls.\ntoy-event-won = { $name } wins.\n');

const face = {
  Board: (() => {}) as unknown as AnyFace['Board'],
  details: ['fell'],
  held: ['won'],
  duration: (event: GameEvent) => (event.ms as number | undefined) ?? 100,
  applyEvent: (view: string, event: GameEvent) => view + event.name,
  remember: (memory: string | null, _view: string, event: GameEvent) => (memory ?? '') + event.name,
} satisfies AnyFace;

function update(version: number, events: GameEvent[] = [], more: Partial<Update> = {}): Update {
  return {
    viewer: 0, version, fresh: false, changes: [{ version, by: 1, events }],
    table: {
      game: 'toy', rules: 1, players: 2, options: {}, phase: 'playing', commitment: '', salts: [], cap: null, hints: true, clocks: null,
      seats: [{ name: 'North', kind: 'person' }, { name: 'South', kind: 'person' }], paused: false, proposals: {},
    },
    view: `v${version}`, actors: [version % 2], decision: `${version}.1`, moves: [], undo: 'nothing', ...more,
  };
}

const ran = (name: string, ms = 100): GameEvent => ({ key: 'ran', name, ms });
const scene = sceneOf(update(1), catalogue, { mode: 'full', motion: true });

interface Heard {
  playback: EventPlayback;
  events: [string, unknown, boolean][];
  presented: number[];
}

function started(isReduced = false): Heard {
  const events: Heard['events'] = [];
  const presented: number[] = [];
  const playback = new EventPlayback(face, () => isReduced, {
    event: (event, _update, view, isShown) => events.push([event.name as string, view, isShown]),
    present: ({ version }) => presented.push(version),
  });
  playback.receive(update(1, [], { fresh: true }));
  return { playback, events, presented };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test('actors, decision and result are those of the last update whose events were all shown', () => {
  const { playback, presented } = started();
  playback.receive(update(2, [ran('a'), ran('b')]));
  playback.receive(update(3, [ran('c')]));
  expect([playback.update?.version, playback.shown?.version]).toEqual([3, 1]);
  vi.advanceTimersByTime(200);
  expect([playback.shown?.version, playback.view]).toEqual([2, 'v2']);
  vi.advanceTimersByTime(100);
  expect([playback.shown?.version, playback.view, playback.busy]).toEqual([3, 'v3', false]);
  expect(presented).toEqual([1, 3]);
});

test('the position in the log follows the event that is shown', () => {
  const { playback } = started();
  playback.receive(update(2, [ran('a'), ran('b')]));
  expect(playback.position).toEqual({ version: 2, events: 1 });
  vi.advanceTimersByTime(100);
  expect(playback.position).toEqual({ version: 2, events: 2 });
  vi.advanceTimersByTime(100);
  expect(playback.position).toEqual({ version: 2, events: Infinity });
});

test('a skip jumps to the present: skipped events are told without sound and remembered', () => {
  const { playback, events } = started();
  playback.receive(update(2, [ran('a'), ran('b')]));
  playback.receive(update(3, [ran('c')]));
  playback.skip();
  expect([playback.busy, playback.view, playback.shown?.version]).toEqual([false, 'v3', 3]);
  expect(events).toEqual([['a', 'v1', true], ['b', 'v1a', false], ['c', 'v2', false]]);
  expect(playback.stage.memory).toBe('abc');
});

test('a hidden tab jumps to the present', () => {
  const { playback, events } = started();
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  playback.receive(update(2, [ran('a'), ran('b')]));
  expect([playback.busy, playback.view, playback.stage.memory]).toEqual([false, 'v2', 'ab']);
  expect(events.map(([, , isShown]) => isShown)).toEqual([false, false]);
});

test('reduced motion jumps to the present, except for what must be read', () => {
  const { playback, events } = started(true);
  playback.receive(update(2, [ran('a', 3000), ran('b')]));
  expect([playback.busy, playback.view]).toEqual([false, 'v2']);
  expect(events.map(([name, , isShown]) => [name, isShown])).toEqual([['a', false], ['b', true]]);
  playback.receive(update(3, [ran('c'), { key: 'won', name: 'd', ms: 2000 }, ran('e')]));
  expect([playback.stage.event?.key, playback.stage.length]).toEqual(['won', 2000]);
  vi.advanceTimersByTime(2000);
  expect([playback.busy, playback.view]).toEqual([false, 'v3']);
});

test('a backlog over five seconds is shown faster, a far longer one is jumped over', () => {
  const { playback } = started();
  playback.receive(update(2, [ran('a', 4000), ran('b', 6000)]));
  expect(playback.stage.length).toBe(2000);
  vi.advanceTimersByTime(5000);
  expect(playback.busy).toBe(false);
  playback.receive(update(3, [ran('c', 9000), ran('d', 9000)]));
  expect([playback.busy, playback.view]).toEqual([false, 'v3']);
});

test('what must be read keeps its length however much waits behind it', () => {
  const { playback } = started();
  playback.receive(update(2, [{ key: 'won', name: 'a', ms: 2000 }, ran('b', 9000)]));
  expect(playback.stage.length).toBe(2000);
});

test('the log tells a move when it is shown, in one line, and what follows from it on demand', () => {
  const log = new GrowingLog();
  const changes: Change[] = [
    { version: 2, by: 1, events: [ran('A'), { key: 'fell', name: 'B' }, ran('C')] },
    { version: 3, by: 0, events: [ran('D')] },
  ];
  const told = (version: number, events: number) =>
    log.read(scene, face, changes, 9, { version, events }).map((line) => [line.text, line.details.map((one) => one.text)]);
  expect(told(1, Infinity)).toEqual([]);
  expect(told(2, 1)).toEqual([['A runs.', []]]);
  expect(told(2, 2)).toEqual([['A runs.', ['B falls.']]]);
  expect(told(2, 3)).toEqual([['A runs.', ['B falls.']], ['C runs.', []]]);
  expect(told(3, Infinity).map(([text]) => text)).toEqual(['A runs.', 'C runs.', 'D runs.']);
});
