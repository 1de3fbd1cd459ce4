// Writes `preload.map` after a build: for each route of the client the files that its page will need.
// The server puts links to them into the head of the first page.
import { readFileSync, writeFileSync, unlinkSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { ROUTES, type RouteEntry } from './src/state/routes.ts';

/** Vite's manifest: the built files by their sources. */
export type Manifest = Record<string, { file: string; css?: string[]; imports?: string[] }>;

/** A file and what it is preloaded as. */
export interface PreloadLink {
  as: 'style' | 'script' | 'fetch' | 'image';
  file: string;
}

/** The files of a route: always, for the route's game, and for each installed game. */
export interface PreloadEntry {
  always: PreloadLink[];
  ofGame: Record<string, PreloadLink[]>;
  ofAllGames: Record<string, PreloadLink[]>;
}

const INDEX = 'index.html';
const GAME_FILE = /^src\/games\/([^/]+)\/([^/]+)$/;

/** The plugin; `manifest` is the name of Vite's manifest, which is removed once the map is written. */
export function writePreloadMap(manifest: string, map: string): Plugin {
  let folder = '';
  return {
    name: 'preload-map',
    apply: 'build',
    configResolved: (config) => void (folder = join(config.root, config.build.outDir)),
    closeBundle() {
      const file = join(folder, manifest);
      writeFileSync(join(folder, map), JSON.stringify(preloadMap(JSON.parse(readFileSync(file, 'utf-8')) as Manifest, ROUTES)));
      unlinkSync(file);
    },
  };
}

/** The files of every route by its path. */
export function preloadMap(built: Manifest, routes: readonly RouteEntry[]): Record<string, PreloadEntry> {
  const games = [...new Set(Object.keys(built).flatMap((source) => GAME_FILE.exec(source)?.[1] ?? []))].sort();
  const of = (names: readonly string[] = []): Record<string, PreloadLink[]> =>
    Object.fromEntries(games.map((game) => [game, names.flatMap((name) => links(built, `src/games/${game}/${name}`))]).filter(([, found]) => found?.length));
  return Object.fromEntries(
    routes.map((route) => {
      if (route.module && !(route.module in built)) throw new Error(`routes.ts names ${route.module}, of which the build has no chunk`);
      const always = route.module ? links(built, route.module) : [];
      return [route.path, { always, ofGame: of(route.ofGame), ofAllGames: of(route.ofAllGames) }];
    }),
  );
}

/** Links to a source and to what it imports statically, style sheets first, without what every page loads. */
function links(built: Manifest, source: string): PreloadLink[] {
  const entry = built[source];
  if (!entry) return [];
  if (source.endsWith('.svg')) return [{ as: source.endsWith('hero.svg') ? 'image' : 'fetch', file: entry.file }];
  const loaded = imported(built, INDEX);
  const chunks = imported(built, source).filter((name) => !loaded.includes(name));
  const styles = chunks.flatMap((name) => built[name]?.css ?? []).map((file) => ({ as: 'style' as const, file }));
  return [...styles, ...chunks.map((name) => ({ as: 'script' as const, file: built[name]?.file ?? '' }))];
}

/** A source and everything that it imports statically. */
function imported(built: Manifest, source: string): string[] {
  const found = [source];
  for (const name of found) found.push(...(built[name]?.imports ?? []).filter((one) => !found.includes(one)));
  return found;
}
