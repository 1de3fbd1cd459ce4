// Texts of this game: fields of event messages, labels of moves, names of tiles.

import type { Fields } from '../../game-sdk/contract';
import { counted, held, supply, type GameEvent, type Refusal, type Scene, type View } from './view';
import { INDEX, NAMES, line, type Direction } from './layout';
import { meets, read } from './moves';

/** A direction as a word. */
export function way(scene: Scene, direction: Direction): string {
  return scene.say(`maamut-way-${direction}`);
}

/** The land of a tile as a word. */
export function land(scene: Scene, tile: string): string {
  return scene.say(`maamut-land-${scene.view.terrain[INDEX.get(tile) ?? 0]}`);
}

/** A tile with its land and what is on it, as a phrase. */
export function place(scene: Scene, tile: string): string {
  return `${tile} (${[land(scene, tile), ...things(scene, tile)].join(', ')})`;
}

/** The mammoth, the hunters and the trap on a tile. */
export function things(scene: Scene, tile: string): string[] {
  const hunt = scene.view;
  const found = hunt.mammoth === tile ? [scene.say('maamut-thing-mammoth')] : [];
  hunt.hunters.forEach((at, seat) => {
    if (at === tile) found.push(scene.say('maamut-thing-hunter', scene.who('seat', seat)));
  });
  const owner = hunt.traps[tile];
  return owner === undefined ? found : [...found, scene.say('maamut-thing-trap', scene.who('owner', owner))];
}

/** Paths as start and goal, directions as words, refused ones as a phrase, cards as a list. */
export function eventFields(scene: Scene, event: GameEvent): Fields {
  const fields: Fields = { shown: 'card' in event && event.card !== undefined ? 'yes' : 'no' };
  if ('direction' in event) fields.direction = way(scene, event.direction);
  if (event.key === 'walked') Object.assign(fields, { start: event.path[0] ?? '', goal: event.path.at(-1) ?? '' });
  if (event.key === 'met') Object.assign(fields, meeting(scene, event.refused, event.flight));
  if (event.key === 'out') fields.cards = scene.listed(event.cards.map(String));
  if (event.key === 'removed' && event.owner === event.seat) fields.owner_is = 'self';
  return fields;
}

function meeting(scene: Scene, refused: Refusal[], flight: Direction | null): Fields {
  return {
    refused: scene.listed(refused.map((no) => way(scene, no.direction))),
    refusals: refused.length,
    flight: flight ? way(scene, flight) : '',
    flees: flight ? 'yes' : 'no',
  };
}

/** A legal move in words. */
export function label(scene: Scene, text: string): string {
  const hunt = scene.view;
  const move = read(text);
  const here = scene.viewer === null ? null : hunt.hunters[scene.viewer];
  switch (move?.do) {
    case 'place':
      return scene.say('maamut-label-place', { place: place(scene, move.tile) });
    case 'move':
    case 'flee': {
      const steps = move.do === 'move' ? move.card : 1;
      const to = here ? (line(here, move.direction, steps)[steps - 1] ?? '') : '';
      const fields = { direction: way(scene, move.direction), place: to && place(scene, to) };
      if (move.do === 'flee') return scene.say('maamut-label-flee', fields);
      const met = scene.viewer !== null && meets(hunt, scene.viewer, text) ? 'yes' : 'no';
      return scene.say('maamut-label-move', { ...fields, card: move.card, meets: met });
    }
    case 'trap':
    case 'remove':
      return scene.say(`maamut-label-${move.do}`, { tile: here ?? '' });
    case 'discard':
      return scene.say('maamut-label-discard', { card: move.card });
    default:
      return text;
  }
}

/** What is to be seen: the mammoth, the hunters, the traps, the piles, the land. */
export function facts(scene: Scene): string[] {
  const hunt = scene.view;
  const lines = [scene.say('maamut-fact-mammoth', { place: place(scene, hunt.mammoth) })];
  for (let seat = 0; seat < hunt.players; seat++) lines.push(hunter(scene, seat));
  for (const [tile, owner] of Object.entries(hunt.traps)) {
    lines.push(scene.say('maamut-fact-trap', { tile, ...scene.who('owner', owner) }));
  }
  lines.push(piles(scene));
  for (const kind of 'rgsx') {
    const tiles = NAMES.filter((_, at) => hunt.terrain[at] === kind).join(' ');
    lines.push(scene.say('maamut-fact-land', { land: scene.say(`maamut-land-${kind}`), tiles }));
  }
  return lines;
}

/** Where a hunter is, how many cards its player holds and how many traps are left. */
export function hunter(scene: Scene, seat: number): string {
  const hunt = scene.view;
  const who = scene.who('seat', seat);
  const tile = hunt.hunters[seat];
  if (hunt.out[seat]) return scene.say('maamut-fact-out', who);
  if (!tile) return scene.say('maamut-fact-waiting', who);
  const cards = held(hunt.hands[seat] ?? 0);
  return scene.say('maamut-fact-hunter', { tile, land: land(scene, tile), cards, traps: supply(hunt, seat), ...who });
}

/** The draw pile and the discards. */
export function piles(scene: Scene): string {
  const { deck, discard } = scene.view;
  const fields = { pile: counted(deck), ones: discard[1], twos: discard[2], threes: discard[3] };
  return scene.say('maamut-fact-piles', fields);
}
