import { expect, test } from 'vitest';
import type { Change } from '../../../game-sdk/contract';
import type { GameEvent, Scene, View } from '../view';
import { gather, join } from '../log';

const tile = (up: string) => ({ up, down: null, at: 'centre' });
const view = { tiles: { '1': tile('food'), '2': tile('fire'), S: tile('red') }, knows: [[], []], hands: [['flip'], 1], discard: {} } as unknown as View;
const scene = { view } as Scene;
const dealt = (version: number, faces: string[]): Change => ({ version, by: 'chance', events: [{ key: 'dealt', round: 1, first: 0, faces }] });
const took = (version: number, name: string): Change => ({ version, by: 0, events: [{ key: 'took', seat: 0, tile: name, to: 'p0' }] });

test('a tile is told as it lay when it was taken, whatever was dealt since', () => {
  const gathered = gather(scene, [dealt(1, ['axe', 'tusk', 'blue']), took(2, '1'), dealt(3, ['fur', 'fur', 'red']), took(4, '1')]);
  expect(gathered.map((change) => change.events?.[0]?.shown)).toEqual([undefined, ['axe'], undefined, ['fur']]);
});

test('what was taken back is forgotten', () => {
  const flipped: Change = { version: 2, by: 0, events: [{ key: 'flipped', seat: 0, tiles: ['1'], sides: ['fire'] }] };
  const back: Change = { version: 3, by: 'table', table: { key: 'undo' }, undone: [2] };
  const gathered = gather(scene, [dealt(1, ['axe', 'tusk', 'blue']), flipped, back, took(4, '1')]);
  expect(gathered[3]?.events?.[0]?.shown).toEqual(['axe']);
});

test('tiles taken in a row by one player are one sentence, by two they are two', () => {
  const one: GameEvent = { key: 'took', seat: 0, tile: '1', to: 'p0', shown: ['food'] };
  const two = join(one, { key: 'took', seat: 0, tile: '2', to: 'p0', shown: ['fire'] });
  expect(two).toMatchObject({ key: 'took-several', tiles: ['1', '2'], shown: ['food', 'fire'] });
  expect(join(two!, { key: 'took', seat: 0, tile: 'S', to: 'p0', shown: ['red'] })?.tiles).toEqual(['1', '2', 'S']);
  expect(join(one, { key: 'took', seat: 1, tile: '2', to: 'p1' })).toBeNull();
  expect(join({ key: 'robbed', seat: 0 }, one)).toBeNull();
});
