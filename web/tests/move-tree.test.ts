import { expect, test } from 'vitest';
import { fold, matching } from '../src/game-sdk/move-tree';

test('moves that begin alike share a fork, and a fork with one way is none', () => {
  const tree = fold(['move 1 NE', 'move 1 E', 'move 2 NE', 'trap', 'discard 3']);
  expect(tree.map((one) => one.words)).toEqual(['move', 'trap', 'discard 3']);
  expect(tree[0]?.choices?.map((one) => one.words)).toEqual(['move 1', 'move 2 NE']);
  expect(fold(['take 1', 'take 2']).map((one) => one.move)).toEqual(['take 1', 'take 2']);
});

test('a fork is named as the names of its moves begin, or by its words', () => {
  const names: Record<string, string> = { 'run rf d4': 'Fast runs to d4', 'run rf d5': 'Fast runs to d5', 'run rs c3': 'Strong runs to c3', 'end': 'End turn' };
  const tree = fold(Object.keys(names), (move) => names[move] ?? move);
  expect(tree.map((one) => one.label)).toEqual(['run', 'End turn']);
  expect(tree[0]?.choices?.map((one) => one.label)).toEqual(['Fast runs to', 'Strong runs to c3']);
});

test('every legal move is exactly one leaf', () => {
  const moves = ['pass r1 b2', 'pass r1 c3', 'pass r2 b2', 'kick a1', 'end', 'run r1 a1', 'run r1'];
  const leaves = (tree: ReturnType<typeof fold>): string[] => tree.flatMap((one) => (one.move ? [one.move] : leaves(one.choices ?? [])));
  expect(leaves(fold(moves)).sort()).toEqual([...moves].sort());
});

test('typed beginnings mean the moves whose words begin so, an exact text only itself', () => {
  const moves = ['move 1 N', 'move 1 NE', 'trap'];
  expect(matching('m 1', moves)).toEqual(['move 1 N', 'move 1 NE']);
  expect(matching('MOVE 1 n', moves)).toEqual(['move 1 N']);
  expect(matching('x', moves)).toEqual([]);
});

test('a number that is typed is not the beginning of another', () => {
  expect(matching('send 1', ['send 10', 'send 4'])).toEqual([]);
  expect(matching('s 10', ['send 10', 'send 4'])).toEqual(['send 10']);
});
