// The server's previews as text: the own move, the mammoth's flight with each refused direction, frights, ends.

import type { Flight, Fright, Preview, Scene } from './view';
import type { Direction } from './layout';
import { turn } from './moves';
import { way } from './text';

export interface Try {
  open: boolean;
  /** Straight on, or the turn in degrees, with the direction. */
  way: string;
  what: string;
}

/** Every sentence of a preview, in the order in which it would happen. */
export function previewText(scene: Scene, _move: string, preview: Preview): string[] {
  const { mammoth } = preview;
  const flight = mammoth ? [...refused(scene, mammoth), ...course(scene, mammoth)] : [];
  const draws = preview.draws && !preview.result ? [scene.say('maamut-preview-draws')] : [];
  return [...own(scene, preview), ...flight, ...ends(scene, preview), ...draws];
}

function own(scene: Scene, preview: Preview): string[] {
  const facts: string[] = [];
  if (preview.path) {
    facts.push(scene.say('maamut-preview-path', { start: preview.path[0] ?? '', path: scene.listed(preview.path.slice(1)) }));
  }
  for (const key of ['placed', 'trapped', 'removed', 'flees'] as const) {
    const tile = preview[key];
    if (tile) facts.push(scene.say(`maamut-preview-${key}`, { tile }));
  }
  if (preview.card && !preview.path) facts.push(scene.say('maamut-preview-discard', { card: preview.card }));
  return facts;
}

function refused(scene: Scene, flight: Flight): string[] {
  if (!flight.tile) return [];
  const facts = [scene.say('maamut-preview-meets', { tile: flight.tile })];
  for (const no of flight.refused ?? []) {
    facts.push(scene.say('maamut-preview-refused', { direction: way(scene, no.direction), by: no.by, at: no.at ?? '' }));
  }
  return flight.flight === null ? [...facts, scene.say('maamut-preview-stands')] : facts;
}

function course(scene: Scene, flight: Flight): string[] {
  const facts = flight.run.length ? [scene.say('maamut-preview-run', { path: scene.listed(flight.run) })] : [];
  return [...facts, ...frights(scene, flight.frightened), ...caught(scene, flight)];
}

/** Who would be frightened where, and where they could flee to. */
export function frights(scene: Scene, frightened: readonly Fright[]): string[] {
  return frightened.map((one) =>
    scene.say('maamut-preview-fright', {
      tile: one.tile,
      ways: scene.either(one.to),
      sure: one.certain ? 'yes' : 'no',
      ...scene.who('seat', one.seat),
    }),
  );
}

function caught(scene: Scene, flight: Flight): string[] {
  if (!flight.trap) return [];
  return [scene.say('maamut-preview-trap', { tile: flight.trap.tile, ...scene.who('owner', flight.trap.owner) })];
}

/** Whether a move would cost the viewer its hunter (4.8, 5.6). */
export function deadly(scene: Scene, preview: Preview): boolean {
  return scene.viewer !== null && preview.out.includes(scene.viewer);
}

/** Who is or may be out, and whether the game would or might end. */
export function ends(scene: Scene, preview: Preview): string[] {
  const facts = [
    ...preview.out.map((seat) => scene.say('maamut-preview-out', scene.who('seat', seat))),
    ...preview.may_be_out.map((seat) => scene.say('maamut-preview-may-be-out', scene.who('seat', seat))),
  ];
  if (preview.result) {
    const { winners } = preview.result;
    if (!winners.length) return [...facts, scene.say('maamut-preview-survives')];
    return [...facts, ...winners.map((seat) => scene.say('maamut-preview-wins', scene.who('seat', seat)))];
  }
  return preview.may_end ? [...facts, scene.say('maamut-preview-may-end')] : facts;
}

/** The directions the mammoth tries, in order: those refused and the one it takes. */
export function tries(scene: Scene, flight: Flight, entered: Direction): Try[] {
  const found: Try[] = (flight.refused ?? []).map((no) => ({
    open: false,
    way: tried(scene, entered, no.direction),
    what: no.at ? scene.say('maamut-try-rock', { tile: no.at }) : scene.say('maamut-try-edge'),
  }));
  const goal = flight.run.at(-1);
  if (flight.flight && goal) {
    found.push({
      open: true,
      way: tried(scene, entered, flight.flight),
      what: flight.trap ? scene.say('maamut-try-trap', { tile: goal }) : scene.say('maamut-try-open', { tile: goal }),
    });
  }
  return found;
}

function tried(scene: Scene, entered: Direction, direction: Direction): string {
  return scene.say('maamut-try-way', { turn: turn(entered, direction), direction: way(scene, direction) });
}
