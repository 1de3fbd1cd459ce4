// Pictures made from a sprite's symbols.
import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { drawn, picture, readSymbols } from '../src/game-sdk/pictures.svelte';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

test('a picture holds its symbol and those that it uses, and none is made of what takes its colour from outside', () => {
  expect(picture('toy-one')).toBe(null);
  readSymbols(
    '<svg><symbol id="toy-part" viewBox="0 0 8 8"><path d="M0 0"/></symbol>' +
      '<symbol id="toy-one" viewBox="0 0 4 6"><use href="#toy-part"/></symbol>' +
      '<symbol id="toy-ink" viewBox="0 0 4 4"><path fill="currentColor"/></symbol></svg>',
  );
  expect(picture('toy-one')).toBe(null);
  vi.runAllTimers();
  const url = picture('toy-one') ?? '';
  expect(picture('toy-one')).toBe(url);
  expect(picture('toy-ink')).toBe('');
  expect(drawn('<use href="#toy-none"/>', '0 0 1 1')).toBe(null);
  const text = decodeURIComponent(url.replace('data:image/svg+xml,', ''));
  expect(text).toContain('<symbol id="toy-part"');
  expect(text).toContain('viewBox="0 0 4 6" width="4" height="6"');
});

test('few pictures are made at a time, and who waits is told when there are more', () => {
  const asked = Array.from({ length: 5 }, (_, n) => `<circle r="${n}"/>`);
  const shown: (string | null)[] = [];
  const end = $effect.root(() => {
    asked.forEach((markup, n) => {
      $effect(() => void (shown[n] = drawn(markup, '0 0 8 8')));
    });
  });
  flushSync();
  const have = () => shown.filter((one) => one !== null).length;
  expect(have()).toBe(0);
  for (const number of [2, 4, 5]) {
    vi.runOnlyPendingTimers();
    flushSync();
    expect(have()).toBe(number);
  }
  end();
});
