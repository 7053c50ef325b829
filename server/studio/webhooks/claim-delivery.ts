import { sql } from "kysely";
import type { Database } from "../../db/database.ts";
import type { ClaimedDelivery } from "./send-delivery.ts";

/** Minutes after which what a server has claimed, and said nothing more of, is tried again: longer than one try takes. */
const lease = 2;

/**
 * Takes what is due longest for an address, or the one delivery that is named, due or not: another server takes another. Undefined
 * where there is none, or the address is switched off.
 */
export async function claimDelivery(
  { typed }: Pick<Database, "typed">,
  which: { webhook: string } | { delivery: string },
): Promise<ClaimedDelivery | undefined> {
  const asked =
    "delivery" in which
      ? sql`one.id = ${which.delivery}`
      : sql`one.webhook = ${which.webhook} and one.next_at <= now()`;
  const { rows } = await sql<ClaimedDelivery>`
    update private.studio_deliveries as claimed
    set attempts = claimed.attempts + 1, next_at = now() + make_interval(mins => ${lease})
    from (
      select one.id, hook.url, hook.secret
      from private.studio_deliveries as one join private.studio_webhooks as hook on hook.id = one.webhook
      where ${asked} and hook.disabled_at is null
      order by one.next_at limit 1 for update of one skip locked
    ) as due
    where claimed.id = due.id
    returning claimed.id, claimed.webhook, claimed.event, claimed.data, claimed.at, claimed.attempts, due.url, due.secret
  `.execute(typed);
  return rows[0];
}
