import { flushSync } from 'svelte';
import { afterEach, expect, test, vi } from 'vitest';
import { Deferred } from '../src/ui/deferred.svelte';
import { afterFrame } from '../src/ui/frames';
import { StagedRendering } from '../src/ui/staged.svelte';

afterEach(() => vi.useRealTimers());

test('what waits for the frame is done in the order in which it was asked for', () => {
  vi.useFakeTimers();
  const done: number[] = [];
  afterFrame(() => done.push(1));
  afterFrame(() => done.push(2));
  expect(done).toEqual([]);
  vi.advanceTimersByTime(50);
  expect(done).toEqual([1, 2]);
});

test('without frames it is done all the same', () => {
  vi.useFakeTimers();
  vi.stubGlobal('requestAnimationFrame', () => 0);
  const done = vi.fn();
  afterFrame(done);
  vi.advanceTimersByTime(200);
  vi.unstubAllGlobals();
  expect(done).toHaveBeenCalledOnce();
});

test('what is asked for meanwhile waits for the next frame', () => {
  vi.useFakeTimers();
  const done: string[] = [];
  afterFrame(() => afterFrame(() => done.push('later')));
  afterFrame(() => done.push('now'));
  vi.advanceTimersByTime(50);
  vi.advanceTimersByTime(50);
  expect(done).toEqual(['now', 'later']);
});

test('what fails is told and keeps nothing else from being done', () => {
  vi.useFakeTimers();
  const told = vi.fn();
  vi.stubGlobal('reportError', told);
  const failure = new Error('first');
  const done = vi.fn();
  afterFrame(() => {
    throw failure;
  });
  afterFrame(done);
  vi.advanceTimersByTime(50);
  vi.unstubAllGlobals();
  expect(told.mock.calls).toEqual([[failure]]);
  expect(done).toHaveBeenCalledOnce();
});

function lagging(): { at: { value: string; whose: number }; lag: Deferred<string>; end: () => void } {
  const at = $state({ value: 'first', whose: 0 });
  let lag!: Deferred<string>;
  const end = $effect.root(() => {
    lag = new Deferred(() => at.value, () => at.whose);
  });
  flushSync();
  return { at, lag, end };
}

test('a lagging value changes after the frame', () => {
  vi.useFakeTimers();
  const { at, lag, end } = lagging();
  at.value = 'second';
  flushSync();
  expect(lag.current).toBe('first');
  vi.advanceTimersByTime(50);
  expect(lag.current).toBe('second');
  end();
});

test('a lagging value takes the last of several changes', () => {
  vi.useFakeTimers();
  const { at, lag, end } = lagging();
  for (const value of ['second', 'third']) {
    at.value = value;
    flushSync();
  }
  vi.advanceTimersByTime(50);
  expect(lag.current).toBe('third');
  end();
});

test("somebody else's value never lags", () => {
  vi.useFakeTimers();
  const { at, lag, end } = lagging();
  at.whose = 1;
  at.value = 'other';
  expect(lag.current).toBe('other');
  flushSync();
  expect(lag.current).toBe('other');
  end();
});

function stepwise(kind: string, ready = () => true): { steps: StagedRendering; end: () => void } {
  let steps!: StagedRendering;
  const end = $effect.root(() => {
    steps = new StagedRendering(kind, 3, ready);
  });
  flushSync();
  return { steps, end };
}

test('parts of a screen come a frame each, once they are ready', () => {
  vi.useFakeTimers();
  let isReady = $state(false);
  const { steps, end } = stepwise('one', () => isReady);
  vi.advanceTimersByTime(500);
  expect(steps.at).toBe(0);
  flushSync(() => (isReady = true));
  vi.advanceTimersByTime(50);
  expect([steps.at, steps.done, steps.of(['a', 'b', 'c', 'd'], 0, 2)]).toEqual([1, false, ['a', 'b']]);
  for (let n = 0; n < 2; n++) {
    flushSync();
    vi.advanceTimersByTime(50);
  }
  expect([steps.at, steps.done, steps.of(['a', 'b'], 1, 2)]).toEqual([3, true, ['a', 'b']]);
  end();
});

test('a kind of screen that came so before is there at once', () => {
  vi.useFakeTimers();
  const first = stepwise('two');
  for (let n = 0; n < 4; n++) {
    vi.advanceTimersByTime(50);
    flushSync();
  }
  first.end();
  const second = stepwise('two');
  expect([second.steps.at, stepwise('three').steps.at]).toEqual([3, 0]);
  second.end();
});
