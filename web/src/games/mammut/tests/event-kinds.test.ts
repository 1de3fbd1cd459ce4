import { expect, test, vi } from 'vitest';
import source from '../../../../../src/ludoteca/games/mammut/events.py?raw';
import { face } from '..';
import { kindsIn, untimed } from '../../../../tests/event-kinds';

// The face asks for its drawings at once; nobody is there to send them.
vi.hoisted(() => vi.stubGlobal('fetch', () => Promise.reject(new Error('no server'))));

// One changes only whose turn it is; played cards are put away while the round's own event is shown.
const AT_ONCE = ['began', 'discarded'];

test('every kind of event takes its time on the board or is named as one that needs none', () => {
  const kinds = kindsIn(source);
  expect(kinds).toContain('took');
  expect(untimed(face.duration, kinds)).toEqual(AT_ONCE);
});
