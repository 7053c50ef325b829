import { type Kysely, sql } from "kysely";
import type { Schema } from "../../db/database-types.ts";
import { askForPassword } from "../account/ask-for-password.ts";
import { insertUser } from "../account/insert-user.ts";
import { newUserRow } from "../account/new-user-row.ts";
import { findUserByEmail, isBanned, lockUser, type UserRow } from "../account/user-row.ts";
import { recordAudit } from "../audit/record-audit.ts";
import type { Requester } from "../auth-parts.ts";
import { type CodeChallenge, readChallenge } from "../pkce/code-challenge.ts";
import { AuthError } from "../request/auth-error.ts";
import { decideSignUps } from "./decide-sign-ups.ts";
import { asMetadata, type FoundSignUp } from "./find-pending-sign-up.ts";
import type { PendingLinkType } from "./pending-sign-up.ts";
import { requireOpenDoor } from "./require-open-door.ts";

/** The account whose address a sign-up's link has proven. */
export type AcceptedSignUp = {
  user: UserRow;
  linkType: PendingLinkType;
  challenge: CodeChallenge | null;
};

/**
 * Uses a found sign-up up. If its address has no account yet, it opens one, with what `decideSignUps` says. If
 * there is an account, nothing of it changes. Gives undefined when the link was used meanwhile. Throws `user_banned`, and
 * `signup_disabled` where the studio opens none for it.
 * Call with the address held (`lockAddress`).
 */
export async function acceptSignUp(
  transaction: Kysely<Schema>,
  found: FoundSignUp,
  requester: Requester,
): Promise<AcceptedSignUp | undefined> {
  const owner = await findUserByEmail(transaction, found.email);
  const account = owner && (await lockUser(transaction, owner.id));
  if (account && isBanned(account)) throw new AuthError(403, "user_banned", "User is banned");
  const used = await consume(transaction, found.id);
  if (!used) return undefined;
  const proof = { linkType: used.link_type, challenge: readChallenge(used) };
  if (account) return account.email_confirmed_at === null ? undefined : { user: account, ...proof };
  // Its account was opened and has moved on or gone since: no second one opens by the same wish.
  if (used.settled_at !== null) return undefined;
  const user = await openAccount(transaction, found.email, used);
  await recordAudit(transaction, { action: "user_confirmed", user }, requester);
  return { user, ...proof };
}

async function consume(transaction: Kysely<Schema>, id: string) {
  return transaction
    .updateTable("private.pending_sign_ups")
    .set({ token_hash: null, code_hash: null })
    .where("id", "=", id)
    .where("token_hash", "is not", null)
    .where("expires_at", ">", sql<Date>`now()`)
    .returning([
      "user_id",
      "link_type",
      "settled_at",
      "created_at",
      "code_challenge",
      "code_challenge_method",
    ])
    .executeTakeFirst();
}

async function openAccount(
  transaction: Kysely<Schema>,
  email: string,
  used: { user_id: string; link_type: PendingLinkType; created_at: Date },
): Promise<UserRow> {
  // Whoever signed up before the studio closed, or by an invitation that was taken back, waits until it is open for them.
  await requireOpenDoor(transaction, email);
  // Also those whose links have run out: a stranger must not win by being the last.
  const wishes = await transaction
    .updateTable("private.pending_sign_ups")
    .set({ settled_at: sql<Date>`now()` })
    .where("email", "=", email)
    .where("settled_at", "is", null)
    .where("link_type", "=", "signup")
    .returning(["encrypted_password", "metadata"])
    .execute();
  const decision = decideSignUps(
    wishes.map((wish) => ({ passwordHash: wish.encrypted_password, metadata: asMetadata(wish.metadata) })),
    { linkType: used.link_type, isNamedAdmin: await isNamedAdmin(transaction, email) },
  );
  const { metadata } = decision;
  const user = newUserRow({ email, metadata, isSelfMade: true, isConfirmed: true, id: used.user_id });
  user.confirmation_sent_at = used.created_at;
  if ("reason" in decision) askForPassword(user, decision.reason);
  else user.encrypted_password = decision.passwordHash;
  if (!(await insertUser(transaction, user))) throw new Error("The address was taken while it was held.");
  // What they asked for is decided; what is left of them are links to this account.
  await transaction
    .updateTable("private.pending_sign_ups")
    .set({ encrypted_password: null, metadata: null, settled_at: sql<Date>`now()` })
    .where("email", "=", email)
    .execute();
  return user;
}

/** Whether the studio has named the address as one that may administer it (`ADMIN_EMAILS`). */
async function isNamedAdmin(transaction: Kysely<Schema>, email: string): Promise<boolean> {
  const { rows } = await sql<{ named: boolean }>`
    select value ? ${email} as named from private.settings where key = 'admin_emails'`.execute(transaction);
  return rows[0]?.named ?? false;
}
