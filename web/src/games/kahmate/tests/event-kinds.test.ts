import { expect, test } from 'vitest';
import { kindsIn, untimed } from '../../../../tests/event-kinds';
import rulebook from '../../../../../docs/rules/kahmate.en.md?raw';
import source from '../../../../../src/ludoteca/games/kahmate/events.py?raw';
import { duration } from '../timing';
import { clause } from '../clauses';

// The player's own hand lays a line-up, and the others change only whose turn it is or what the result says.
const AT_ONCE = ['put', 'ready', 'began', 'match-won', 'ended'];

test('every kind of event takes its time on the board or is named as one that needs none', () => {
  const kinds = kindsIn(source);
  expect(kinds).toContain('ran');
  expect(untimed(duration, kinds)).toEqual(AT_ONCE);
});

test('every kind of event that the log tells follows a clause of the rulebook', () => {
  const clauses = kindsIn(source).map((key) => [key, clause({ key })] as const);
  expect(clauses.filter(([, clause]) => !clause).map(([key]) => key)).toEqual(['put', 'began']);
  for (const [, clause] of clauses) if (clause) expect(rulebook).toContain(`**${clause}**`);
});
