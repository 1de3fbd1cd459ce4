// Arranging six players freely, and the moves that come of it.
import { expect, test } from 'vitest';
import { homeSquares, movesOf, put, remove, toTakeBack, waiting, type LineUp } from '../lineup';

const six: LineUp = { rn1: 'b2', rn2: 'g2', rs: 'd1', rt: 'c2', rf: 'e2', rc: 'f2' };

test('a player put on another one changes places with it, or sends it off', () => {
  expect(put(six, 'rf', 'd1')).toEqual({ ...six, rf: 'd1', rs: 'e2' });
  expect(put(remove(six, 'rf'), 'rf', 'd1')).toEqual({ ...remove(six, 'rs'), rf: 'd1' });
});

test('a finished line-up is put in the order of the protocol, then ready', () => {
  expect(movesOf(six, 0)).toEqual(['put rn1 b2', 'put rn2 g2', 'put rs d1', 'put rt c2', 'put rf e2', 'put rc f2', 'ready']);
  expect(movesOf(six, 0, { rn1: 'b2', rn2: 'g2' })).toEqual(['put rs d1', 'put rt c2', 'put rf e2', 'put rc f2', 'ready']);
});

test('what the server has already is taken back from the first player that moved', () => {
  expect(toTakeBack(six, 0, six)).toBe(0);
  expect(toTakeBack(put(six, 'rf', 'd1'), 0, six)).toBe(4);
  expect(toTakeBack(put(six, 'rc', 'h1'), 0, six)).toBe(1);
});

test('each side lines up on its own two rows', () => {
  expect(homeSquares(0).slice(0, 2)).toEqual(['a2', 'b2']);
  expect(homeSquares(1).at(-1)).toBe('h11');
  expect(waiting({ bn1: 'a10' }, 1)).toEqual(['bn2', 'bs', 'bt', 'bf', 'bc']);
});
