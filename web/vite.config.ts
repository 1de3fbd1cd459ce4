// Builds the client into the Python package; the development server forwards /api to a running server.
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { writePreloadMap } from './preload-map.ts';

const server = process.env.LUDOTECA_SERVER ?? 'http://127.0.0.1:8000';

// Few chunks: the modules of every page, those that every table needs besides, and each screen's and game's own.
const TABLE_MODULES = [
  'state/(table-session|play-session|move-draft|narrator|event-playback|live-scene|scene|log)',
  'net/connection',
  'i18n/sentences',
  'ui/(sound|pointer)',
  'game-sdk/(Clock|Mark|MoveTree|Sprite|move-tree|pictures|generic/facts)',
];
const PAGE_COMPONENTS = 'ui/(Icon|Logo|Dialog|PageHeader)|screens/errors/ErrorScreen';
/** State that belongs to one screen other than the table: it comes with that screen. */
const SCREEN_MODULES = 'state/(lesson-session|lesson-table|replay-session|replay-steps|analysis|admin|reports)|i18n/text-search';
const TABLE = `(${[...TABLE_MODULES, SCREEN_MODULES].join('|')})\\b`;
const ONLY_TABLE = `(${TABLE_MODULES.join('|')})\\b`;
// A group takes the dependencies of its modules too, so the base comes first and leaves the table's modules out.
const GROUPS = [
  { name: 'base', test: new RegExp(`node_modules|src/(?!${TABLE})((net|state|i18n|a11y)/|ui/[a-z]|game-sdk/registry|(${PAGE_COMPONENTS})\\b)`), priority: 2 },
  { name: 'play', test: new RegExp(`src/${ONLY_TABLE}`), priority: 1 },
];

export default defineConfig({
  plugins: [svelte(), writePreloadMap('files.map', 'preload.map')],
  // Chunks refer to their assets by relative paths: the server may have any base path.
  base: './',
  resolve: process.env.VITEST ? { conditions: ['browser'] } : undefined,
  build: {
    outDir: '../src/ludoteca/client',
    emptyOutDir: true,
    target: 'es2022',
    // The preload map is written from it.
    manifest: 'files.map',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: GROUPS } } },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: server, ws: true }, '/healthz': server },
  },
  test: {
    environment: 'happy-dom',
    include: ['tests/**/*.test.ts', 'src/games/*/tests/*.test.ts'],
  },
});
