import { expect, test } from 'vitest';
import { chip, encloses, fitted, heap, neighbour, noise, pile, shuffled, turn, type Box, type Spot } from '../layout';

const BOX = { x: 10, y: 20, width: 700, height: 380 };
const PHONE = { x: 0, y: 0, width: 340, height: 220 };

test('every handle has a place of its own within the heap', () => {
  for (const box of [BOX, PHONE]) {
    const spots = heap(2, box);
    expect(spots.size).toBe(32);
    for (const { x, y, size } of spots.values()) {
      expect(x - size / 2).toBeGreaterThanOrEqual(box.x - 0.01);
      expect(x + size / 2).toBeLessThanOrEqual(box.x + box.width + 0.01);
      expect(y - size / 2).toBeGreaterThanOrEqual(box.y - 0.01);
      expect(y + size / 2).toBeLessThanOrEqual(box.y + box.height + 0.01);
    }
  }
});

test('no stone hides the middle of another', () => {
  for (const round of [1, 2, 3, 4, 5]) {
    for (const box of [BOX, PHONE]) {
      const spots = [...heap(round, box).values()];
      for (const [at, a] of spots.entries()) {
        for (const b of spots.slice(at + 1)) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(a.size * 0.55);
      }
    }
  }
});

test('places are the same for the same round and others in the next', () => {
  expect(heap(3, BOX)).toEqual(heap(3, BOX));
  expect(shuffled(3)).not.toEqual(shuffled(4));
});

test('outline and turn follow from the handle, whatever the tile shows', () => {
  expect([chip('4'), chip('5'), chip('8')]).toEqual([1, 2, 1]);
  expect(turn(2, '7')).toBe(turn(2, '7'));
  expect(Math.abs(turn(2, '7'))).toBeLessThanOrEqual(16);
});

test('a pile of any size fits into its box', () => {
  const box = { x: 0, y: 0, width: 180, height: 70 };
  for (const number of [1, 5, 12, 31]) {
    const names = Array.from({ length: number }, (_, at) => String(at + 1));
    for (const { x, size } of pile(1, names, box, 46).values())
      expect(x + size / 2).toBeLessThanOrEqual(box.width + 0.01);
    expect(fitted(number, box, 46).size).toBeLessThanOrEqual(46);
  }
});

test('an arrow leads to the nearest stone in its direction and back', () => {
  const spots = new Map([
    ['1', { x: 0, y: 0, turn: 0, size: 10 }],
    ['2', { x: 20, y: 3, turn: 0, size: 10 }],
    ['3', { x: 40, y: 0, turn: 0, size: 10 }],
    ['4', { x: 2, y: 30, turn: 0, size: 10 }],
  ]);
  expect(neighbour(spots, '1', 'ArrowRight')).toBe('2');
  expect(neighbour(spots, '2', 'ArrowLeft')).toBe('1');
  expect(neighbour(spots, '1', 'ArrowDown')).toBe('4');
  expect(neighbour(spots, '1', 'ArrowUp')).toBeNull();
});

/** The heap, two piles above it and two below, as they lie on a desk and on a phone. */
const TABLES: Record<string, Box>[] = [
  {
    centre: { x: 12, y: 250, width: 747, height: 330 },
    above: { x: 31, y: 117, width: 343, height: 104 },
    'above, right': { x: 397, y: 117, width: 343, height: 104 },
    below: { x: 35, y: 650, width: 424, height: 96 },
    'below, right': { x: 481, y: 650, width: 424, height: 96 },
  },
  {
    centre: { x: 4, y: 110, width: 340, height: 220 },
    above: { x: 10, y: 40, width: 150, height: 60 },
    'above, right': { x: 180, y: 40, width: 150, height: 60 },
    below: { x: 10, y: 340, width: 150, height: 70 },
    'below, right': { x: 180, y: 340, width: 150, height: 70 },
  },
];

/** Where stones lie that were dealt to the places of a table by chance. */
function laid(round: number, table: Record<string, Box>): Map<string, Spot> {
  const places = Object.keys(table);
  const heaped = heap(round, table['centre']!);
  const at = (name: string) => places[Math.floor(noise(round, name, 11) * places.length)]!;
  const spots = new Map([...heaped].filter(([name]) => at(name) === 'centre'));
  for (const place of places.slice(1)) {
    const there = [...heaped.keys()].filter((name) => at(name) === place);
    for (const [name, spot] of pile(round, there, table[place]!, 46)) spots.set(name, spot);
  }
  return spots;
}

test('who always presses the arrow that points to a stone most comes to it, from every other', () => {
  for (const table of TABLES) {
    for (const round of [1, 2, 3, 4, 5]) {
      const spots = laid(round, table);
      const lost = [...spots.keys()].flatMap((goal) => [...spots.keys()].filter((from) => !isReached(spots, from, goal)));
      expect(lost).toEqual([]);
    }
  }
});

function isReached(spots: ReadonlyMap<string, Spot>, from: string, goal: string): boolean {
  let now: string | null = from;
  for (let step = 0; now && now !== goal && step < spots.size; step++) {
    const [here, there] = [spots.get(now)!, spots.get(goal)!];
    const [dx, dy] = [there.x - here.x, there.y - here.y];
    const across = dx > 0 ? 'ArrowRight' : 'ArrowLeft';
    now = neighbour(spots, now, Math.abs(dx) > Math.abs(dy) ? across : dy > 0 ? 'ArrowDown' : 'ArrowUp');
  }
  return now === goal;
}

test('where nothing lies straight ahead an arrow leads to what lies aside', () => {
  const spots = new Map([
    ['1', { x: 0, y: 0, turn: 0, size: 10 }],
    ['2', { x: 30, y: 20, turn: 0, size: 10 }],
  ]);
  expect(neighbour(spots, '1', 'ArrowDown')).toBe('2');
  spots.set('3', { x: 0, y: 90, turn: 0, size: 10 });
  expect(neighbour(spots, '1', 'ArrowDown')).toBe('3');
});

test('a line drawn around a point encloses it', () => {
  const line = [
    { x: 0, y: 0 },
    { x: 10, y: 0 },
    { x: 10, y: 10 },
    { x: 0, y: 10 },
  ];
  expect(encloses(line, 5, 5)).toBe(true);
  expect(encloses(line, 15, 5)).toBe(false);
});
