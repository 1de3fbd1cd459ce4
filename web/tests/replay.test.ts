import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { Catalogue } from '../src/i18n/catalogue';
import { account, chances, type Analysis } from '../src/state/analysis';
import { ReplaySession } from '../src/state/replay-session.svelte';
import { stepLines, stepOfFrame, stepsOf, type Frame } from '../src/state/replay-steps';
import { sceneOf } from '../src/state/scene';
import type { AnyFace, Scene } from '../src/game-sdk/contract';
import type { GameEvent, Update } from '../src/net/table-types';
import { face as kahmate } from '../src/games/kahmate';
import { face as maamut } from '../src/games/maamut';
import { face as mammut } from '../src/games/mammut';

const LANGS = ['en', 'it', 'fr', 'es'];
const FACES: Record<string, AnyFace> = { kahmate, maamut, mammut };
/** vitest runs in web/. */
const ROOT = resolve('..');
const GAMES = `${ROOT}/src/ludoteca/games`;
const TEXTS = `${ROOT}/src/ludoteca/i18n`;

/** A frame of a toy match: set-up, two turns of which the second ends a round, the deal, one more turn. */
function frame(version: number, turn: number, round: number, seat: number | null, more: Partial<Frame> = {}): Frame {
  return { version, by: 0, view: { turn, round, pending: { seat } }, events: [{ key: 'e', n: version }], ...more };
}

const FRAMES = [
  frame(1, 0, 1, 0),
  frame(2, 0, 1, 1),
  frame(3, 1, 1, 0),
  frame(4, 1, 1, 0),
  frame(5, 1, 1, 0, { table: { key: 'undo' }, undone: [4] }),
  frame(6, 2, 1, 1),
  frame(7, 2, 2, null),
  frame(8, 3, 2, 1),
  frame(9, 3, 2, 1),
];
const part = (view: unknown) => `Round ${(view as { round: number }).round}`;

test('a step is a turn; the parts of a match begin steps of their own; undone lines are in none', () => {
  const steps = stepsOf(FRAMES, part);
  expect(steps.map(({ turn, seat, frames, part: name }) => [turn, seat, frames, name])).toEqual([
    [0, null, [0], ''],
    [0, null, [1, 2], ''],
    [1, 0, [5], ''],
    [2, 1, [6], ''],
    [2, null, [7], 'Round 2'],
    [3, 1, [8], ''],
  ]);
  expect([0, 3, 5, 8, 99].map((at) => stepOfFrame(steps, at))).toEqual([0, 2, 2, 5, 5]);
});

function update(shown: Frame): Update {
  const table = {
    game: 'toy', rules: 1, players: 2, options: {}, phase: 'over', commitment: '', salts: [], cap: null, hints: true, clocks: null,
    seats: [{ name: 'Ann', kind: 'person' }, { name: 'Bob', kind: 'person' }], paused: false, proposals: {},
  } satisfies Update['table'];
  return { viewer: null, version: shown.version, fresh: true, changes: [], table, view: shown.view, actors: [], decision: null, moves: [], undo: 'nothing' };
}

test('a replay goes by turns or by single lines, and a turn reached by a jump leaves what its events leave', () => {
  const remember = (memory: unknown, _view: unknown, event: GameEvent) => [...((memory as number[] | null) ?? []), event.n as number];
  const toy = { Board: (() => {}) as unknown as AnyFace['Board'], remember } satisfies AnyFace;
  const session = new ReplaySession(toy, part, update, () => true);
  session.load(FRAMES);
  expect([session.at, session.step]).toEqual([0, 0]);
  const reached = [];
  while (session.next(false)) reached.push(session.at);
  expect(reached).toEqual([2, 5, 6, 7, 8]);
  session.seek(3);
  expect([session.at, session.playback?.stage.memory]).toEqual([6, [7]]);
  session.back(false);
  expect([session.at, session.playback?.stage.memory]).toEqual([5, [6]]);
  session.back(true);
  expect(session.at).toBe(4);
  session.next(true);
  expect(session.at).toBe(5);
  session.seek(Infinity);
  expect([session.at, session.next(false)]).toEqual([8, false]);
});

test('every step has the lines of its own log', () => {
  const catalogue = new Catalogue('en');
  catalogue.add('toy-event-e = Line { $n }.');
  const toy = { Board: (() => {}) as unknown as AnyFace['Board'] } satisfies AnyFace;
  const scene = sceneOf(update(FRAMES[0]!), catalogue, { mode: 'full', motion: false });
  expect(stepLines(scene, toy, FRAMES, stepsOf(FRAMES, part))).toEqual([['Line 1.'], ['Line 2.', 'Line 3.'], ['Line 6.'], ['Line 7.'], ['Line 8.'], ['Line 9.']]);
});

test('the chances of a seat are those of its own turns, and the result', () => {
  const turn = (number: number, seat: number, before: number, after: number) => ({ turn: number, seat, lines: [number], before, after, loss: 0, events: [], better: [] });
  const analysis: Analysis = { turns: [turn(1, 0, 0.5, 0.8), turn(2, 1, 0.4, 0), turn(3, 0, 0.8, 1)], turning_points: [], worst: [] };
  expect(chances(analysis, 0, 4)).toEqual([{ turn: 1, value: 0.5 }, { turn: 3, value: 0.8 }, { turn: 4, value: 1 }]);
  expect(chances(analysis, 1, 4)).toEqual([{ turn: 2, value: 0.4 }, { turn: 4, value: 0 }]);
});

interface Kind {
  position: unknown;
  events: GameEvent[];
}
const KINDS = JSON.parse(readFileSync(`${ROOT}/web/tests/move-kinds.json`, 'utf8')) as Record<string, Record<string, Kind>>;

function sceneOfKind(game: string, lang: string, position: unknown): Scene {
  const catalogue = new Catalogue(lang);
  for (const file of [`${TEXTS}/web/${lang}.ftl`, `${TEXTS}/locales/${lang}.ftl`, `${GAMES}/${game}/locales/${lang}.ftl`]) catalogue.add(readFileSync(file, 'utf8'));
  const shown = update({ version: 1, view: position });
  const seats = ['Ann', 'Bob', 'Cy'].map((name) => ({ name, kind: 'person' }));
  return sceneOf({ ...shown, table: { ...shown.table, game, seats } }, catalogue, { mode: 'full', motion: false });
}

test.each(Object.keys(FACES).flatMap((game) => LANGS.map((lang) => [game, lang] as const)))('every kind of move of %s is a whole sentence in %s', (game, lang) => {
  for (const [kind, { position, events }] of Object.entries(KINDS[game]!)) {
    const said = account(sceneOfKind(game, lang, position), FACES[game]!, events);
    expect(said, kind).toMatch(/[.!]$/);
    expect(said, kind).not.toMatch(/[{}$]| {2}|undefined|null|-event-| [:.,](?!\d)|\(\)/);
  }
});
