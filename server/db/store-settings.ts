import type { Config } from "../config.ts";
import type { Database } from "./database.ts";

/**
 * Tells the database what the rules there need to know: `ADMIN_EMAILS`, or that it is not set. An account that
 * asked to be admin, is confirmed and is named now becomes admin at once. Call at every start, after `migrate`;
 * of several servers with different lists, the one that started last counts.
 */
export async function storeSettings(
  database: Database,
  { adminEmails }: Pick<Config, "adminEmails">,
): Promise<void> {
  if (adminEmails === undefined) {
    await database.typed.deleteFrom("private.settings").where("key", "=", "admin_emails").execute();
    return;
  }
  const value = JSON.stringify(adminEmails.map((address) => address.trim().toLowerCase()));
  await database.typed
    .insertInto("private.settings")
    .values({ key: "admin_emails", value })
    .onConflict((conflict) => conflict.column("key").doUpdateSet({ value }))
    .execute();
}
