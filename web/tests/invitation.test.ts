import { beforeEach, expect, test } from 'vitest';
import { invitation, storeInvitation } from '../src/state/invitation';

beforeEach(() => {
  localStorage.clear();
  history.replaceState(null, '', '/');
});

test('an invitation in the address is kept and taken out of it', () => {
  history.replaceState(null, '', '/#open=abc-123');
  storeInvitation();
  expect(invitation()).toBe('abc-123');
  expect(location.hash).toBe('');
});

test('other addresses stay as they are', () => {
  history.replaceState(null, '', '/#i=abc');
  storeInvitation();
  expect(invitation()).toBe(null);
  expect(location.hash).toBe('#i=abc');
});
