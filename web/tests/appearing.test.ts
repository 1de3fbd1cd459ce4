import { afterEach, expect, test, vi } from 'vitest';
import { ignoreAppearing } from '../src/a11y/appearing';

afterEach(() => vi.restoreAllMocks());

/** A root with a control that is put under the resting pointer; `press` clicks it, by pointer or by a key. */
async function appeared(before: 'nothing' | 'disabled' | 'the same') {
  const root = document.createElement('div');
  document.body.append(root);
  const button = document.createElement('button');
  let presses = 0;
  button.addEventListener('click', () => (presses += 1));
  button.disabled = before === 'disabled';
  if (before !== 'nothing') root.append(button);
  document.elementFromPoint = () => (button.isConnected ? button : root);
  const guard = ignoreAppearing(root);
  (before === 'nothing' ? root : button).dispatchEvent(new MouseEvent('pointermove', { bubbles: true, clientX: 5, clientY: 5 }));
  if (before === 'nothing') root.append(button);
  else if (before === 'disabled') button.disabled = false;
  else root.append(document.createElement('p'));
  await new Promise((resolve) => setTimeout(resolve, 150));
  const press = (detail: number) => {
    button.dispatchEvent(new MouseEvent('click', { bubbles: true, detail }));
    return presses;
  };
  return { press, guard };
}

test.each(['nothing', 'disabled'] as const)('a control where %s was ignores the pointer for half a second, never a key', async (before) => {
  const { press, guard } = await appeared(before);
  expect(press(1)).toBe(0);
  expect(press(0)).toBe(1);
  const later = performance.now() + 600;
  vi.spyOn(performance, 'now').mockReturnValue(later);
  expect(press(1)).toBe(2);
  guard.destroy();
});

test('a control that was there before takes the press while other things change', async () => {
  const { press, guard } = await appeared('the same');
  expect(press(1)).toBe(1);
  guard.destroy();
});
