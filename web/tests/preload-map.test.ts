import { expect, test } from 'vitest';
import { preloadMap, type Manifest } from '../preload-map';
import { ROUTES } from '../src/state/routes';

const BUILT: Manifest = {
  'index.html': { file: 'index.js', imports: ['_base.js'], css: ['index.css'] },
  '_base.js': { file: 'base.js', css: ['base.css'] },
  '_play.js': { file: 'play.js', imports: ['_base.js'] },
  'src/screens/table/Table.svelte': { file: 'Table.js', imports: ['_base.js', '_play.js'], css: ['T.css'] },
  'src/games/toy/index.ts': { file: 'toy.js', imports: ['_play.js'], css: ['toy.css'] },
  'src/games/toy/symbols.svg': { file: 'symbols.svg' },
  'src/games/toy/hero.svg': { file: 'hero.svg' },
};
const TABLE = { path: 't/:table', screen: 'table', module: 'src/screens/table/Table.svelte', ofGame: ['index.ts', 'symbols.svg'] };

test('a screen has its chunks and those of the game, without the files of every page', () => {
  const found = preloadMap(BUILT, [TABLE])['t/:table'];
  expect(found?.always.map((link) => `${link.as} ${link.file}`)).toEqual(['style T.css', 'script Table.js', 'script play.js']);
  expect(found?.ofGame['toy']?.map((link) => `${link.as} ${link.file}`)).toEqual(['style toy.css', 'script toy.js', 'script play.js', 'fetch symbols.svg']);
  expect(found?.ofAllGames).toEqual({});
});

test('a screen without a chunk can need the pictures of all games', () => {
  const found = preloadMap(BUILT, [{ path: '', screen: 'home', ofAllGames: ['hero.svg'] }])[''];
  expect(found).toEqual({ always: [], ofGame: {}, ofAllGames: { toy: [{ as: 'image', file: 'hero.svg' }] } });
});

test('a route whose module is no chunk fails the build', () => {
  expect(() => preloadMap(BUILT, ROUTES)).toThrow('src/screens/replay/Replay.svelte');
});
