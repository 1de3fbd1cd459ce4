import { expect, test } from 'vitest';
import { isForm, markedParts, matches, normalised } from '../src/i18n/text-search';

test('words are found whatever their accents, case, order and apostrophes', () => {
  const text = normalised('3.3 Le piège : l’herbe seule');
  for (const sought of ['piege', 'PIÈGE', 'herbe piège', "l'herbe", 'l’herbe 3.3']) expect(matches(text, sought)).toBe(true);
  expect(matches(text, 'piège neige')).toBe(false);
});

test('other forms of a word are found, other words are not', () => {
  for (const [one, other] of [['tackle', 'tackled'], ['passed', 'passing'], ['placcaggio', 'placcaggi'], ['plaquage', 'plaquer'], ['piege', 'pieges']]) {
    expect(isForm(one!, other!)).toBe(true);
    expect(isForm(other!, one!)).toBe(true);
  }
  for (const [one, other] of [['interest', 'intercept'], ['player', 'pass'], ['row', 'rob']]) expect(isForm(one!, other!)).toBe(false);
});

test('the hits in a text are marked in its own spelling', () => {
  const parts = markedParts('Un piège, deux Pièges.', ['piege']);
  expect(parts.filter((part) => part.hit).map((part) => part.text)).toEqual(['piège', 'Pièges']);
  expect(parts.map((part) => part.text).join('')).toBe('Un piège, deux Pièges.');
});
