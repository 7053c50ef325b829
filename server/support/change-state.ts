import { sql, type Transaction } from "kysely";
import type { TicketState } from "../../contract/ticket.ts";
import type { Schema } from "../db/database-types.ts";

/**
 * Says how a question that is locked stands from now on. Whoever waits already goes on waiting; what is solved is written to by no
 * mailed link any more; and what is not solved any more has helped nobody yet. What was solved lets the studio into the site again
 * only when whoever asked says so (`isAsker`).
 */
export async function changeState(
  transaction: Transaction<Schema>,
  ticket: string,
  state: TicketState,
  { isAsker = false }: { isAsker?: boolean } = {},
): Promise<void> {
  await transaction
    .updateTable("tickets")
    .set({
      state,
      changed_at: sql<Date>`clock_timestamp()`,
      waiting_since: state === "open" ? sql<Date>`coalesce(waiting_since, clock_timestamp())` : null,
      ...(state !== "solved" && { rating: null }),
      ...(state === "solved" ? { shut_to_studio: true } : isAsker && { shut_to_studio: false }),
    })
    .where("id", "=", ticket)
    .execute();
  if (state !== "solved") return;
  await transaction.deleteFrom("private.reply_links").where("ticket", "=", ticket).execute();
}
