// The pitch's geometry in its four lies, and the squares that arrow keys lead to.
import { expect, test } from 'vitest';
import { beside, middle, size, spot, SQUARES, step, type Lie } from '../layout';

const LIES: Lie[] = [true, false].flatMap((wide) => [true, false].map((turned) => ({ wide, turned })));

test('every square has a place of its own on the pitch', () => {
  for (const lie of LIES) {
    const { w, h } = size(lie);
    const spots = SQUARES.map((square) => spot(square, lie));
    expect(new Set(spots.map(({ x, y }) => `${x.toFixed(3)} ${y.toFixed(3)}`)).size).toBe(104);
    expect(spots.every(({ x, y }) => x > 0 && y > 0 && x < w && y < h)).toBe(true);
  }
});

test('one always attacks to the right on a wide pitch and upward on a tall one', () => {
  expect(spot('d12', { wide: true, turned: false }).x).toBeGreaterThan(spot('d1', { wide: true, turned: false }).x);
  expect(spot('d0', { wide: true, turned: true }).x).toBeGreaterThan(spot('d11', { wide: true, turned: true }).x);
  expect(spot('d12', { wide: false, turned: false }).y).toBeLessThan(spot('d1', { wide: false, turned: false }).y);
  expect(spot('d0', { wide: false, turned: true }).y).toBeLessThan(spot('d11', { wide: false, turned: true }).y);
});

test('an arrow key leads to the square that lies that way on the screen', () => {
  const ways = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] } as const;
  for (const lie of LIES) {
    for (const [key, [x, y]] of Object.entries(ways)) {
      const [from, to] = [spot('d6', lie), spot(step('d6', key, lie) ?? '', lie)];
      expect([Math.sign(Math.round(to.x - from.x)), Math.sign(Math.round(to.y - from.y))]).toEqual([x, y]);
    }
  }
});

test('the pitch ends at its edges', () => {
  expect(step('a6', 'ArrowUp', { wide: true, turned: false })).toBeNull();
  expect(beside('d12', 'N')).toBeNull();
  expect(beside('d6', 'E')).toBe('e6');
});

test('a low room shows the ball, and as much as it can of the way to one\'s own players', () => {
  const tall: Lie = { wide: false, turned: false };
  const y = (square: string) => spot(square, tall).y;
  expect(middle('d6', [], 8, tall)).toBe(y('d6'));
  expect(middle('d6', ['a2', 'h3'], 8, tall)).toBe(y('d4'));
  expect(middle('d6', ['a2', 'h8'], 8, tall)).toBe(y('d5'));
  expect(middle('d6', ['a2'], 4, tall)).toBe(y('d6') + 1.5);
  expect(middle('d6', ['a10'], 4, tall)).toBe(y('d6') - 1.5);
  expect(middle('d6', ['a2'], 0.5, tall)).toBe(y('d6'));
});
