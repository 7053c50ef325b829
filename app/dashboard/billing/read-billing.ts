import type { MyBilling, StatementRow } from "../../account/billing/billing-rows.ts";
import { openBackend } from "../../account/open-backend.ts";

/** What the caller has to do with money; undefined where the account has ended meanwhile. Throws what the service answers instead. */
export async function readMyBilling(): Promise<MyBilling | undefined> {
  const { data } = await openBackend();
  const { data: billing, error } = await data.rpc("my_billing");
  if (error) throw error;
  return billing ?? undefined;
}

/** All that was booked for the caller, oldest first. Throws as `readMyBilling`. */
export async function readMyStatement(): Promise<StatementRow[]> {
  const { data } = await openBackend();
  const { data: rows, error } = await data.rpc("my_statement");
  if (error) throw error;
  return rows;
}
