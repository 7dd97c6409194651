/** Passkeys: the browser makes and uses them, the server says what for. */

import * as api from "./api";
import type { Me } from "./wire";
import { say } from "./words";

/** Whether this browser has them, and reads what the server says of them. */
export const canPasskey = (): boolean =>
  isSecureContext &&
  "PublicKeyCredential" in window &&
  "parseCreationOptionsFromJSON" in PublicKeyCredential;

/** Make one, for an account with this password or for a new one of this name. */
export async function makePasskey(name: string, password: string): Promise<Me> {
  const { options } = await api.offerPasskey({ name, password });
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
    options as unknown as PublicKeyCredentialCreationOptionsJSON,
  );
  const made = await shown(() => navigator.credentials.create({ publicKey }));
  return api.addPasskey({ name, credential: made });
}

/** Be the account of a passkey that somebody picks. */
export const signInWithPasskey = async (): Promise<Me> =>
  api.signInWithPasskey({ credential: await signedByPasskey() });

/** What a passkey that somebody picks has signed. */
export async function signedByPasskey(): Promise<Record<string, unknown>> {
  const { options } = await api.askPasskey();
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(
    options as unknown as PublicKeyCredentialRequestOptionsJSON,
  );
  return shown(() => navigator.credentials.get({ publicKey }));
}

/** Let the browser ask its owner; who says no, or has none, is told so. */
async function shown(ask: () => Promise<Credential | null>): Promise<Record<string, unknown>> {
  const found = await ask().catch(() => null);
  if (!(found instanceof PublicKeyCredential)) throw new api.Refused(say("passkey-none"));
  return found.toJSON() as unknown as Record<string, unknown>;
}
