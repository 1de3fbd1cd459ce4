import { expect, test } from 'vitest';
import { digit, walk } from '../keyboard';
import { cardOf, goals, meant, meets, read, turn } from '../moves';
import { hunt } from './position';

test('a move text is read in parts', () => {
  expect(read('move 2 NE')).toEqual({ do: 'move', card: 2, direction: 'NE' });
  expect(read('flee W')).toEqual({ do: 'flee', direction: 'W' });
  expect(read('dance')).toBeNull();
  expect(cardOf('discard 3')).toBe(3);
  expect(cardOf('trap')).toBeNull();
});

test('goals tell where each legal move ends', () => {
  expect([...goals(hunt(), 0, ['move 3 NE', 'move 1 W', 'trap', 'discard 1'])]).toEqual([
    ['b3', 'move 3 NE'],
    ['e1', 'move 1 W'],
  ]);
  expect(goals(hunt(), null, ['move 3 NE']).size).toBe(0);
});

test('a touched tile means the move that would lead there', () => {
  expect(meant(hunt(), 0, 'c3')).toBe('move 2 NE');
  expect(meant(hunt(), 0, 'e3')).toBe('move 1 E');
  expect(meant(hunt(), 0, 'a1')).toBeNull();
  expect(meant(hunt({ pending: { kind: 'flee', seat: 0 } }), 0, 'e1')).toBe('flee W');
  expect(meant(hunt({ pending: { kind: 'flee', seat: 0 } }), 0, 'c3')).toBeNull();
  expect(meant(hunt({ hunters: [null, null, null, null], pending: { kind: 'place', seat: 0 } }), 0, 'd4')).toBe('place d4');
});

test('a move meets the mammoth on its line', () => {
  expect(meets(hunt(), 0, 'move 3 NE')).toBe(true);
  expect(meets(hunt(), 0, 'move 1 NE')).toBe(false);
});

test('turns are counted clockwise', () => {
  expect(turn('NE', 'NE')).toBe(0);
  expect(turn('NE', 'SE')).toBe(120);
  expect(turn('SE', 'NE')).toBe(240);
});

const plain = { key: '', ctrlKey: false, metaKey: false, altKey: false };

test('six keys walk six ways, by their place on the keyboard', () => {
  const codes = ['KeyE', 'KeyD', 'KeyX', 'KeyZ', 'KeyA', 'KeyW'];
  expect(codes.map((code) => walk({ ...plain, code }, 'd4'))).toEqual(['c4', 'd5', 'e4', 'e3', 'd3', 'c3']);
  expect(walk({ ...plain, code: 'Numpad9' }, 'd4')).toBe('c4');
  expect(walk({ ...plain, code: 'KeyE', ctrlKey: true }, 'd4')).toBeNull();
  expect(walk({ ...plain, code: 'KeyE' }, 'a4')).toBe('a4');
});

test('up and down reach every row and stay on the board', () => {
  let tile = 'g1';
  const rows = [tile[0]];
  for (let row = 0; row < 6; row++) {
    tile = walk({ ...plain, code: 'ArrowUp' }, tile) ?? '';
    rows.push(tile[0]);
  }
  expect(rows.join('')).toBe('gfedcba');
  expect(walk({ ...plain, code: 'ArrowUp' }, 'a2')).toBe('a2');
});

test('digits ask for cards, the number pad walks', () => {
  expect(digit({ ...plain, key: '2', code: 'Digit2' })).toBe(2);
  expect(digit({ ...plain, key: '3', code: 'Numpad3' })).toBeNull();
  expect(digit({ ...plain, key: '4', code: 'Digit4' })).toBeNull();
});
