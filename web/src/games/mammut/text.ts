// Texts of this game: tiles, cards, places, labels of moves, fields of event messages.

import type { Fields } from '../../game-sdk/contract';
import { CARDS, lying, owner, PREY_CARDS, SIDES, type Card, type GameEvent, type Handle, type Scene, type Side, type View } from './view';
import type { Step } from './scoring';

/** A side's name. */
export function side(scene: Scene, name: Side): string {
  return scene.say(name === '?' ? 'mammut-side-question' : `mammut-side-${name}`);
}

/** A card's name. */
export function card(scene: Scene, name: Card): string {
  return scene.say(`mammut-card-${name}`);
}

/** A place by its owner; with two players also which group. */
export function place(scene: Scene, at: string): string {
  const seat = owner(at);
  if (seat === null) return scene.say('mammut-panel-centre');
  const whose = scene.who('seat', seat);
  return at.includes('.')
    ? scene.say('mammut-place-group', { ...whose, group: Number(at[3]) })
    : scene.say('mammut-place-pile', whose);
}

/** Tiles counted by what they show: "3 × food, tusk". */
export function tiles(scene: Scene, handles: readonly Handle[], view: View = scene.view): string {
  return counted(scene, handles.map((name) => view.tiles[name]?.up ?? '?'));
}

/** Sides counted: "3 × food, tusk". */
function counted(scene: Scene, shown: readonly Side[]): string {
  const parts = SIDES.map((one): [Side, number] => [one, shown.filter((up) => up === one).length])
    .filter(([, number]) => number)
    .map(([one, number]) => (number > 1 ? `${number} × ${side(scene, one)}` : side(scene, one)));
  return parts.join(', ') || scene.say('mammut-fact-nothing');
}

/** A player's name, or "you". */
export function you(scene: Scene, seat: number): string {
  return seat === scene.viewer ? scene.say('mammut-you') : scene.name(seat);
}

/** A category of scoring by name. */
export function stepName(scene: Scene, step: Step): string {
  return step === 'animals' || step === 'end' ? scene.say(`mammut-score-step-${step}`) : side(scene, step);
}

/** A category of scoring by its symbol. */
export function stepIcon(step: Step): string {
  return step === 'animals' || step === 'end' ? 'i-paw' : `tile-${step}`;
}

/** Points with their sign, the minus a true one. */
export function signed(value: number): string {
  const short = Math.round(value * 10) / 10;
  return short > 0 ? `+${short}` : String(short).replace('-', '−');
}

/** Points that may be a mean, in a whole number. */
export function whole(points: number): string {
  return signed(Math.round(points));
}

/** A tile as a screen reader names it: what it shows, its handle, what is known beneath, where it lies. */
export function tileName(scene: Scene, view: View, name: Handle): string {
  const tile = view.tiles[name]!;
  const text = scene.say('mammut-tile-name', {
    handle: name,
    side: tile.up === '?' ? scene.say('mammut-tile-hidden') : side(scene, tile.up),
    place: place(scene, tile.at),
  });
  const under =
    tile.down !== null && name !== 'S' ? scene.say('mammut-around-under', { side: side(scene, tile.down) }) : '';
  return under ? `${text} ${under}` : text;
}

/** The fields of an event's sentence: tiles, sides, cards and animals as phrases. */
export function eventFields(scene: Scene, event: GameEvent): Fields {
  const fields: Fields = {};
  // Sentences without a verb of their own.
  if (event.seat !== undefined && event.seat === scene.viewer) fields['seat'] = scene.say('mammut-you');
  if (event.tile) Object.assign(fields, { tile: event.shown ? counted(scene, event.shown) : tiles(scene, [event.tile]), handle: event.tile });
  if (event.tiles) Object.assign(fields, { tiles: event.shown ? counted(scene, event.shown) : tiles(scene, event.tiles), number: event.tiles.length });
  if (event.sides) fields['sides'] = scene.listed(event.sides.map((one) => side(scene, one)));
  if (event.side) fields['side'] = side(scene, event.side);
  if (event.card) Object.assign(fields, { card: card(scene, event.card), card_key: event.card });
  if (event.cards) fields['cards'] = scene.listed(event.cards.map((one) => card(scene, one)));
  if (event.kind) fields['kind'] = side(scene, event.kind);
  if (Array.isArray(event.kinds)) fields['kinds'] = scene.listed(event.kinds.map((one) => side(scene, one)));
  if (typeof event.points === 'number') fields['points'] = signed(event.points);
  if (event.key === 'laid') fields['known'] = event.card ? 'yes' : 'no';
  return fields;
}

/** A legal move in words. */
export function label(scene: Scene, move: string): string {
  const [verb = '', ...rest] = move.split(' ');
  const view: View = scene.view;
  if (move === 'take all') return scene.say('mammut-do-take-all', { number: lying(view, 'centre').length });
  if (verb === 'take' || verb === 'back')
    return scene.say(`mammut-do-${verb}-one`, { tile: spotted(scene, view, rest[0]!) });
  if (verb === 'done') return scene.say('mammut-do-done');
  if (verb === 'skip') return scene.say('mammut-do-skip');
  if (verb === 'rob') {
    const at = `p${rest[0]}`;
    return scene.say('mammut-do-rob', { place: place(scene, at), number: lying(view, at).length });
  }
  return verb === 'play' ? playLabel(scene, rest) : chooseLabel(scene, rest);
}

/** A tile with its handle: several tiles show the same. */
function spotted(scene: Scene, view: View, name: Handle): string {
  return `${side(scene, view.tiles[name]?.up ?? '?')} (${name})`;
}

function playLabel(scene: Scene, rest: string[]): string {
  const [name, ...targets] = rest as [Card, ...string[]];
  const played = card(scene, name);
  if (!PREY_CARDS.includes(name)) return scene.say('mammut-do-lay', { card: played });
  const on =
    name === 'return'
      ? targets.map((at) => place(scene, `p${at}`))
      : targets.map((handle) => spotted(scene, scene.view, handle));
  return scene.say('mammut-do-play', { card: played, on: scene.listed(on) });
}

function chooseLabel(scene: Scene, rest: string[]): string {
  const kind = side(scene, rest[0] as Side);
  if (rest.length < 2) return scene.say('mammut-do-choose', { kind });
  return scene.say('mammut-do-choose-for', { kind, tile: spotted(scene, scene.view, rest[1]!) });
}

/** What is to be seen, a fact a line. */
export function facts(scene: Scene): string[] {
  const view: View = scene.view;
  const lines = [scene.say('mammut-fact-round', { round: view.round, ...scene.who('first', view.first) })];
  lines.push(scene.say('mammut-fact-centre', { tiles: tiles(scene, lying(view, 'centre')) }));
  for (let seat = 0; seat < view.players; seat++) lines.push(...seatFacts(scene, view, seat));
  return lines;
}

function seatFacts(scene: Scene, view: View, seat: number): string[] {
  const many = (cards: Card[] | number) => (typeof cards === 'number' ? cards : cards.length);
  const numbers = {
    points: view.points[seat]!,
    furs: view.furs[seat]!,
    cards: many(view.hands[seat]!),
    down: many(view.played[seat]!),
  };
  const lines = [scene.say('mammut-fact-seat', { ...numbers, ...scene.who('seat', seat) })];
  const own = Object.keys(view.tiles).filter((name) => owner(view.tiles[name]!.at) === seat);
  lines.push(scene.say('mammut-fact-tiles', { tiles: tiles(scene, own), ...scene.who('seat', seat) }));
  const kinds = view.animals[seat] ?? [];
  if (kinds.length) {
    lines.push(
      scene.say('mammut-fact-animals', {
        kinds: scene.listed(kinds.map((one) => side(scene, one))),
        ...scene.who('seat', seat),
      }),
    );
  }
  const hand = view.hands[seat];
  if (seat === scene.viewer && Array.isArray(hand)) lines.push(handFact(scene, hand));
  return lines;
}

function handFact(scene: Scene, hand: Card[]): string {
  const sorted = [...hand].sort((a, b) => CARDS.indexOf(a) - CARDS.indexOf(b));
  return scene.say('mammut-hand-cards', {
    number: hand.length,
    cards: scene.listed(sorted.map((one) => card(scene, one))),
  });
}
