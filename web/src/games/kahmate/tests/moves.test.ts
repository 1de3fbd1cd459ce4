// Legal moves sorted by what one touches, and previews read as the server writes them.
import { expect, test } from 'vitest';
import { percent, stolen } from '../preview';
import type { DuelPreview, View } from '../view';
import { sort, usable } from '../moves';

const view: View = {
  turn: 3,
  pieces: { rf: { at: 'd6', down: 0 }, rs: { at: 'c5', down: 0 }, bt: { at: 'd7', down: 0 } },
  ball: 'rf',
  cards: [[1], [1]],
  score: [0, 0],
  target: 1,
  pending: { kind: 'turn', seat: 0, captain: 0, moved: {}, stopped: [] },
};

test('moves are found by the thing they are made on', () => {
  const found = sort(view, ['run rf e6', 'run rf e7', 'charge N', 'pass rs', 'kick e9', 'end']);
  expect(found.runs.get('rf')?.get('e7')).toBe('run rf e7');
  expect(found.charges.get('bt')).toBe('charge N');
  expect([...found.passes.keys(), ...found.kicks.keys()]).toEqual(['rs', 'e9']);
  expect(found.end).toBe(true);
  expect(usable(view, found)).toEqual(['rf']);
});

test('a carrier that can only pass is usable too', () => {
  expect(usable(view, sort(view, ['pass rs', 'run rs b5', 'end'])).sort()).toEqual(['rf', 'rs']);
});

test('a way out is the square beside the carrier', () => {
  expect([...sort(view, ['exit E', 'exit W']).squares]).toEqual([['e6', 'exit E'], ['c6', 'exit W']]);
});

test('at the touch-line a charge is made on the opponent, and the sides are the ways out', () => {
  const edge: View = { ...view, pieces: { rf: { at: 'g6', down: 0 }, bt: { at: 'h6', down: 0 } } };
  expect([...sort(edge, ['charge E', 'end']).charges]).toEqual([['bt', 'charge E']]);
  const through: View = { ...edge, pieces: { rf: { at: 'h6', down: 0 }, bt: { at: 'h6', down: 1 } } };
  expect([...sort(through, ['exit N', 'exit S']).squares]).toEqual([['h7', 'exit N'], ['h5', 'exit S']]);
});

test('chances are whole hundredths, and the likeliest thief counts', () => {
  expect([percent([1, 3]), percent([2, 3]), percent([1, 200])]).toEqual([33, 67, 1]);
  const duel = (attack_wins: [number, number]) => ({ attack_wins }) as DuelPreview;
  expect(stolen({ square: 'f4', interceptors: {} })).toBeNull();
  expect(stolen({ square: 'f4', interceptors: { bn1: duel([1, 2]), bt: duel([1, 4]) } })).toBe(75);
});
