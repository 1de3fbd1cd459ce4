import { expect, test } from 'vitest';
import { applyEvent } from '../apply-event';
import { centre } from '../layout';
import type { GameEvent } from '../view';
import { frame, rest } from '../animation';
import { duration } from '../timing';
import { picture } from '../paths';
import { remember } from '../memory';
import { hunt, straight } from './position';

const walked: GameEvent = { key: 'walked', seat: 0, path: ['e2', 'd3', 'c3'], direction: 'NE' };
const met: GameEvent = { key: 'met', seat: 0, tile: 'c3', direction: 'NE', card: 3, refused: straight.mammoth!.refused!, flight: 'SE' };

function at(event: GameEvent, part: number, motion = true) {
  const before = hunt();
  return frame(before, event, applyEvent(before, event), part, motion);
}

test('a walk begins where the hunter stood and ends where it will stand', () => {
  const before = hunt();
  expect(at(walked, 0).hunters[0]).toMatchObject({ ...centre('e2'), lift: 0 });
  expect(at(walked, 0.25).hunters[0]?.lift).toBeGreaterThan(5);
  const end = at(walked, 1).hunters[0]!;
  const stands = rest(applyEvent(before, walked), false).hunters[0]!;
  expect([end.x, end.y]).toEqual([stands.x, stands.y]);
});

test('each tile of a walk and each refused direction takes its time', () => {
  expect(duration(walked)).toBe(360);
  expect(duration(met)).toBe(220 + 2 * 160);
  expect(duration({ key: 'began', seat: 0, turn: 3 })).toBe(0);
});

test('the crosses of refused directions come one after the other', () => {
  expect(at(met, 0.2).crosses).toHaveLength(0);
  expect(at(met, (220 + 80) / 540).crosses).toHaveLength(1);
  expect(at(met, 1).crosses).toHaveLength(2);
});

test('without motion nothing travels', () => {
  expect(at(walked, 0.3, false).hunters[0]).toMatchObject({ fade: 0.3, lift: 0 });
  const { x, y } = at(walked, 0.3, false).hunters[0]!;
  const end = at(walked, 1).hunters[0]!;
  expect([x, y]).toEqual([end.x, end.y]);
});

test('hunters that share a tile stand beside each other', () => {
  const [one, two] = rest(hunt({ hunters: ['e2', 'e2', null, null] }), false).hunters;
  expect(one!.x).toBeLessThan(two!.x - 30);
});

test('a caught mammoth looks out of the pit only once the game is over', () => {
  expect(rest(hunt({ mammoth: 'd5' }), true).mammoth.face).toBe('mammoth-caught');
  expect(rest(hunt({ mammoth: 'd5' }), false).mammoth.face).toBe('mammoth');
});

test('a preview draws both refused directions, two legs of the path, the flight and the ways out', () => {
  const shown = picture(hunt(), 0, straight);
  expect(shown.strokes.map((one) => one.kind)).toEqual(['no', 'no', 'mine', 'mine', 'flight', 'run', 'run', 'run']);
  expect(shown.goal).toEqual({ tile: 'f4', owner: null });
  expect(shown.ghost).toBe('b3');
  expect(shown.crosses).toHaveLength(2);
  expect(shown.crosses[1]).toMatchObject(centre('c5'));
});

test('the last move is remembered from its start to its end, through a meeting', () => {
  const before = hunt();
  const events: GameEvent[] = [
    { key: 'played', seat: 0, card: 3, use: 'move' },
    walked,
    met,
    { key: 'walked', seat: 0, path: ['c3', 'b3'], direction: 'NE' },
  ];
  const traces = events.reduce<ReturnType<typeof remember> | null>((old, event) => remember(old, before, event), null);
  expect(traces).toEqual({ last: ['e2', 'b3'], fallen: null, top: 3 });
});
