import { decodeJwt } from "jose";
import { inTurn } from "../data/caller/take-turns.ts";
import type { Database } from "../db/database.ts";

/** What a site shows of the receipt of its build; undefined where the build is older than receipts. */
export async function readReceipt({ pool, typed }: Database, build: string): Promise<string | undefined> {
  const asked = typed.selectFrom("private.builds").select("receipt").where("id", "=", build);
  const row = await inTurn(pool, "sites", () => asked.executeTakeFirst());
  return row?.receipt ? JSON.stringify({ receipt: row.receipt, ...decodeJwt(row.receipt) }) : undefined;
}
