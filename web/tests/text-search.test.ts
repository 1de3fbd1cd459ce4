import { expect, test } from 'vitest';
import { normalised, matches } from '../src/i18n/text-search';

test('words are found whatever their accents, case, order and apostrophes', () => {
  const text = normalised('3.3 Le piège : l’herbe seule');
  for (const sought of ['piege', 'PIÈGE', 'herbe piège', "l'herbe", 'l’herbe 3.3']) expect(matches(text, sought)).toBe(true);
  expect(matches(text, 'piège neige')).toBe(false);
});
