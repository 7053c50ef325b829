import type { Kysely } from "kysely";
import { type Brand, brandSchema } from "../../contract/brand.ts";
import { CommandError } from "../api/command-error.ts";
import type { Actor } from "../api/handle-command.ts";
import type { Schema } from "../db/database-types.ts";

/** The brand of whoever asks, with its revision. Throws `not_found` where there is none yet. */
export async function readBrand(
  connection: Kysely<Schema>,
  actor: Actor,
): Promise<{ brand: Brand; revision: number }> {
  const row = await connection
    .selectFrom("brands")
    .select(["brand", "revision"])
    .where("account", "=", actor.id)
    .executeTakeFirst();
  if (!row) throw new CommandError("not_found", { message: "There is no brand yet: save it first." });
  return { brand: brandSchema.parse(row.brand), revision: row.revision };
}
