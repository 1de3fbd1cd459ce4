import { expect, test } from 'vitest';
import { aimAt, planOf, refusedMove, toggled } from '../moves';
import { lesson } from '../lesson';
import { cardMove, inARow, ordered, piles, shamanOrder, type Pending, type View } from '../view';

function table(at: Record<string, string>, pending: Pending, players = 3): View {
  const tiles = Object.fromEntries(
    Object.entries(at).map(([name, place]) => [name, { up: 'food', down: null, at: place }]),
  );
  return { players, tiles, pending } as unknown as View;
}
const TURN: Pending = { kind: 'turn', seat: 0 };

test('handles ascend as numbers, the shaman last', () => {
  expect(ordered(['S', '10', '9', '1'])).toEqual(['1', '9', '10', 'S']);
});

test('a set of tiles is taken in one spelling that ends with done', () => {
  expect(inARow('take', ['S', '12', '3'])).toEqual(['take 3', 'take 12', 'take S', 'done']);
});

test('cards name tiles ascending and piles by seat or group', () => {
  expect(cardMove('flip', ['S', '4'])).toBe('play flip 4 S');
  expect(cardMove('return', ['p2', 'p0'])).toBe('play return 0 2');
  expect(cardMove('return', ['p1.2', 'p1.1'])).toBe('play return 1.1 1.2');
});

test('tiles of the centre make a row of takes', () => {
  const view = table({ '1': 'centre', '2': 'centre', '3': 'p1' }, TURN);
  const moves = ['take 1', 'take 2', 'rob 1'];
  const aim = aimAt(view, moves, null);
  expect([...aim.tiles]).toEqual(['1', '2']);
  expect([...aim.robs]).toEqual(['p1']);
  expect(planOf(view, moves, aim, new Set())).toBeNull();
  const plan = planOf(view, moves, aim, new Set(['2', '1']));
  expect(plan?.moves).toEqual(['take 1', 'take 2', 'done']);
  expect(plan?.shown).toEqual(['take 1', 'take 2']);
});

test('the last one without tiles takes all with one move', () => {
  const view = table({ '1': 'centre', '2': 'centre' }, TURN);
  const aim = aimAt(view, ['take all', 'rob 1'], null);
  expect(planOf(view, ['take all'], aim, new Set())).toMatchObject({ moves: ['take all'], number: 2 });
  expect(refusedMove(view, aim, '1')).toBe('take 1');
});

test('one of the robbed tiles at least is kept', () => {
  const view = table({ '1': 'p0', '2': 'p0', '3': 'p0' }, { kind: 'back', seat: 0, to: 'p0', back: [] });
  const aim = aimAt(view, ['back 1', 'back 2', 'back 3'], null);
  expect(aim.purpose).toBe('back');
  expect(aim.most).toBe(2);
});

test('a third tile for a card takes the place of the first', () => {
  const view = table({ '1': 'centre', '2': 'p1', '3': 'p1' }, TURN);
  const moves = ['play flip 1', 'play flip 1 2', 'play flip 1 3', 'play flip 2 3', 'play flip 2', 'play flip 3'];
  const aim = aimAt(view, moves, 'flip');
  let chosen: ReadonlySet<string> = new Set();
  for (const name of ['1', '2', '3']) chosen = toggled(aim, chosen, name);
  expect([...chosen]).toEqual(['2', '3']);
  expect(planOf(view, moves, aim, chosen)?.moves).toEqual(['play flip 2 3']);
});

test('a card that needs two tiles has no plan with one', () => {
  const view = table({ '1': 'centre', '2': 'centre' }, TURN);
  const moves = ['play peek 1 2'];
  expect(planOf(view, moves, aimAt(view, moves, 'peek'), new Set(['1']))).toBeNull();
});

test('with two players everybody has two groups', () => {
  expect(piles(2, 1)).toEqual(['p1.1', 'p1.2']);
  expect(piles(3, 1)).toEqual(['p1']);
});

test('the shaman counts from its owner, clockwise on red, anticlockwise on blue', () => {
  const view = table({ S: 'p1' }, TURN);
  expect(shamanOrder({ ...view, tiles: { S: { up: 'red', down: null, at: 'p1' } } })).toEqual([1, 2, 0]);
  expect(shamanOrder({ ...view, tiles: { S: { up: 'blue', down: null, at: 'p1' } } })).toEqual([1, 0, 2]);
  expect(shamanOrder({ ...view, tiles: { S: { up: 'red', down: null, at: 'centre' } } })).toEqual([]);
});

test('every position of the lesson has 32 tiles and all 19 cards', () => {
  const laid = lesson.steps.flatMap((step) => (step.position ? [step.position as any] : []));
  expect(laid.length).toBeGreaterThan(3);
  for (const position of laid) {
    expect(Object.keys(position.tiles).length).toBe(32);
    const pile = Object.values(position.deck as Record<string, number>).reduce((sum, one) => sum + one, 0);
    expect(pile + [...position.hands, ...position.played].flat().length).toBe(19);
  }
});
