import { expect, test } from 'vitest';
import type { AnyFace } from '../src/game-sdk/contract';
import { RequestError } from '../src/net/http';
import { PlaySession } from '../src/state/play-session.svelte';
import type { TableSession } from '../src/state/table-session.svelte';
import { announcer } from '../src/a11y/announcer.svelte';

/** North at a table that answers every request so. */
function north(answer: () => Promise<unknown>): PlaySession {
  const table = { ask: answer, people: { seats: [], watching: 0 } };
  return new PlaySession(table as unknown as TableSession, {} as AnyFace, 0);
}

test('answers are taken back once, however often that is asked for meanwhile', async () => {
  let asked = 0;
  const playing = north(() => Promise.resolve({ version: 0, n: ++asked }));
  const taken = await Promise.all([playing.act.takeBack?.(3), playing.act.takeBack?.(3)]);
  expect(taken).toEqual([true, false]);
  expect(asked).toBe(3);
  expect(playing.sending).toBe(false);
});

test('a refusal to take back is told, and ends it', async () => {
  let asked = 0;
  const playing = north(() => Promise.reject(new RequestError({ key: 'table-undo', message: `Refused ${++asked}` }, 400)));
  expect(await playing.act.takeBack?.(3)).toBe(false);
  expect(announcer.notices.map((one) => one.text)).toEqual(['Refused 1']);
  expect(playing.sending).toBe(false);
});
