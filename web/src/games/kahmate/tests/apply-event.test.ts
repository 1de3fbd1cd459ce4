// The reducers against real sequences of events: what they draw is what the server's next view holds.
import { expect, test } from 'vitest';
import { applyEvent } from '../apply-event';
import type { View } from '../view';

const ALL = [1, 2, 3, 4, 5, 6];
const start: View = {
  turn: 7,
  pieces: { rs: { at: 'd5', down: 0 }, bf: { at: 'd6', down: 0 }, bn1: { at: 'd8', down: 0 } },
  ball: 'bf',
  cards: [[...ALL], [...ALL]],
  score: [0, 0],
  target: 1,
  pending: { kind: 'turn', seat: 0, captain: 0, moved: {}, stopped: [] },
};
const play = (view: View, ...events: { key: string; [field: string]: unknown }[]) => events.reduce(applyEvent, view);
const tackled = { key: 'tackled', tackler: 'rs', carrier: 'bf' };
const shown = { key: 'shown', cards: [4, 5], attacker: 'rs', defender: 'bf', attack: 6, defence: 4, pair: 1 };

test('a run moves the player and counts its cost', () => {
  const view = play(start, { key: 'ran', piece: 'rs', path: ['d5', 'c5', 'c6'], cost: 2 });
  expect(view.pieces.rs).toEqual({ at: 'c6', down: 0 });
  expect(view.pending?.moved).toEqual({ rs: 2 });
});

test('a tackle opens a duel, counts a move and shows no card before both lie', () => {
  const view = play(start, tackled, { key: 'laid', seat: 1 }, { key: 'laid', seat: 0, card: 4 });
  expect(view.duel).toEqual({ kind: 'tackle', attacker: 'rs', defender: 'bf', pair: 1 });
  expect(view.pending?.laid).toEqual([4, true]);
  expect(view.pending?.moved).toEqual({ rs: 1 });
  expect(view.shown ?? null).toBeNull();
});

test('turned cards leave the hands; a perfect tackle takes the ball and closes the duel', () => {
  const won = { key: 'won', duel: 'tackle', winner: 'rs', loser: 'bf', margin: 2, perfect: true };
  const open = play(start, tackled, shown, won);
  expect(open.cards).toEqual([[1, 2, 3, 5, 6], [1, 2, 3, 4, 6]]);
  expect(open.won?.perfect).toBe(true);
  const view = play(open, { key: 'fell', piece: 'bf', down: 1 }, { key: 'took', piece: 'rs', square: 'd5' });
  expect([view.ball, view.pieces.bf?.down, view.duel, view.shown, view.won]).toEqual(['rs', 1, null, null, null]);
  expect(view.pending?.kind).toBe('turn');
});

test('a tie asks for the second pair and keeps the duel', () => {
  const view = play(start, tackled, shown, { key: 'tied', attacker: 'rs', defender: 'bf', total: 3 });
  expect(view.duel?.pair).toBe(2);
  expect(view.pending?.laid).toEqual([null, null]);
});

test('a pass in the air ends with its receiver or with the thief', () => {
  const flying = play({ ...start, ball: 'rs' }, { key: 'passed', passer: 'rs', receiver: 'rn1' });
  expect(flying.flight).toEqual({ passer: 'rs', receiver: 'rn1' });
  expect(play(flying, { key: 'arrived', passer: 'rs', receiver: 'rn1' }).ball).toBe('rn1');
  const stolen = play(flying, { key: 'intercepted', interceptor: 'bn1', passer: 'rs', receiver: 'rn1' });
  expect([stolen.ball, stolen.flight]).toEqual(['bn1', null]);
});

test('refilled hands, a try and a new line-up', () => {
  const view = play(start, { key: 'refilled' }, { key: 'scored', piece: 'rs', seat: 0, tries: 1, square: 'd12' });
  expect([view.cards[0], view.score]).toEqual([ALL, [1, 0]]);
  const again = play(view, { key: 'again', first: 0 });
  expect([again.pieces, again.ball, again.pending?.kind]).toEqual([{}, null, 'setup']);
});

test('an event never changes the view it is drawn into', () => {
  const before = JSON.stringify(start);
  play(start, tackled, shown, { key: 'fell', piece: 'rs', down: 2 }, { key: 'began', seat: 1, turn: 8 });
  expect(JSON.stringify(start)).toBe(before);
});
