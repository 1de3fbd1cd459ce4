import { expect, test } from 'vitest';
import { kindsIn, untimed } from '../../../../tests/told';
import source from '../../../../../src/ludoteca/games/maamut/events.py?raw';
import type { HuntEvent } from '../hunt';
import { pace } from '../motion';

// It changes only whose turn it is.
const AT_ONCE = ['began'];

test('every kind of event takes its time on the board or is named as one that needs none', () => {
  const kinds = kindsIn(source);
  expect(kinds).toContain('ran');
  expect(untimed((event) => pace(event as HuntEvent), kinds)).toEqual(AT_ONCE);
});
