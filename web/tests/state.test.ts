import { beforeEach, expect, test, vi } from 'vitest';
import { Catalogue, fluentFields } from '../src/i18n/catalogue';
import { left, written } from '../src/state/clock';
import type { AnyFace } from '../src/game-sdk/contract';
import { changeLines, GrowingLog } from '../src/state/log';
import { routeOf } from '../src/state/router.svelte';
import { inThirdPerson, sceneOf } from '../src/state/scene';
import { EventPlayback } from '../src/state/event-playback.svelte';
import { question, resultSentence } from '../src/i18n/sentences';
import { joinOptions } from '../src/state/table-session.svelte';
import type { Update } from '../src/net/table-types';

const TEXT = `
name-0 = Ochre
name-1 = Teal
list-and = { $most } and { $last }
table-resign = { $seat_is ->
    [you] You give up.
   *[other] { $seat } gives up.
}
toy-kind-turn = { $seat_is ->
    [you] Your turn.
   *[other] { $seat } plays.
}
toy-event-took = { $seat_is ->
    [you] You take { $things }.
   *[other] { $seat } takes { $things } ({ $things-number }).
}
reason-agreed = { $winners_is ->
    [nobody] A draw.
    [you] You win.
   *[other] { $winners }
}
`;

function update(given: Partial<Update> = {}): Update {
  return {
    viewer: 0,
    version: 5,
    fresh: true,
    changes: [],
    table: {
      game: 'toy', rules: 1, players: 2, options: {}, phase: 'playing', commitment: '', salts: [], cap: null, hints: true, clocks: null,
      seats: [{ name: '', kind: 'person' }, { name: 'South', kind: 'person' }], paused: false, proposals: {},
    },
    view: { n: 0, pending: { kind: 'turn', seat: 0 } },
    actors: [0],
    decision: '5.1',
    moves: ['take 1'],
    undo: 'nothing',
    ...given,
  };
}

const catalogue = new Catalogue('en');
catalogue.add(TEXT);
const face = { Board: (() => {}) as unknown as AnyFace['Board'], rule: () => '3.3' } satisfies AnyFace;
const scene = (given: Partial<Update> = {}) => sceneOf(update(given), catalogue, { mode: 'full', motion: true });

test('a catalogue reads an entry when it is said: others it names, attributes, terms, and the last of two', () => {
  const made = new Catalogue('en');
  made.add('# One = two\n-land = ice\nplace = on the { -land }\nwhere = It lies\n    { place }.\n\n## More\nbroken = {\nafter = Still here\n');
  made.add('-land = snow\n');
  expect(made.say('where')).toBe('It lies\non the snow.');
  expect([made.knows('place'), made.knows('One'), made.knows('land')]).toEqual([true, false, false]);
  expect([made.say('after'), made.say('broken'), made.say('nowhere')]).toEqual(['Still here', 'broken', 'nowhere']);
});

test('the nameless are called by their colours, the viewer is you', () => {
  expect(scene().names).toEqual(['Ochre', 'South']);
  expect(scene().who('seat', 0)).toEqual({ seat: 'Ochre', seat_is: 'you' });
  expect(scene().who('seat', null)).toEqual({ seat: '', seat_is: 'nobody' });
  expect(scene().listed(['a', 'b', 'c'])).toBe('a, b and c');
});

test('the question is put to whoever must answer', () => {
  expect(question(scene(), face)).toBe('Your turn.');
  const other = { actors: [1], moves: [], view: { pending: { kind: 'turn', seat: 1 } } };
  expect(question(scene(other), face)).toBe('South plays.');
});

test('the log tells events with their clause, the table’s own words and what was taken back', () => {
  const lines = changeLines(scene(), face, [
    { version: 6, by: 1, events: [{ key: 'took', seat: 1, things: [4, 5] }] },
    { version: 7, by: 'table', table: { key: 'resign', seats: [0] } },
    { version: 8, by: 'table', table: { key: 'undo' }, undone: [6] },
  ]);
  expect(lines[0]).toMatchObject({ text: 'South takes 4, 5 (2).', seat: 1, rule: 'toy 3.3', undone: true });
  expect(lines[1]).toMatchObject({ text: 'You give up.', undone: false });
});

test('a log that grows puts into words only what is new, and all anew once something is taken back', () => {
  const log = new GrowingLog();
  const first = { version: 6, by: 1, events: [{ key: 'took', seat: 1, things: [4, 5] }] };
  const second = { version: 7, by: 'table' as const, table: { key: 'resign', seats: [0] } };
  const seen = scene();
  const [line] = log.read(seen, face, [first], 9);
  const lines = log.read(seen, face, [first, second], 9);
  expect(lines.map((one) => one.text)).toEqual(['South takes 4, 5 (2).', 'You give up.']);
  expect(lines[0]).toBe(line);
  expect(log.read(seen, face, [first, second], 1)).toEqual([lines[1]]);
  expect(log.length).toBe(2);
  const undone = { version: 8, by: 'table' as const, table: { key: 'undo' }, undone: [6] };
  expect(log.read(seen, face, [first, second, undone], 9)[0]).toMatchObject({ text: 'South takes 4, 5 (2).', undone: true });
});

test('a sentence said again is the same, and a number isn’t its digits', () => {
  const made = new Catalogue('en');
  made.add('many =\n  { $number ->\n    [one] one thing\n   *[other] { $number } things\n  }\n');
  expect(['many', 'many'].map((key) => made.say(key, { number: 1 }))).toEqual(['one thing', 'one thing']);
  expect(made.say('many', { number: '1' })).toBe('1 things');
  made.add('many = other');
  expect(made.say('many', { number: 1 })).toBe('other');
});

test('a result without a winner is nobody’s', () => {
  expect(resultSentence(scene(), { winners: [], reason: 'agreed' })).toBe('A draw.');
});

test('in the third person the viewer too has a name', () => {
  const seen = scene();
  const told = inThirdPerson(seen);
  expect([told.viewer, told.who('seat', 0), told.who('seat', null)]).toEqual([null, { seat: 'Ochre', seat_is: 'other' }, { seat: '', seat_is: 'nobody' }]);
  expect([resultSentence(seen, { winners: [0], reason: 'agreed' }), resultSentence(told, { winners: [0], reason: 'agreed' })]).toEqual(['You win.', 'Ochre']);
  expect(told.listed(told.names)).toBe('Ochre and South');
  expect(seen.viewer).toBe(0);
});

test('fields for sentences: lists are joined and counted, nothing is empty', () => {
  expect(fluentFields({ a: [1, 2], b: null, c: 3 })).toEqual({ 'a-number': 2, a: '1, 2', b: '', c: 3 });
});

test('a clock counts on from when it was told, and never below nothing', () => {
  const clocks = { left: [61000, 5000], running: [0], wait: [0, 0], at: 1000, control: { seconds: 60, increment: 0, per_answer: false, per_turn: true } };
  expect(left(clocks, 0, 3000)).toBe(59000);
  expect(left(clocks, 1, 3000)).toBe(5000);
  expect(left(clocks, 0, 1e9)).toBe(0);
  expect([1500, 2500].map((now) => left({ ...clocks, wait: [1000, 0] }, 0, now))).toEqual([61000, 60500]);
  const say = (key: string, fields: Record<string, unknown> = {}) => [key, ...Object.values(fields)].join(' ');
  expect([61000, 3661000, 9400].map((ms) => written(ms, say))).toEqual(['1:01', '1:01:01', '0:09.4']);
  const hour = 3_600_000;
  expect([72 * hour, 72 * hour - 2000, 71 * hour, 24 * hour, 24 * hour - 1].map((ms) => written(ms, say))).toEqual([
    'web-time-days 3', 'web-time-days 3', 'web-time-days-hours 2 23', 'web-time-days 1', '24:00:00',
  ]);
});

test('addresses name screens; what stands behind # opens a seat', () => {
  expect(routeOf('', '')).toMatchObject({ screen: 'home' });
  expect(routeOf('t/abc', '#i=x')).toEqual({ screen: 'table', id: 'abc', hash: 'i=x' });
  expect(routeOf('learn/toy/lesson', '')).toMatchObject({ screen: 'lesson', id: 'toy' });
  expect(routeOf('t/abc/more', '')).toMatchObject({ screen: 'not-found' });
  expect(joinOptions('p=1.xyz')).toEqual({ pass: '1.xyz' });
  expect(joinOptions('screen')).toEqual({ screen: true });
});

beforeEach(() => void vi.useFakeTimers());

test('events are shown one after the other, then the view that was told', () => {
  const heard: string[] = [];
  const drawn: AnyFace = { ...face, duration: () => 100, applyEvent: (view, event) => ({ ...view, n: view.n + event.by }) };
  const playback = new EventPlayback(drawn, () => false, { event: (event) => heard.push(event.key) });
  playback.receive(update());
  playback.receive(update({ version: 6, fresh: false, changes: [{ version: 6, events: [{ key: 'a', by: 1 }, { key: 'b', by: 2 }] }], view: { n: 9 } }));
  expect(playback.stage.event?.key).toBe('a');
  expect(playback.view).toMatchObject({ n: 0 });
  vi.advanceTimersByTime(100);
  expect(playback.stage.event?.key).toBe('b');
  expect(playback.view).toMatchObject({ n: 1 });
  vi.advanceTimersByTime(100);
  expect(playback.busy).toBe(false);
  expect(playback.view).toEqual({ n: 9 });
  expect(heard).toEqual(['a', 'b']);
});

test('skipping, a fresh update and an undo show the view at once', () => {
  const playback = new EventPlayback({ ...face, duration: () => 100 }, () => false);
  playback.receive(update());
  playback.receive(update({ fresh: false, changes: [{ version: 6, events: [{ key: 'a' }] }], view: { n: 2 } }));
  playback.skip();
  expect(playback.view).toEqual({ n: 2 });
  playback.receive(update({ fresh: false, changes: [{ version: 7, undone: [6], events: [] }], view: { n: 3 } }));
  expect(playback.busy).toBe(false);
  expect(playback.view).toEqual({ n: 3 });
});

test('the account and the ratings have places of their own', () => {
  expect(routeOf('account', '').screen).toBe('account');
  expect(routeOf('ratings', '').screen).toBe('ratings');
  expect(routeOf('account/more', '').screen).toBe('not-found');
});

test('numbers are written as the language writes them, small whole ones without submission for its formats', () => {
  const made = new Catalogue('it');
  made.add('said = { $number } punti\nmany = { $number ->\n    [one] un punto\n   *[other] { $number } punti\n  }');
  const formats = vi.spyOn(Intl, 'NumberFormat');
  expect([0, 7, -12, 999].map((number) => made.say('said', { number }))).toEqual(['0 punti', '7 punti', '-12 punti', '999 punti']);
  expect([1, 2].map((number) => made.say('many', { number }))).toEqual(['un punto', '2 punti']);
  expect(formats).not.toHaveBeenCalled();
  formats.mockRestore();
  expect([1.5, 12345].map((number) => made.say('said', { number }))).toEqual(['1,5 punti', '12.345 punti']);
});
