// Pictures made from a sprite's symbols.
import { expect, test, vi } from 'vitest';
import { drawn, picture, readSymbols } from '../src/board/pictures.svelte';

test('a picture holds its symbol and those that it uses, and none is made of what takes its colour from outside', () => {
  const texts: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => `blob:${texts.push(blob as Blob)}`);
  expect(picture('toy-one')).toBe('');
  readSymbols(
    '<svg><symbol id="toy-part" viewBox="0 0 8 8"><path d="M0 0"/></symbol>' +
      '<symbol id="toy-one" viewBox="0 0 4 6"><use href="#toy-part"/></symbol>' +
      '<symbol id="toy-ink" viewBox="0 0 4 4"><path fill="currentColor"/></symbol></svg>',
  );
  expect(picture('toy-one')).toBe('blob:1');
  expect(picture('toy-one')).toBe('blob:1');
  expect(picture('toy-ink')).toBe('');
  expect(drawn('<use href="#toy-none"/>', '0 0 1 1')).toBe('');
  return texts[0]!.text().then((text) => {
    expect(text).toContain('<symbol id="toy-part"');
    expect(text).toContain('viewBox="0 0 4 6" width="4" height="6"');
  });
});
