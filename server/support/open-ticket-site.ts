import { sql, type Transaction } from "kysely";
import { openTicketSite as command } from "../../contract/open-ticket-site.ts";
import { handle } from "../api/handle-command.ts";
import type { Schema } from "../db/database-types.ts";
import { openTicket } from "./open-ticket.ts";
import { openDoor } from "./studio-door.ts";

export const openTicketSite = handle(command, ({ input, actor, write }) =>
  write(async ({ transaction, audit }) => {
    const { opening, known } = input;
    const { id, page, section, subject } = await openTicket(transaction, input.ticket);
    const { site, owner, access } = await openDoor(transaction, id);
    const { name, revision, document } = await transaction
      .selectFrom("drafts")
      .innerJoin("sites", "sites.id", "drafts.site")
      .select(["sites.name", "drafts.revision", "drafts.document"])
      .where("sites.id", "=", site)
      .executeTakeFirstOrThrow();
    const of = { ticket: id, opening };
    if (!(await isWrittenDown(transaction, actor.id, site, of))) {
      await audit({
        act: "open-ticket-site",
        target: { kind: "site", id: site },
        after: { ...of, owner, page: page ?? "/", access },
      });
    }
    const isKnown = known === revision;
    return { site, name, subject, access, page, section, revision, document: isKnown ? null : document };
  }),
);

/** Of a page that stays open, which asks again and again, once an hour. */
async function isWrittenDown(
  transaction: Transaction<Schema>,
  actor: string,
  site: string,
  { ticket, opening }: { ticket: string; opening: string },
): Promise<boolean> {
  const { rows } = await sql`
    select from private.audit
    where target_kind = 'site' and target = ${site} and act = 'open-ticket-site' and actor = ${actor}
      and after ->> 'ticket' = ${ticket} and after ->> 'opening' = ${opening} and at > now() - interval '1 hour'
    limit 1
  `.execute(transaction);
  return rows.length > 0;
}
