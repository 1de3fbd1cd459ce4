import { expect, test } from 'vitest';
import { applyEvent } from '../apply-event';
import type { GameEvent, View } from '../view';
import { follow, ranked, rows, ties, type Sheet } from '../scoring';
import changes from './changes.json';

interface Change {
  before: View;
  after: View;
  events: GameEvent[];
}
const played = changes as unknown as Change[];

/** What a picture shows: everything but the open question and the counters of turns; no cards are no cards. */
function shown({ tiles, points, furs, animals, hands, played: laid, discard, knows, round, first }: View) {
  const sorted = (list: (string[] | number)[]) =>
    list.map((one) => (Array.isArray(one) && one.length ? [...one].sort() : Number(one)));
  return {
    tiles,
    points,
    furs,
    animals,
    hands: sorted(hands),
    laid: sorted(laid),
    discard,
    knows: sorted(knows),
    round,
    first,
  };
}

test('all events drawn in one after the other give the view that the server tells', () => {
  for (const change of played) {
    const drawn = change.events.reduce<View>(applyEvent, change.before);
    // A return card goes to the discards with the first pile it sends back: pictures leave that to the next view.
    const isReturn = change.events.some((event) => event.key === 'returned');
    const [actual, expected] = [shown(drawn), shown(change.after)];
    if (isReturn) Object.assign(actual, { hands: expected.hands, discard: expected.discard });
    expect(actual).toEqual(expected);
  }
});

test('drawing an event in leaves the view it came from as it was', () => {
  for (const change of played) {
    const copy = structuredClone(change.before);
    change.events.reduce<View>(applyEvent, change.before);
    expect(change.before).toEqual(copy);
  }
});

test('an event nobody knows changes nothing', () => {
  const { before } = played[0]!;
  expect(applyEvent(before, { key: 'unheard-of' })).toBe(before);
});

/** The sheet of a change that has a whole scoring in it. */
function scored(): { sheet: Sheet; change: Change } {
  const change = played.find((one) => one.events.some((event) => event.key === 'round'))!;
  let [view, sheet] = [change.before, null as Sheet | null];
  for (const event of change.events) {
    view = applyEvent(view, event);
    sheet = event.key === 'dealt' ? sheet : follow(sheet, view, event);
  }
  return { sheet: sheet!, change };
}

test('a scoring is followed until the marker advances, and its categories add up', () => {
  const { sheet, change } = scored();
  expect(sheet.isOver).toBe(true);
  const steps = ['axe', 'fur', 'tusk', 'food', 'fire', 'animals'] as const;
  const gained = sheet.points.map(
    (before, seat) => before + steps.reduce((sum, step) => sum + rows(sheet, step)[seat]!.points, 0),
  );
  expect(gained).toEqual(change.after.points);
  const fire = rows(sheet, 'fire');
  expect(fire.map((row) => row.before + row.points)).toEqual(change.after.points);
});

test('who gains or pays stands apart from those level with them only where the shaman decided', () => {
  const { sheet } = scored();
  for (const step of ['fur', 'food', 'fire'] as const) {
    const sorted = ranked(sheet, step);
    for (const tie of ties(sheet, step)) {
      const [a, b] = [tie.first, tie.last].map((seat) => sorted.find((row) => row.seat === seat)!);
      expect(a!.points).not.toBe(b!.points);
    }
  }
});

test('the next deal puts the sheet away', () => {
  const { sheet, change } = scored();
  expect(follow(sheet, change.after, { key: 'dealt' })).toBeNull();
});
