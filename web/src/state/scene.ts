// Builds the scene that a face gets from an update, and the fields that messages share: names, lists, who is "you".
import type { Mode, Scene } from '../game-sdk/contract';
import type { Catalogue } from '../i18n/catalogue';
import { seatNames } from '../i18n/names';
import type { Fields, Update } from '../net/table-types';

export interface Look {
  mode: Mode;
  motion: boolean;
  present?: boolean[];
  replay?: boolean;
}

/** The scene of an update; while events are shown, `view` and `moves` replace the update's own. */
export function sceneOf(update: Update, catalogue: Catalogue, look: Look, view = update.view, moves = update.moves): Scene {
  const names = seatNames(update.table.seats, catalogue, update.table.game);
  const viewer = update.viewer;
  const name = (seat: number): string => names[seat] ?? String(seat);
  const say = catalogue.say;
  return {
    ...look,
    game: update.table.game,
    view,
    viewer,
    side: viewer,
    names,
    present: update.table.seats.map((seat, at) => seat.kind !== 'person' || (look.present?.[at] ?? true)),
    moves,
    actors: update.actors,
    table: update.table,
    result: update.table.result ?? null,
    say,
    knows: (key) => catalogue.knows(key),
    name,
    who: (field, seat) => whoIs(field, seat, viewer, name),
    listed: (items) => listOf(items, (most, last) => say('list-and', { most, last })),
    either: (items) => listOf(items, (most, last) => say('list-or', { most, last })),
  };
}

/** The scene in the third person, for several players who look at one device: every seat has its name, none is "you". */
export function inThirdPerson(scene: Scene): Scene {
  const who = (field: string, seat: number | null | undefined): Fields => whoIs(field, seat, null, scene.name);
  // A live scene has private fields: its properties are read from the scene itself.
  return new Proxy(scene, { get: (live, key) => (key === 'viewer' ? null : key === 'who' ? who : Reflect.get(live, key)) });
}

/** The two fields by which sentences name a seat. */
export function whoIs(field: string, seat: number | null | undefined, viewer: number | null, name: (seat: number) => string): Fields {
  if (seat === null || seat === undefined) return { [field]: '', [`${field}_is`]: 'nobody' };
  return { [field]: name(seat), [`${field}_is`]: seat === viewer ? 'you' : 'other' };
}

/** Items as a phrase, the last joined to the others by a word. */
export function listOf(items: readonly string[], join: (most: string, last: string) => string): string {
  if (items.length < 2) return items.join('');
  return join(items.slice(0, -1).join(', '), items.at(-1) ?? '');
}
