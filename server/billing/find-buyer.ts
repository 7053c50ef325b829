import { type Kysely, sql } from "kysely";
import { type Buyer, buyer } from "../../contract/party.ts";
import type { Schema } from "../db/database-types.ts";

/** Whom an account's invoices are made out to. Throws where nobody has said so. */
export async function findBuyer(connection: Kysely<Schema>, account: string): Promise<Buyer> {
  const found = await knownBuyer(connection, account);
  if (!found) throw new Error("an account with hosting has not said where its invoices go");
  return found;
}

/** The same; undefined where nobody has said so yet. */
export async function knownBuyer(connection: Kysely<Schema>, account: string): Promise<Buyer | undefined> {
  const { rows } = await sql<{ details: unknown }>`
    select details from public.billing_details where account = ${account}
  `.execute(connection);
  const parsed = buyer.safeParse(rows[0]?.details);
  return parsed.success ? parsed.data : undefined;
}

/** Keeps whom an account's next invoices are made out to. */
export async function keepBuyer(connection: Kysely<Schema>, account: string, details: Buyer): Promise<void> {
  await sql`
    insert into public.billing_details (account, details) values (${account}, ${JSON.stringify(details)}::jsonb)
    on conflict (account) do update set details = excluded.details, updated_at = now()
  `.execute(connection);
}
