import type { Auth, Requester } from "../auth-parts.ts";
import { issueAuthorizationCode } from "../pkce/authorization-code.ts";
import { openProvenSession } from "../session/open-proven-session.ts";
import { type SessionBody, sessionBody } from "../session/session.ts";
import { proveAddress, type Verification } from "./prove-address.ts";

/**
 * Opens a session for a mailed link or code (`POST verify`). Throws what `proveAddress` throws.
 */
export async function verifyOneTimeToken(
  auth: Auth,
  input: Verification,
  requester: Requester,
): Promise<SessionBody> {
  const opened = await proveAddress(auth, input, requester, (transaction, { user, by }) =>
    openProvenSession(transaction, user, by, requester),
  );
  return sessionBody(auth, opened.user, opened.session);
}

/**
 * The same for whoever follows a link (`GET verify`); where the browser that asked for it waits to exchange a code, gives
 * that code and no session.
 */
export async function followLink(
  auth: Auth,
  input: Verification,
  requester: Requester,
): Promise<SessionBody | { code: string }> {
  const followed = await proveAddress(auth, input, requester, async (transaction, { user, by, challenge }) =>
    challenge
      ? { code: await issueAuthorizationCode(transaction, user, challenge) }
      : openProvenSession(transaction, user, by, requester),
  );
  return "code" in followed ? followed : sessionBody(auth, followed.user, followed.session);
}
