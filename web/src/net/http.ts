// HTTP requests to the server: its base address, JSON in and out, and errors.
import type { Refusal } from './table-types';

/** The URL of a path below the server's base path. */
export function address(path: string): URL {
  return new URL(path, document.baseURI);
}

/** A refusal of the server; its key is `network` without a response and `server` for an unreadable error. */
export class RequestError extends Error {
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

/** Told after every request whether the server answered it. */
export const reachability: { report(isReached: boolean): void } = { report: () => undefined };

/** The kind of error screen for a failed request. */
export function errorKind(error: unknown): 'network' | 'busy' | 'server' {
  const key = error instanceof RequestError ? error.key : 'network';
  return key === 'network' ? 'network' : /much|many/.test(key) ? 'busy' : 'server';
}

/** The response to a GET request, or to a POST request if there is a body; throws RequestError unless it succeeds. */
export async function request(path: string, lang: string, body?: unknown): Promise<Response> {
  const headers: Record<string, string> = { 'Accept-Language': lang };
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  let response: Response;
  try {
    response = await fetch(address(path), {
      method: body === undefined ? 'GET' : 'POST',
      headers,
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch {
    reachability.report(false);
    throw new RequestError({ key: 'network', message: '' }, 0);
  }
  reachability.report(true);
  if (!response.ok) throw new RequestError(await refusal(response), response.status);
  return response;
}

/** The JSON of a response. */
export async function requestJson<Body>(path: string, lang: string, body?: unknown): Promise<Body> {
  return (await (await request(path, lang, body)).json()) as Body;
}

async function refusal(response: Response): Promise<Refusal> {
  try {
    const body = await response.json();
    if (body.error?.key) return body.error;
  } catch {
    // Not JSON, for example a proxy's error page.
  }
  return { key: response.status >= 500 ? 'server' : 'not-found', message: '' };
}
