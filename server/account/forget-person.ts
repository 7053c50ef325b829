import { sql, type Transaction } from "kysely";
import type { UserRow } from "../auth/account/user-row.ts";
import type { Schema } from "../db/database-types.ts";
import { forgetInAudit } from "./forget-in-audit.ts";

/**
 * Takes out of what outlives an account whatever says who it was: mails to it, invitations that went to it, entries about its
 * security, what addresses outside are told of it, and what the audit tells of it.
 */
export async function forgetPerson(
  transaction: Transaction<Schema>,
  { id, email, email_change: next }: UserRow,
): Promise<void> {
  const former = await transaction
    .selectFrom("private.email_change_undos")
    .select("old_email")
    .where("user_id", "=", id)
    .execute();
  const { rows } = await sql<{ address: string }>`
    select address from unnest(${[email, ...former.map(({ old_email }) => old_email)]}::text[]) as address
    where not exists (select from auth.users where users.email = address and users.id <> ${id})
  `.execute(transaction);
  const addresses = rows.map(({ address }) => address);
  // The next address was never proven: it may be anybody's, to whom all else stays.
  await sql`
    delete from private.mail_queue
    where mail ->> 'to' = any (${addresses}) or mail ->> 'newEmail' = any (${addresses})
      or (mail ->> 'kind' = 'email-change' and mail ->> 'newEmail' = ${next})
      or (mail -> 'by' ->> 'email' = any (${addresses}) and mail ->> 'kind' <> 'member-left')
  `.execute(transaction);
  await transaction.deleteFrom("private.site_invitations").where("email", "in", addresses).execute();
  await sql`
    delete from auth.audit_log_entries
    where payload ->> 'actor_id' = ${id}::text or payload -> 'traits' ->> 'user_id' = ${id}::text
      or payload ->> 'actor_username' = any (${addresses})
  `.execute(transaction);
  await forgetInDeliveries(transaction, id);
  await forgetInAudit(transaction, id, addresses);
}

/** What happened is told all the same, and by whom or to whom as an id that is nobody's any more. */
async function forgetInDeliveries(transaction: Transaction<Schema>, account: string): Promise<void> {
  await sql`
    update private.studio_deliveries set data = jsonb_set(
      case when jsonb_typeof(data -> 'site') = 'object'
        then jsonb_set(data, '{site}', (data -> 'site') || '{"name": "", "subdomain": ""}') else data end,
      '{account,name}', '""'
    )
    where data -> 'account' ->> 'id' = ${account}::text
  `.execute(transaction);
  await sql`
    update private.studio_deliveries set data = jsonb_set(data, '{by,name}', '""')
    where data -> 'by' ->> 'id' = ${account}::text
  `.execute(transaction);
}
