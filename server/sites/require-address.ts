import type { Kysely } from "kysely";
import { errors } from "../../contract/errors.ts";
import { CommandError } from "../api/command-error.ts";
import type { Schema } from "../db/database-types.ts";
import { judgeAddress } from "./judge-address.ts";

const codes = {
  taken: "address_taken",
  reserved: "address_reserved",
  refused: "address_refused",
  invalid: "invalid_input",
} as const;

/** Throws `CommandError` where a site cannot have this address, at the field that it came in. */
export async function requireAddress(
  connection: Kysely<Schema>,
  address: string,
  except?: string,
): Promise<void> {
  const state = await judgeAddress(connection, address, except);
  if (state === "free") return;
  const code = codes[state];
  throw new CommandError(code, { fields: { subdomain: errors[code].message } });
}

/** Whether `error` says that somebody was quicker with the same address. */
export function isTakenAddress(error: unknown): boolean {
  const { code, constraint } = error as { code?: string; constraint?: string };
  return code === "23505" && constraint === "sites_subdomain_key";
}

/** What whoever was slower is told. */
export function addressTaken(): CommandError {
  return new CommandError("address_taken", { fields: { subdomain: errors.address_taken.message } });
}
