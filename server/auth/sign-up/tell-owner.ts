import type { Kysely } from "kysely";
import type { Schema } from "../../db/database-types.ts";
import { findUserByEmail, findUserById } from "../account/user-row.ts";
import type { Auth } from "../auth-parts.ts";
import { findUndoTo } from "../email-change/email-change-undos.ts";
import { mailWayBack } from "../email-change/mail-way-back.ts";
import { existingAccountMail } from "./existing-account-mail.ts";

/**
 * Tells the owner of an address that somebody signed up with it, and gives true, when it has an account or had one until a
 * change that can still be taken back. The latter is mailed the way back once more: a second account at the address would
 * close it, which whoever took the first one could bring about.
 */
export async function tellOwner(auth: Auth, transaction: Kysely<Schema>, email: string): Promise<boolean> {
  if (await findUserByEmail(transaction, email)) {
    await auth.mail.enqueue(transaction, existingAccountMail(auth.siteUrl, email));
    return true;
  }
  const undo = await findUndoTo(transaction, email);
  const moved = undo && (await findUserById(transaction, undo.user_id));
  if (!moved) return false;
  await mailWayBack(auth, transaction, undo, moved.email);
  return true;
}
