import { expect, test } from 'vitest';
import { DIRECTIONS, NAMES, centre, distance, line, neighbour, outer, towards } from '../layout';

test('there are 37 tiles, row by row', () => {
  expect(NAMES).toHaveLength(37);
  expect(NAMES.slice(0, 5)).toEqual(['a1', 'a2', 'a3', 'a4', 'b1']);
  expect(NAMES.at(-1)).toBe('g4');
});

test('the neighbours of the cross, clockwise from north-east', () => {
  expect(DIRECTIONS.map((way) => neighbour('d4', way))).toEqual(['c4', 'd5', 'e4', 'e3', 'd3', 'c3']);
});

test('a line ends at the edge', () => {
  expect(line('d4', 'NE', 5)).toEqual(['c4', 'b4', 'a4']);
  expect(neighbour('a4', 'NE')).toBeNull();
});

test('towards knows straight lines alone', () => {
  expect(towards('d4', 'a4')).toBe('NE');
  expect(towards('d4', 'b3')).toBeNull();
  expect(towards('d4', 'd4')).toBeNull();
  expect(distance('a1', 'g4')).toBe(6);
});

test('eighteen tiles lie at the rim, the cross in the middle', () => {
  expect(NAMES.filter(outer)).toHaveLength(18);
  expect(centre('d4')).toEqual({ x: 0, y: 0 });
  expect(centre('a1')).toEqual({ x: -155.88, y: -270 });
});
