// Builds the client into the Python package; in development it serves the pages and hands /api to a running server.
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

const server = process.env.LUDOTECA_SERVER ?? 'http://127.0.0.1:8000';

export default defineConfig({
  plugins: [svelte()],
  // Chunks name their assets relative to themselves: the server may live under any path.
  base: './',
  resolve: process.env.VITEST ? { conditions: ['browser'] } : undefined,
  build: {
    outDir: '../src/ludoteca/client',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
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
