// Passkeys (WebAuthn): signing in, confirming a session, and adding one, where the browser and the server allow it.
import { requestJson, RequestError } from '../net/http';
import type { NewSession, PasskeyInfo, PasskeyOptions, SignInMethods } from '../net/http-types';
import { account } from './account.svelte';

/** How people can sign in to this server. */
export function methods(lang: string): Promise<SignInMethods> {
  return requestJson<SignInMethods>('api/accounts/methods', lang);
}

/** Whether this page can use passkeys: the browser knows them, and it is the page that they are bound to. */
export function canUse(found: SignInMethods | null): boolean {
  const known = typeof PublicKeyCredential !== 'undefined' && 'parseCreationOptionsFromJSON' in PublicKeyCredential;
  return known && isSecureContext && found?.passkeys === location.origin;
}

/** Sign in with a passkey that the person chooses; false if no passkey was used. */
export async function signIn(lang: string): Promise<boolean> {
  const { options } = await requestJson<PasskeyOptions>('api/accounts/passkeys/enter/options', lang, {});
  const credential = await chosen(options);
  if (!credential) return false;
  account.enter(await requestJson<NewSession>('api/accounts/passkeys/enter', lang, { challenge: options.challenge, credential }));
  return true;
}

/** Confirm the session with a passkey; false if no passkey was used. */
export async function confirm(lang: string): Promise<boolean> {
  const { options } = (await (await account.asOwner('confirm/options', lang)).json()) as PasskeyOptions;
  const credential = await chosen(options);
  if (!credential) return false;
  await account.asOwner('confirm', lang, { challenge: options.challenge, credential });
  return true;
}

/** Create a passkey for the account; null if the person cancelled. */
export async function add(name: string, lang: string): Promise<PasskeyInfo | null> {
  const { options } = (await (await account.asOwner('passkeys/options', lang)).json()) as PasskeyOptions;
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options as unknown as PublicKeyCredentialCreationOptionsJSON);
  const created = await unlessCancelled(navigator.credentials.create({ publicKey }));
  if (!created) return null;
  const handle = (options.user as { id: string }).id;
  const sent = { name, handle, challenge: options.challenge, credential: created.toJSON() };
  return (await (await account.asOwner('passkeys', lang, sent)).json()) as PasskeyInfo;
}

async function chosen(options: Record<string, unknown>): Promise<unknown> {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options as unknown as PublicKeyCredentialRequestOptionsJSON);
  return (await unlessCancelled(navigator.credentials.get({ publicKey })))?.toJSON() ?? null;
}

/** The credential; null if the person cancelled, took too long, or the device has none or has one already. */
async function unlessCancelled(asked: Promise<Credential | null>): Promise<PublicKeyCredential | null> {
  try {
    return (await asked) as PublicKeyCredential | null;
  } catch (error) {
    if (error instanceof RequestError) throw error;
    return null;
  }
}
