// The client's routes: the path of each screen, and what is loaded for it. The router matches paths with this table;
// the build writes `preload.map` from it, which tells the server the files of each screen.

/** A path; `:table` stands for a table's id, `:game` for a game's name. */
export interface RouteEntry {
  path: string;
  screen: string;
  /** The screen's module, if it is a chunk of its own. */
  module?: string;
  /** Files of the folder of the route's game. */
  ofGame?: readonly string[];
  /** Files of the folders of all games. */
  ofAllGames?: readonly string[];
}

const BOARD = ['index.ts', 'symbols.svg'];

export const ROUTES = [
  { path: '', screen: 'home', ofAllGames: ['hero.svg'] },
  { path: 't/:table', screen: 'table', module: 'src/screens/table/Table.svelte', ofGame: BOARD },
  { path: 'replay/:table', screen: 'replay', module: 'src/screens/replay/Replay.svelte', ofGame: BOARD },
  { path: 'learn', screen: 'learn', module: 'src/screens/learn/Learn.svelte', ofAllGames: ['hero.svg'] },
  { path: 'learn/:game', screen: 'rules', module: 'src/screens/learn/Rules.svelte' },
  { path: 'learn/:game/lesson', screen: 'lesson', module: 'src/screens/learn/Lesson.svelte', ofGame: ['index.ts', 'lesson.ts', 'symbols.svg'] },
  { path: 'account', screen: 'account', module: 'src/screens/account/Account.svelte' },
  { path: 'admin', screen: 'admin', module: 'src/screens/admin/Admin.svelte' },
  { path: 'privacy', screen: 'privacy', module: 'src/screens/privacy/Privacy.svelte' },
  { path: 'ratings', screen: 'ratings', module: 'src/screens/ratings/Ratings.svelte' },
] as const satisfies readonly RouteEntry[];

export type ScreenName = (typeof ROUTES)[number]['screen'] | 'not-found';

/** The screen at a path and what its variable part is; null if no route matches. */
export function matchRoute(parts: readonly string[]): { screen: ScreenName; id: string } | null {
  for (const { path, screen } of ROUTES) {
    const wanted = path.split('/').filter(Boolean);
    if (wanted.length !== parts.length) continue;
    if (wanted.every((one, at) => (one.startsWith(':') ? parts[at] : one === parts[at]))) {
      return { screen, id: parts[wanted.findIndex((one) => one.startsWith(':'))] ?? '' };
    }
  }
  return null;
}
