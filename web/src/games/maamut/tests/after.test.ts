import { expect, test } from 'vitest';
import { after } from '../after';
import type { Hunt, HuntEvent } from '../hunt';
import told from './changes.json';

interface Change {
  before: Hunt;
  events: HuntEvent[];
  after: Hunt;
}

const changes = told as unknown as Change[];

/** The view without what no event draws: the open question and the end. */
function drawn(view: Hunt): Partial<Hunt> {
  const { pending: _pending, ...rest } = view as Hunt & { result?: unknown };
  delete rest.result;
  return rest;
}

test('the changes told hold every event', () => {
  expect(new Set(changes.flatMap((change) => change.events.map((event) => event.key))).size).toBe(15);
});

test.each(changes.map((change) => [change.events.map((event) => event.key).join(' '), change] as const))(
  '%s leads from the view before to the view after',
  (_keys, change) => {
    expect(drawn(change.events.reduce(after, change.before))).toEqual(drawn(change.after));
  },
);

test('an event leaves the view it was drawn into as it was', () => {
  for (const { before, events } of changes) {
    const copy = structuredClone(before);
    events.reduce(after, before);
    expect(before).toEqual(copy);
  }
});
