// Asks the server over HTTP: where it is, JSON in and out, and what its refusals are.
import type { Refusal } from './wire';

/** The address of a path of this server, whatever path it lives under. */
export function address(path: string): URL {
  return new URL(path, document.baseURI);
}

/** A refusal of the server's, or `network` / `server` when there was no answer one could read. */
export class Trouble extends Error {
  constructor(
    readonly refusal: Refusal,
    readonly status: number,
  ) {
    super(refusal.message);
  }

  get key(): string {
    return this.refusal.key;
  }
}

/** Which screen tells of something that failed. */
export function troubleOf(error: unknown): 'network' | 'busy' | 'server' {
  const key = error instanceof Trouble ? error.key : 'network';
  return key === 'network' ? 'network' : /much|many/.test(key) ? 'busy' : 'server';
}

export async function ask(path: string, lang: string, body?: unknown): Promise<Response> {
  const headers: Record<string, string> = { 'Accept-Language': lang };
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  let answer: Response;
  try {
    answer = await fetch(address(path), {
      method: body === undefined ? 'GET' : 'POST',
      headers,
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch {
    throw new Trouble({ key: 'network', message: '' }, 0);
  }
  if (!answer.ok) throw new Trouble(await refusal(answer), answer.status);
  return answer;
}

async function refusal(answer: Response): Promise<Refusal> {
  try {
    const told = await answer.json();
    if (told.error?.key) return told.error;
  } catch {
    // Not JSON: a proxy's page, for example.
  }
  return { key: answer.status >= 500 ? 'server' : 'not-found', message: '' };
}
