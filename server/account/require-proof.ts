import type { Transaction } from "kysely";
import { CommandError } from "../api/command-error.ts";
import type { Actor } from "../api/handle-command.ts";
import { findUserById, lockUser, type UserRow } from "../auth/account/user-row.ts";
import { consumeToken, type FoundToken, findTokenByCode } from "../auth/link/one-time-token.ts";
import { createPasswordHasher, HashQueueFullError } from "../auth/password/hash-password.ts";
import { isRecentSession } from "../auth/session/require-recent-sign-in.ts";
import type { Database } from "../db/database.ts";
import type { Schema } from "../db/database-types.ts";
import { countProof } from "./proof-limit.ts";

/** The account's own address, typed, and what proves that it is its own person who typed it. */
export type Said = { email: string; password?: string | undefined; code?: string | undefined };

/** Beside the passwords of those who sign in: who guesses at one here holds up nobody there. */
export const proofPasswords = createPasswordHasher({ parallel: 1, longestQueue: 20, saltKey: "proof" });

/**
 * Has the actor say once more who they are: by their password; without one by a sign-in of the last hour, or by the code that was mailed to
 * them. Gives what is to be called first in the transaction of what that is for: it locks the account, and uses the code
 * up. Throws `invalid_input` for another address, `proof_needed`, `too_many`; what it gives, `not_now` and `proof_needed`.
 */
export async function requireProof(
  database: Database,
  actor: Actor,
  said: Said,
): Promise<(transaction: Transaction<Schema>) => Promise<void>> {
  const user = await findUserById(database.typed, actor.id);
  if (!user) throw new CommandError("not_signed_in");
  if (said.email.trim().toLowerCase() !== user.email) {
    const message = "That is not the address of this account.";
    throw new CommandError("invalid_input", { message, fields: { email: message } });
  }
  const token = await proofOf(database, actor, user, said);
  return async (transaction) => {
    const now = await lockUser(transaction, actor.id);
    // A password that was changed meanwhile is not the one that was proven.
    if (now?.encrypted_password !== user.encrypted_password || now?.email !== user.email) {
      throw new CommandError("not_now", {
        message: "Your account has just been changed somewhere else.",
        hint: "Look whether that was you, then try again.",
      });
    }
    if (token && !(await consumeToken(transaction, token))) throw needed("code", wrongCode);
  };
}

const wrongCode = "That code is not right, or it has run out. Use the newest mail.";

/** The code that was used, where it was one. */
async function proofOf(
  database: Database,
  actor: Actor,
  user: UserRow,
  { password, code }: Said,
): Promise<FoundToken | undefined> {
  if (user.encrypted_password !== null) {
    if (!password) throw needed("password", "Type the password that you sign in with.");
    await countProof(database, actor.id);
    if (!(await isRight(user.encrypted_password, password))) {
      throw needed("password", "That is not your password.");
    }
    return undefined;
  }
  if (code === undefined) {
    if (await isRecentSession(database.typed, actor.session)) return undefined;
    throw needed("code", "You signed in more than an hour ago: type the code that we mail to you.");
  }
  await countProof(database, actor.id);
  const plain = code.replace(/\s/g, "");
  const found = await findTokenByCode(database.typed, ["reauthentication_token"], user.email, plain);
  if (found?.userId !== user.id) throw needed("code", wrongCode);
  return found;
}

function needed(field: "password" | "code", message: string): CommandError {
  return new CommandError("proof_needed", { fields: { [field]: message } });
}

async function isRight(hash: string, password: string): Promise<boolean> {
  try {
    return await proofPasswords.verify(hash, password);
  } catch (error) {
    if (error instanceof HashQueueFullError) throw new CommandError("unavailable");
    throw error;
  }
}
