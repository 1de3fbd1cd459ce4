import { expect, test } from 'vitest';
import { bare, holds } from '../src/core/seek';

test('words are found whatever their accents, case, order and apostrophes', () => {
  const text = bare('3.3 Le piège : l’herbe seule');
  for (const sought of ['piege', 'PIÈGE', 'herbe piège', "l'herbe", 'l’herbe 3.3']) expect(holds(text, sought)).toBe(true);
  expect(holds(text, 'piège neige')).toBe(false);
});
