import { expect, test } from 'vitest';
import { applyEvent } from '../apply-event';
import type { View, GameEvent } from '../view';
import recorded from './changes.json';

interface Change {
  before: View;
  events: GameEvent[];
  after: View;
}

const changes = recorded as unknown as Change[];

/** The view without what no event draws: the open question and the end. */
function drawn(view: View): Partial<View> {
  const { pending: _pending, ...rest } = view as View & { result?: unknown };
  delete rest.result;
  return rest;
}

test('the changes recorded hold every event', () => {
  expect(new Set(changes.flatMap((change) => change.events.map((event) => event.key))).size).toBe(15);
});

test.each(changes.map((change) => [change.events.map((event) => event.key).join(' '), change] as const))(
  '%s leads from the view before to the view after',
  (_keys, change) => {
    expect(drawn(change.events.reduce(applyEvent, change.before))).toEqual(drawn(change.after));
  },
);

test('an event leaves the view it was drawn into as it was', () => {
  for (const { before, events } of changes) {
    const copy = structuredClone(before);
    events.reduce(applyEvent, before);
    expect(before).toEqual(copy);
  }
});
