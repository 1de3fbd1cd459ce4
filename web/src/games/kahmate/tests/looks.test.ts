import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { Catalogue } from '../../../i18n/catalogue';
import { look } from '../../../game-sdk/registry';
import { seatNames } from '../../../i18n/names';

test('the second side is called, marked and coloured alike in the shell and on the pitch', () => {
  const catalogue = new Catalogue('en');
  catalogue.add('name-0 = Ochre\nname-1 = Teal\nname-3 = Slate\n');
  const nameless = [{ name: '', kind: 'person' }, { name: '', kind: 'casual' }];
  expect(seatNames(nameless, catalogue, 'kahmate')).toEqual(['Ochre', 'Slate']);
  expect(seatNames(nameless, catalogue, 'another')).toEqual(['Ochre', 'Teal']);
  const [tokens, kits] = ['src/styles/tokens.css', 'src/games/kahmate/colours.css'].map((path) => readFileSync(path, 'utf8'));
  const colour = new RegExp(`--seat-${look('kahmate', 1)}: (#\\w+)`).exec(tokens ?? '')?.[1];
  expect(kits).toContain(`--kit-b: ${colour};`);
});
