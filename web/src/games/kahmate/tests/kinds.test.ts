import { expect, test } from 'vitest';
import { kindsIn, untimed } from '../../../../tests/told';
import source from '../../../../../src/ludoteca/games/kahmate/events.py?raw';
import { pace } from '../pace';

// The player's own hand lays a line-up, and the others change only whose turn it is or what the result says.
const AT_ONCE = ['put', 'ready', 'began', 'match-won', 'ended'];

test('every kind of event takes its time on the board or is named as one that needs none', () => {
  const kinds = kindsIn(source);
  expect(kinds).toContain('ran');
  expect(untimed(pace, kinds)).toEqual(AT_ONCE);
});
