import type { Kysely } from "kysely";
import type { Schema } from "../../db/database-types.ts";
import { touchUser } from "../account/touch-user.ts";
import { updateEmailIdentity } from "../account/update-email-identity.ts";
import { findUserById, isBanned, lockUser, type UserRow } from "../account/user-row.ts";
import { recordAudit } from "../audit/record-audit.ts";
import type { Auth, Requester } from "../auth-parts.ts";
import { applyEmailChange } from "../email-change/apply-email-change.ts";
import { AuthError } from "../request/auth-error.ts";
import { type OpenSession, openSession, type SessionBody, sessionBody } from "../session/session.ts";
import {
  consumeToken,
  endTokens,
  type FoundToken,
  findTokenByCode,
  findTokenByLink,
  type OneTimeTokenType,
} from "./one-time-token.ts";

/** The types of the protocol, and which stored tokens each may use (auth-js, `EmailOtpType`). */
export const verificationTypes = {
  signup: ["confirmation_token"],
  email: ["confirmation_token", "magic_link_token"],
  magiclink: ["magic_link_token"],
  recovery: ["recovery_token"],
  email_change: ["email_change_token_new"],
} as const satisfies Record<string, readonly OneTimeTokenType[]>;

export type VerificationType = keyof typeof verificationTypes;

export type Verification =
  | { type: VerificationType; token: string }
  | { type: VerificationType; email: string; code: string };

/**
 * Uses up the secret of a mailed link, or an address with the code that was mailed to it: confirms the address (or
 * changes it, for `email_change`) and opens a session. Throws `otp_expired` for whatever is wrong, too old, used or
 * tried too often; `user_banned`; `email_exists` when another account took the new address meanwhile.
 */
export async function verifyOneTimeToken(
  auth: Auth,
  input: Verification,
  requester: Requester,
): Promise<SessionBody> {
  const found = await find(auth, input);
  const opened =
    found &&
    (await auth.database.typed
      .transaction()
      .execute((transaction) => signInWithToken(transaction, found, requester)));
  if (opened) return sessionBody(auth, opened.user, opened.session);
  const email = "email" in input ? input.email.slice(0, 255) : "";
  const traits = { type: input.type };
  await recordAudit(
    auth.database.typed,
    { action: "verification_failed", user: { id: found?.userId, email }, traits },
    requester,
  );
  throw new AuthError(
    403,
    "otp_expired",
    "email" in input ? "Token has expired or is invalid" : "Email link is invalid or has expired",
  );
}

async function find(auth: Auth, input: Verification): Promise<FoundToken | undefined> {
  const types = verificationTypes[input.type];
  if ("token" in input) return findTokenByLink(auth.database.typed, types, input.token);
  return findTokenByCode(auth.database.typed, types, input.email, input.code);
}

async function signInWithToken(
  transaction: Kysely<Schema>,
  found: FoundToken,
  requester: Requester,
): Promise<{ user: UserRow; session: OpenSession } | undefined> {
  const user = await lockUser(transaction, found.userId);
  const token = user && (await consumeToken(transaction, found));
  if (!user || !token) return undefined;
  if (isBanned(user)) throw new AuthError(403, "user_banned", "User is banned");
  if (token.type === "email_change_token_new") {
    if (token.email !== user.email_change) return undefined;
    await applyEmailChange(transaction, user, requester);
  } else {
    if (token.email !== user.email) return undefined;
    await confirm(transaction, user, requester);
  }
  await touchUser(transaction, user.id, ["last_sign_in_at"]);
  const session = await openSession(transaction, user, "otp", requester);
  const traits = { provider: "email", token: token.type, session_id: session.id };
  await recordAudit(transaction, { action: "login", user, traits }, requester);
  const changed = await findUserById(transaction, user.id);
  return changed && { user: changed, session };
}

/** Whoever has the mail has the address: every kind of link and code confirms it. */
async function confirm(transaction: Kysely<Schema>, user: UserRow, requester: Requester): Promise<void> {
  if (user.email_confirmed_at !== null) return;
  await touchUser(transaction, user.id, ["email_confirmed_at", "updated_at"]);
  await updateEmailIdentity(transaction, user.id, { email_verified: true });
  await endTokens(transaction, user.id, ["confirmation_token"]);
  await recordAudit(transaction, { action: "user_confirmed", user }, requester);
}
