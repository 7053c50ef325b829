import type { Kysely } from "kysely";
import { subdomain } from "../../contract/site-address.ts";
import type { Schema } from "../db/database-types.ts";
import { isHurtful, isReserved } from "./reserved-addresses.ts";

export type AddressState = "free" | "taken" | "reserved" | "refused" | "invalid";

/** Whether a site could have this address; one in the trash keeps its own. `except` is a site that may have it already. */
export async function judgeAddress(
  connection: Kysely<Schema>,
  address: string,
  except?: string,
): Promise<AddressState> {
  if (!subdomain.safeParse(address).success) return "invalid";
  if (isReserved(address)) return "reserved";
  if (isHurtful(address)) return "refused";
  const taken = await connection
    .selectFrom("sites")
    .select("id")
    .where("subdomain", "=", address)
    .executeTakeFirst();
  return taken && taken.id !== except ? "taken" : "free";
}
