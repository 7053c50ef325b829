import type { Kysely } from "kysely";
import type { Schema } from "../../db/database-types.ts";
import { confirmEmail } from "../account/confirm-email.ts";
import { isBanned, lockUser, type UserRow } from "../account/user-row.ts";
import { recordAudit } from "../audit/record-audit.ts";
import type { Auth, Requester } from "../auth-parts.ts";
import { applyEmailChange } from "../email-change/apply-email-change.ts";
import type { CodeChallenge } from "../pkce/code-challenge.ts";
import { AuthError } from "../request/auth-error.ts";
import { acceptSignUp } from "../sign-up/accept-sign-up.ts";
import { type FoundSignUp, findSignUpByCode, findSignUpByLink } from "../sign-up/find-pending-sign-up.ts";
import { discardSignUps, lockAddress, type PendingLinkType } from "../sign-up/pending-sign-up.ts";
import {
  consumeToken,
  type FoundToken,
  findTokenByCode,
  findTokenByLink,
  type OneTimeTokenType,
} from "./one-time-token.ts";

/** The types of the protocol, and which stored links each may use (auth-js, `EmailOtpType`). */
export const verificationTypes = {
  signup: { tokens: [], signUps: ["signup"] },
  email: { tokens: ["magic_link_token"], signUps: ["signup", "magiclink"] },
  magiclink: { tokens: ["magic_link_token"], signUps: ["magiclink"] },
  recovery: { tokens: ["recovery_token"], signUps: ["recovery"] },
  email_change: { tokens: ["email_change_token_new"], signUps: [] },
} as const satisfies Record<string, { tokens: OneTimeTokenType[]; signUps: PendingLinkType[] }>;

export type VerificationType = keyof typeof verificationTypes;

export type Verification =
  | { type: VerificationType; token: string }
  | { type: VerificationType; email: string; code: string };

/** A locked account whose address has just been proven; `by` names the kind of link or code for the audit log. */
export type Proven = { user: UserRow; by: string; challenge: CodeChallenge | null };

/**
 * Uses up the secret of a mailed link, or an address with the code that was mailed to it: confirms the address (or
 * changes it, for `email_change`), opening the account where a sign-up waited for that, and gives what `then` makes of
 * it in the same transaction. Throws `otp_expired` for whatever is wrong, too old, used or tried too often;
 * `user_banned`; `email_exists` when another account took the new address meanwhile.
 */
export async function proveAddress<Result>(
  auth: Auth,
  input: Verification,
  requester: Requester,
  then: (transaction: Kysely<Schema>, proven: Proven) => Promise<Result>,
): Promise<Result> {
  const found = await find(auth, input);
  const result =
    found &&
    (await auth.database.typed.transaction().execute(async (transaction) => {
      await lockAddress(transaction, found.email);
      const proven = await spend(auth, transaction, found, requester);
      return proven && { of: await then(transaction, proven) };
    }));
  if (result) return result.of;
  await recordFailure(auth, input, found, requester);
  throw new AuthError(
    403,
    "otp_expired",
    "email" in input ? "Token has expired or is invalid" : "Email link is invalid or has expired",
  );
}

type Found = FoundToken | FoundSignUp;

async function find(auth: Auth, input: Verification): Promise<Found | undefined> {
  const { typed } = auth.database;
  const { tokens, signUps } = verificationTypes[input.type];
  if ("token" in input) {
    return (
      (tokens.length > 0 && (await findTokenByLink(typed, tokens, input.token))) ||
      (signUps.length > 0 && (await findSignUpByLink(typed, signUps, input.token))) ||
      undefined
    );
  }
  // Each is asked, so that a try counts at all of them.
  const token = tokens.length > 0 && (await findTokenByCode(typed, tokens, input.email, input.code));
  const signUp = signUps.length > 0 && (await findSignUpByCode(typed, signUps, input.email, input.code));
  return token || signUp || undefined;
}

async function spend(
  auth: Auth,
  transaction: Kysely<Schema>,
  found: Found,
  requester: Requester,
): Promise<Proven | undefined> {
  if ("userId" in found) return spendToken(auth, transaction, found, requester);
  const accepted = await acceptSignUp(transaction, found, requester);
  return accepted && { ...accepted, by: `${accepted.linkType}_sign_up` };
}

async function spendToken(
  auth: Auth,
  transaction: Kysely<Schema>,
  found: FoundToken,
  requester: Requester,
): Promise<Proven | undefined> {
  const user = await lockUser(transaction, found.userId);
  const token = user && (await consumeToken(transaction, found));
  if (!user || !token) return undefined;
  if (isBanned(user)) throw new AuthError(403, "user_banned", "User is banned");
  const isChange = token.type === "email_change_token_new";
  if (token.email !== (isChange ? user.email_change : user.email)) return undefined;
  if (isChange) await applyEmailChange(auth, transaction, user, requester);
  else await confirmEmail(transaction, user, requester);
  // Whoever has the mail has the address: what others asked for in its name ends.
  await discardSignUps(transaction, token.email);
  return { user, by: token.type, challenge: token.challenge };
}

async function recordFailure(
  auth: Auth,
  input: Verification,
  found: Found | undefined,
  requester: Requester,
): Promise<void> {
  const email = "email" in input ? input.email.slice(0, 255) : "";
  const id = found && "userId" in found ? found.userId : undefined;
  const traits = { type: input.type };
  await recordAudit(
    auth.database.typed,
    { action: "verification_failed", user: { id, email }, traits },
    requester,
  );
}
