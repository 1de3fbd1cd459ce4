import { expect, test, vi } from 'vitest';
import { CONTRACT_VERSION } from '../src/game-sdk/contract';
import { checkedComponent, guarded, loadExternalFace, type AnyComponent } from '../src/game-sdk/external/loader';
import FallbackBoard from '../src/game-sdk/external/FallbackBoard.svelte';

const mount = () => ({ update: () => undefined });

test('a module of this contract version with a mountable component is accepted', () => {
  const component = { mount };
  expect(checkedComponent({ contract: CONTRACT_VERSION, component })).toBe(component);
});

test.each([
  ['another version', { contract: CONTRACT_VERSION + 1, component: { mount } }, /version/],
  ['no version', { component: { mount } }, /version/],
  ['no component', { contract: CONTRACT_VERSION }, /mount/],
  ['a component without mount', { contract: CONTRACT_VERSION, component: {} }, /mount/],
])('a module with %s is refused', (_, module, reason) => {
  expect(() => checkedComponent(module)).toThrow(reason);
});

test('a function of a component that throws counts as absent for that call', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const component = { mount, seats: ['seat'], duration: () => 200, label: () => { throw new Error('no label'); } } as AnyComponent;
  const face = guarded(component);
  expect(face.seats).toEqual(['seat']);
  expect(face.duration?.({ key: 'any' })).toBe(200);
  expect(face.label?.({} as never, 'send 1')).toBeUndefined();
  expect(face).not.toHaveProperty('mount');
  expect(warn).toHaveBeenCalled();
  warn.mockRestore();
});

test('a module that cannot be loaded gives the generic board with a message', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const face = await loadExternalFace('toy', 'data:text/javascript,export const contract = 0');
  expect(face.Board).toBe(FallbackBoard);
  warn.mockRestore();
});
