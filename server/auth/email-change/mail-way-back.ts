import type { Kysely } from "kysely";
import type { Schema } from "../../db/database-types.ts";
import type { Auth } from "../auth-parts.ts";
import { createSecretToken } from "../link/secret-token.ts";
import { insertUndo, type Undo, type UndoTimes } from "./email-change-undos.ts";

/** Mails the account's former address where it went (`newEmail`), with a link of its own that takes it back. */
export async function mailWayBack(
  auth: Auth,
  transaction: Kysely<Schema>,
  undo: Undo & Partial<UndoTimes>,
  newEmail: string,
): Promise<void> {
  const token = createSecretToken();
  await insertUndo(transaction, { ...undo, token });
  await auth.mail.enqueue(transaction, {
    kind: "email-changed",
    to: undo.old_email,
    newEmail,
    // In the fragment, and on a page with a button: a scanner that opens the links of a mail must not undo anything.
    undoLink: `${auth.siteUrl}/auth/undo-email-change#token=${token}`,
  });
}
