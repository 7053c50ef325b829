import type { Insertable, Transaction } from "kysely";
import type { Schema } from "../db/database-types.ts";

/** Writes down what a brand does to a site, in the place of what one did to it before. */
export async function keepBrandChange(
  transaction: Transaction<Schema>,
  { site, ...change }: Omit<Insertable<Schema["brand_changes"]>, "reason" | "at">,
): Promise<void> {
  const others = { state: "waiting" as const, publish: null, ...change, reason: "", at: new Date() };
  await transaction
    .insertInto("brand_changes")
    .values({ site, ...others })
    .onConflict((conflict) => conflict.column("site").doUpdateSet(others))
    .execute();
}
