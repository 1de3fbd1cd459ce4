// The lesson: from picking up the ball to a try and a line-up, each step from its own position.

import type { Lesson } from '../../game-sdk/contract';
import { CARDS, team } from '.';

type Places = Record<string, string>;

interface More {
  ball: string;
  down?: Record<string, number>;
  cards?: [number[], number[]];
}

/** A position in the learner's turn: the named players where said, the others waiting on their last row. */
function turn(places: Places, { ball, down = {}, cards = [[...CARDS], [...CARDS]] }: More): Record<string, unknown> {
  const rows = [1, 11];
  const taken = new Set(Object.values(places));
  const pieces = [0, 1].flatMap((seat) => {
    const free = [...'ahbgcfde'].map((lane) => `${lane}${rows[seat]}`).filter((square) => !taken.has(square));
    return team(seat).map((piece) => [piece, { at: places[piece] ?? free.shift(), down: down[piece] ?? 0 }]);
  });
  return {
    game: 'kahmate', players: 2, turn: 3, pieces: Object.fromEntries(pieces), ball, cards, score: [0, 0], target: 1,
    pending: { kind: 'turn', seat: 0, captain: 0, moved: {}, stopped: [] },
  };
}

const lineUp = {
  game: 'kahmate', players: 2, turn: 0, pieces: {}, ball: null, cards: [[...CARDS], [...CARDS]], score: [0, 0], target: 1,
  pending: { kind: 'setup', seat: 0, ready: [false, false] },
};

const ALL_CARDS = CARDS.map((card) => `card ${card}`);

export const lesson: Lesson = {
  players: 2,
  seat: 0,
  steps: [
    {
      say: 'kahmate-lesson-aim',
      position: turn({ rf: 'd4', rs: 'c3', rc: 'e3', rt: 'b4', bt: 'e9', bs: 'd10', bf: 'b9' }, { ball: 'd6' }),
      points: ['square a12 + square h12'], rules: ['1.1', '1.2', '10.1'],
    },
    { say: 'kahmate-lesson-run', want: ['run rf d6', 'run rf d7'], other: 'kahmate-lesson-run-other', done: 'kahmate-lesson-run-done', points: ['piece rf', 'square d6'], rules: ['3.2', '3.4'] },
    { say: 'kahmate-lesson-two', want: 'any', done: 'kahmate-lesson-two-done', rules: ['3.1', '3.5'] },
    {
      say: 'kahmate-lesson-pass',
      position: turn({ rf: 'd6', rc: 'e5', rs: 'c4', bt: 'd7', bn1: 'c8' }, { ball: 'rf' }),
      want: ['pass rc'], done: 'kahmate-lesson-pass-done', points: ['piece rc'], rules: ['7.1', '7.2', '7.4'],
    },
    {
      say: 'kahmate-lesson-steal',
      position: turn({ rn1: 'd6', rc: 'f4', bn1: 'e5', bt: 'd8' }, { ball: 'rn1', cards: [[2, 5, 6], [1, 3, 4]] }),
      want: ['pass rc'], then: [{ seat: 1, move: 'intercept bn1' }], points: ['piece rc', 'piece bn1'], rules: ['7.4', '7.5', '7.6'],
    },
    { say: 'kahmate-lesson-duel', want: ALL_CARDS, then: [{ seat: 1, move: 'card 1' }], done: 'kahmate-lesson-duel-done', rules: ['4.2', '4.3', '4.5'] },
    {
      say: 'kahmate-lesson-tackle',
      position: turn({ rs: 'd5', bf: 'd6', rt: 'b4', bn1: 'e8' }, { ball: 'bf', cards: [[1, 4, 6], [2, 3, 5]] }),
      want: ['tackle rs'], then: [{ seat: 1, move: 'card 2' }], points: ['piece rs', 'piece bf'], rules: ['5.1', '5.2', '5.5', '5.8'],
    },
    { say: 'kahmate-lesson-odds', want: ALL_CARDS, done: 'kahmate-lesson-odds-done', rules: ['4.2', '5.4', '9.1'] },
    {
      say: 'kahmate-lesson-charge',
      position: turn({ rt: 'd6', bn1: 'd7', rc: 'c4' }, { ball: 'rt', cards: [[4, 5, 6], [1, 2, 3]] }),
      want: ['charge N'], then: [{ seat: 1, move: 'card 3' }], points: ['piece rt', 'piece bn1'], rules: ['6.1', '6.2', '6.4'],
    },
    { say: 'kahmate-lesson-card', want: ALL_CARDS, rules: ['6.4'] },
    { say: 'kahmate-lesson-exit', want: ['exit N', 'exit E', 'exit W'], done: 'kahmate-lesson-exit-done', points: ['square d8', 'square c7', 'square e7'], rules: ['6.5'] },
    {
      say: 'kahmate-lesson-kick',
      position: turn({ rn1: 'd7', rf: 'c7', bs: 'd8', bt: 'c9', bn1: 'e9' }, { ball: 'rn1' }),
      want: ['kick b9', 'kick b10', 'kick a9', 'kick a10', 'kick c10', 'kick b8', 'kick a8', 'kick c8'], other: 'kahmate-lesson-kick-other',
      done: 'kahmate-lesson-kick-done', points: ['piece rf', 'square a8 + square c10'], rules: ['8.1', '8.2', '8.3'],
    },
    {
      say: 'kahmate-lesson-try',
      position: turn({ rf: 'b9', rs: 'e8', bs: 'd10', bt: 'f9', bn1: 'e11', bn2: 'f11', bf: 'g11', bc: 'h11' }, { ball: 'rf', down: { bf: 1 } }),
      want: [...'abc'].map((lane) => `run rf ${lane}12`), other: 'kahmate-lesson-try-other', done: 'kahmate-lesson-try-done', points: ['piece rf', 'square a12 + square c12'], rules: ['3.7', '10.1', '10.2'],
    },
    { say: 'kahmate-lesson-lineup', position: lineUp, want: 'any', done: 'kahmate-lesson-lineup-done', rules: ['2.1', '2.2', '2.3'] },
  ],
};
