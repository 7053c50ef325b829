import type { SigningKeys } from "../auth/session/signing-keys.ts";

/** The public keys by which receipts are verified (RFC 7517), newest first. */
export async function keysBody(keys: SigningKeys): Promise<string> {
  return JSON.stringify({ keys: (await keys.all()).map(({ publicJwk }) => publicJwk) });
}
