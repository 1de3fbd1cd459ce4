// A position for tests: four hunters, the mammoth on c3, seat 0 to move with 1 2 3.

import type { Preview, View } from '../view';

export function hunt(changed: Partial<View> = {}): View {
  return {
    players: 4,
    turn: 18,
    terrain: 'grsgsggsrgsggrgrgsxggsggrgsrsggsggsrs',
    mammoth: 'c3',
    hunters: ['e2', 'd6', 'e4', 'b1'],
    out: [false, false, false, false],
    traps: { d2: 0, b2: 0, d5: 1, c4: 2, f5: 2, f3: 3, a4: 3 },
    hands: [[1, 2, 3], 3, 3, 3],
    deck: 14,
    discard: { 1: 4, 2: 4, 3: 2 },
    pending: { kind: 'turn', seat: 0 },
    ...changed,
  };
}

/** What the server foresees of `move 3 NE` there. */
export const straight: Preview = {
  move: 'move 3 NE',
  card: 3,
  path: ['e2', 'd3', 'c3', 'b3'],
  mammoth: {
    run: ['d4', 'e4', 'f4'],
    frightened: [{ seat: 2, tile: 'e4', to: ['d5', 'e5', 'f3', 'f4'], certain: true }],
    trap: null,
    tile: 'c3',
    card: 3,
    refused: [
      { direction: 'NE', by: 'edge', at: null },
      { direction: 'E', by: 'rock', at: 'c5' },
    ],
    flight: 'SE',
  },
  out: [],
  may_be_out: [],
  draws: true,
  result: null,
  may_end: false,
};
