import { expect, test } from 'vitest';
import { kept, type Shown } from '../drawn-tiles';

const spot = { x: 1, y: 2, turn: 3, size: 4 };

function stone(handle: string, more: Partial<Shown> = {}): Shown {
  const still = { isOpen: false, isChosen: false, isGoing: null, isDimmed: false, isLifted: false, isFocus: false, isCovered: false, isFlipped: false };
  return { ...still, handle, up: 'axe', down: null, spot, full: 80, name: handle, seers: [], motionKind: null, delay: 0, from: null, motion: true, ...more };
}

test('a stone that looks as before keeps its object', () => {
  const former = [stone('1'), stone('2', { seers: [1, 2] })];
  const now = kept(former, [stone('1'), stone('2', { seers: [1, 2] })]);
  expect(now.every((one, at) => one === former[at])).toBe(true);
});

test.each<Partial<Shown>>([{ up: 'fur' }, { down: 'wolf' }, { spot: { ...spot, x: 9 } }, { seers: [3] }, { isFocus: true }, { isCovered: true }, { name: 'axe' }, { full: 81 }])(
  'a stone with %o is another one',
  (change) => {
    const former = [stone('1'), stone('2')];
    const [first, second] = kept(former, [stone('1', change), stone('2')]);
    expect(first).toMatchObject(change);
    expect(first).not.toBe(former[0]);
    expect(second).toBe(former[1]);
  },
);
