import { randomUUID } from "node:crypto";
import { type Kysely, sql } from "kysely";
import { beginLook as command } from "../../contract/begin-look.ts";
import { CommandError } from "../api/command-error.ts";
import { handle } from "../api/handle-command.ts";
import { userBody } from "../auth/account/user-body.ts";
import { isBanned } from "../auth/account/user-row.ts";
import { createSecretToken } from "../auth/link/secret-token.ts";
import { signAccessToken } from "../auth/session/access-token.ts";
import { claimsOf } from "../auth/session/session.ts";
import { createSigningKeys } from "../auth/session/signing-keys.ts";
import type { Schema } from "../db/database-types.ts";
import { lockAccount } from "../studio/account-of.ts";
import { endLooks } from "./end-looks.ts";

/** Seconds that the token outlives the look: the client gives up a token shortly before its end, and sees the look to its own. */
const margin = 120;

/** The session has no refresh token: nothing makes it longer. */
export const beginLook = handle(command, async ({ input, actor, parts, write }) => {
  const { account: id, reason } = input;
  const keys = createSigningKeys(parts.database);
  await keys.newest();
  return write(async ({ transaction, audit }) => {
    const account = await lockAccount(transaction, id);
    if (account.studioRole === "admin") {
      throw new CommandError("not_now", { message: "Nobody looks as another administrator." });
    }
    if (isBanned(account) || account.email_confirmed_at === null) {
      throw new CommandError("not_now", { message: "Nobody can sign in to this account at the moment." });
    }
    // A session that opens nothing would come alive with the account, should it stay.
    if (await isLeaving(transaction, id)) {
      throw new CommandError("not_now", {
        message: "This account is being deleted: nobody looks as whoever leaves.",
        hint: "They can keep it; then you can look.",
      });
    }
    if (!(await mayBeLookedAt(transaction, id))) {
      throw new CommandError("not_now", {
        message: "This customer does not want anybody to look as them.",
        hint: "Ask them: they can allow it in their account.",
      });
    }
    await endLooks(transaction, { admin: actor.id });
    const session = { id: randomUUID(), aal: "aal1", amr: [] };
    await transaction
      .insertInto("auth.sessions")
      .values({ id: session.id, user_id: id, amr: "[]", user_agent: "", ip: "" })
      .execute();
    const look = await transaction
      .insertInto("private.looks")
      .values({ session: session.id, admin: actor.id, account: id, reason })
      .returning("ends_at")
      .executeTakeFirstOrThrow();
    await audit({ act: "begin-look", target: { kind: "account", id }, after: { reason } });
    const issuedAt = Math.floor(Date.now() / 1000);
    const expiresAt = Math.floor(look.ends_at.getTime() / 1000) + margin;
    const claims = claimsOf(parts.config.siteUrl, account, session, { issuedAt, expiresAt });
    return {
      endsAt: look.ends_at.toISOString(),
      session: {
        access_token: await signAccessToken(keys, claims),
        token_type: "bearer",
        expires_in: expiresAt - issuedAt,
        expires_at: expiresAt,
        // The client wants one; nobody keeps it, so that it is exchanged for nothing.
        refresh_token: createSecretToken(),
        user: userBody(account),
      },
    };
  });
});

async function isLeaving(transaction: Kysely<Schema>, id: string): Promise<boolean> {
  const { rows } = await sql<{ is: boolean }>`select private.leaves_at(${id}) is not null as is`.execute(
    transaction,
  );
  return rows[0]?.is ?? false;
}

async function mayBeLookedAt(transaction: Kysely<Schema>, account: string): Promise<boolean> {
  const { rows } = await sql<{ may: boolean }>`select private.may_be_looked_at(${account}) as may`.execute(
    transaction,
  );
  return rows[0]?.may ?? false;
}
