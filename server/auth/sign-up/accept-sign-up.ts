import { type Kysely, sql } from "kysely";
import type { Schema } from "../../db/database-types.ts";
import { askForPassword } from "../account/ask-for-password.ts";
import { insertUser } from "../account/insert-user.ts";
import { newUserRow } from "../account/new-user-row.ts";
import { findUserByEmail, isBanned, lockUser, type Metadata, type UserRow } from "../account/user-row.ts";
import { recordAudit } from "../audit/record-audit.ts";
import type { Requester } from "../auth-parts.ts";
import { type CodeChallenge, readChallenge } from "../pkce/code-challenge.ts";
import { AuthError } from "../request/auth-error.ts";
import { asMetadata, type FoundSignUp } from "./find-pending-sign-up.ts";
import type { PendingLinkType } from "./pending-sign-up.ts";

/** The account whose address a sign-up's link has proven. */
export type AcceptedSignUp = {
  user: UserRow;
  linkType: PendingLinkType;
  challenge: CodeChallenge | null;
};

/**
 * Uses a found sign-up up. If its address has no account yet, it opens one: with the password that everybody who
 * signed up with the address asked for, or with none when they differ, and with the metadata that all agree on. If
 * there is an account, nothing of it changes. Gives undefined when the link was used meanwhile. Throws `user_banned`.
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
    .returning(["user_id", "link_type", "created_at", "code_challenge", "code_challenge_method"])
    .executeTakeFirst();
}

async function openAccount(
  transaction: Kysely<Schema>,
  email: string,
  used: { user_id: string; link_type: PendingLinkType; created_at: Date },
): Promise<UserRow> {
  // Also those whose links have run out: a stranger must not win by being the last.
  const wishes = await transaction
    .updateTable("private.pending_sign_ups")
    .set({ settled_at: sql<Date>`now()` })
    .where("email", "=", email)
    .where("settled_at", "is", null)
    .where("link_type", "=", "signup")
    .returning(["encrypted_password", "metadata"])
    .execute();
  const [password, ...otherPasswords] = new Set(wishes.map((wish) => wish.encrypted_password));
  const isContested = otherPasswords.length > 0;
  const metadata = agreedMetadata(wishes.map((wish) => asMetadata(wish.metadata)));
  const user = newUserRow({ email, metadata, isSelfMade: true, isConfirmed: true, id: used.user_id });
  user.confirmation_sent_at = used.created_at;
  if (isContested) askForPassword(user, "contested");
  // Whoever followed another kind of link has proven the address, and said nothing about any password.
  else if (used.link_type !== "signup") askForPassword(user, "unkept");
  else user.encrypted_password = password ?? null;
  if (!(await insertUser(transaction, user))) throw new Error("The address was taken while it was held.");
  // What they asked for is decided; what is left of them are links to this account.
  await transaction
    .updateTable("private.pending_sign_ups")
    .set({ encrypted_password: null, metadata: null, settled_at: sql<Date>`now()` })
    .where("email", "=", email)
    .execute();
  return user;
}

/** The members that are the same in all of them. */
function agreedMetadata([first = {}, ...others]: readonly Metadata[]): Metadata {
  return Object.fromEntries(
    Object.entries(first).filter(([name, value]) =>
      others.every((other) => name in other && JSON.stringify(other[name]) === JSON.stringify(value)),
    ),
  );
}
