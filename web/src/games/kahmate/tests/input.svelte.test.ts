// What a touch means in each layer of moves.
import { expect, test } from 'vitest';
import type { BoardProps, View } from '../view';
import { Selection } from '../input.svelte';

const PIECES: View['pieces'] = { rf: { at: 'd6', down: 0 }, rs: { at: 'c5', down: 0 }, bt: { at: 'd8', down: 0 } };
const MOVES = ['run rf e6', 'run rf e7', 'pass rs', 'kick e9', 'end'];

/** A carrier's turn at the board, and what was asked of the table. */
function turn(pieces = PIECES, moves = MOVES) {
  const asked: [string, string | null][] = [];
  const view: View = $state({
    turn: 3,
    pieces,
    ball: 'rf',
    cards: [[1], [1]],
    score: [0, 0],
    target: 1,
    pending: { kind: 'turn', seat: 0, captain: 0, moved: {}, stopped: [] },
  });
  const props = {
    scene: { view, viewer: 0, moves },
    chosen: null,
    now: null,
    act: { propose: (move: string | null) => asked.push(['propose', move]), explain: (move: string) => asked.push(['explain', move]) },
  } as unknown as BoardProps;
  const play = new Selection(() => props);
  play.settle();
  return { play, view, last: () => asked.at(-1) };
}

test('the carrier touched again offers its passes, then its kicks, then its runs', () => {
  const { play } = turn();
  const seen = ['d6', 'd6', 'd6', 'd6'].map((square) => (play.touch(square), play.layer));
  expect(seen).toEqual(['run', 'pass', 'kick', 'run']);
});

test('among the passes a square within reach is meant as a run', () => {
  const { play, last } = turn();
  play.select('rf');
  play.show('pass');
  play.touch('e7');
  expect([play.layer, last()]).toEqual(['run', ['propose', 'run rf e7']]);
});

test.each([
  ['pass', 'run', 'run rf h1'],
  ['kick', 'kick', 'kick h1'],
] as const)('among the moves of %s what can be none is explained', (shown, then, move) => {
  const { play, last } = turn();
  play.show(shown);
  play.touch('h1');
  expect([play.layer, last()]).toEqual([then, ['explain', move]]);
});

const EDGE: View['pieces'] = { rf: { at: 'g6', down: 0 }, rs: { at: 'c5', down: 0 }, bt: { at: 'h6', down: 0 } };

test('an opponent at the touch-line is a target of the carrier', () => {
  const { play, last } = turn(EDGE, ['run rf f6', 'charge E', 'end']);
  play.select('rf');
  play.touch('h6');
  expect([play.targets.get('h6')?.kind, last()]).toEqual(['charge', ['propose', 'charge E']]);
});

test('an opponent who may not be charged is explained', () => {
  const { play, last } = turn(EDGE, ['run rf f6', 'end']);
  play.select('rf');
  play.touch('h6');
  expect([play.targets.has('h6'), last()]).toEqual([false, ['explain', 'charge E']]);
});

test('a turn begins with runs, whatever was shown in the last one', () => {
  const { play, view } = turn();
  play.show('pass');
  play.settle();
  expect(play.layer).toBe('pass');
  view.turn = 5;
  play.settle();
  expect(play.layer).toBe('run');
});
