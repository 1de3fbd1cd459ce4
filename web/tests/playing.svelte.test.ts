import { expect, test } from 'vitest';
import type { Face } from '../src/core/face';
import { Trouble } from '../src/core/http';
import { Playing } from '../src/core/playing.svelte';
import type { AtTable } from '../src/core/table.svelte';
import { voice } from '../src/core/voice.svelte';

/** North at a table that answers every request so. */
function north(answer: () => Promise<unknown>): Playing {
  const table = { ask: answer, people: { seats: [], watching: 0 } };
  return new Playing(table as unknown as AtTable, {} as Face, 0);
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
  const playing = north(() => Promise.reject(new Trouble({ key: 'table-undo', message: `Refused ${++asked}` }, 400)));
  expect(await playing.act.takeBack?.(3)).toBe(false);
  expect(voice.notices.map((one) => one.text)).toEqual(['Refused 1']);
  expect(playing.sending).toBe(false);
});
