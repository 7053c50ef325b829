import { sql, type Transaction } from "kysely";
import type { Schema } from "../db/database-types.ts";

/**
 * The audit keeps what somebody did, to what and when; what it says of how that was, and from where, goes, and so does all else there
 * that names one of their addresses. Of an administrator it keeps what they changed of others' and of the studio's, which is about
 * those, where it does not name them.
 */
export async function forgetInAudit(
  transaction: Transaction<Schema>,
  account: string,
  addresses: readonly string[],
): Promise<void> {
  const { rows } = await sql<{ is_admin: boolean; name: string | null }>`
    select private.role_of(${account}) = 'admin' as is_admin, (
      select actor_name from private.tell_audit(array(select id from private.audit where actor = ${account} limit 1))
    ) as name
  `.execute(transaction);
  const { is_admin = false, name = null } = rows[0] ?? {};
  const said = sql`coalesce(before::text, '') || ' ' || coalesce(after::text, '')`;
  // What was their own goes with them, as the sites that they had.
  const isOfStudio = sql`(
    ${is_admin} and not (target_kind = 'account' and target = ${account}::text)
    and (target_kind <> 'site' or exists (select from public.sites where sites.id::text = target))
    and (${name}::text is null or strpos(lower(${said}), lower(${name}::text)) = 0)
  )`;
  await sql`
    update private.audit set before = null, after = null
    where (actor = ${account} and not ${isOfStudio}) or on_behalf_of = ${account} or exists (
      -- As a whole: somebody else's may end or begin with it.
      select from unnest(${addresses}::text[]) as address
      where ${said} ~* (
        '(^|[^[:alnum:]._%+-])' || regexp_replace(address, '[^[:alnum:]]', '\\\\\\&', 'g') || '\\.?($|[^[:alnum:].-])'
      )
    )
  `.execute(transaction);
  await sql`update private.audit set network = '' where actor = ${account}`.execute(transaction);
}
