// Builds the client into the Python package; in development it serves the pages and hands /api to a running server.
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

const server = process.env.LUDOTECA_SERVER ?? 'http://127.0.0.1:8000';

// Few files: what every page needs, what every table needs besides, and each screen's and game's own.
const AT_TABLES = '(playing|table|socket|showing|live|sound|log|speech|scene|finger|choices)\\b';
const GROUPS = [
  { name: 'base', test: new RegExp(`node_modules|src/core/(?!${AT_TABLES})|src/board/(Icon|Logo|Dialog)\\b|src/screens/(TroubleScreen|TopLine)\\b`), priority: 2 },
  { name: 'play', test: new RegExp(`src/core/${AT_TABLES}|src/board/(Clock|Mark|Sprite|pictures|facts|Choices)\\b`), priority: 1 },
];

export default defineConfig({
  plugins: [svelte()],
  // Chunks name their assets relative to themselves: the server may live under any path.
  base: './',
  resolve: process.env.VITEST ? { conditions: ['browser'] } : undefined,
  build: {
    outDir: '../src/ludoteca/client',
    emptyOutDir: true,
    target: 'es2022',
    // By it the server knows which files an address will ask for.
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
