import { expect, test } from 'vitest';
import { kindsIn, untimed } from '../../../../tests/event-kinds';
import rulebook from '../../../../../docs/rules/maamut.en.md?raw';
import source from '../../../../../src/ludoteca/games/maamut/events.py?raw';
import type { GameEvent } from '../view';
import { duration } from '../timing';
import { clause } from '../clauses';

// It changes only whose turn it is.
const AT_ONCE = ['began'];

test('every kind of event takes its time on the board or is named as one that needs none', () => {
  const kinds = kindsIn(source);
  expect(kinds).toContain('ran');
  expect(untimed((event) => duration(event as GameEvent), kinds)).toEqual(AT_ONCE);
});

test('every kind of event that the log tells follows a clause of the rulebook', () => {
  const clauses = kindsIn(source).map((key) => [key, clause({ key } as GameEvent)] as const);
  expect(clauses.filter(([, clause]) => !clause).map(([key]) => key)).toEqual(['began']);
  for (const [, clause] of clauses) if (clause) expect(rulebook).toContain(`**${clause}**`);
});
