import { type Kysely, sql } from "kysely";
import type { Schema } from "../../db/database-types.ts";
import { readSetting } from "../../studio/read-setting.ts";
import { AuthError } from "../request/auth-error.ts";

/**
 * Throws `signup_disabled` where the studio lets nobody sign up, or only whoever is invited and this address is not. Who has an
 * account is answered the same.
 */
export async function requireOpenDoor(typed: Kysely<Schema>, email: string): Promise<void> {
  const door = await readSetting(typed, "signUp");
  if (door === "open") return;
  if (door === "closed") {
    throw new AuthError(422, "signup_disabled", "No new accounts are opened at the moment.");
  }
  const { rows } = await sql<{ is: boolean }>`select private.is_invited(${email}) as is`.execute(typed);
  if (rows[0]?.is) return;
  throw new AuthError(
    422,
    "signup_disabled",
    "Accounts are opened by invitation at the moment. Sign up with the address that was invited.",
  );
}
