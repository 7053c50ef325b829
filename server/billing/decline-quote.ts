import { sql } from "kysely";
import { declineQuote as command } from "../../contract/decline-quote.ts";
import { handle } from "../api/handle-command.ts";
import { countInvitation } from "../people/invitation-limits.ts";
import { findQuote, requireOpenQuote } from "./find-quote.ts";

export const declineQuote = handle(command, async ({ input, actor, parts, write }) => {
  if ("token" in input.quote) await countInvitation(parts.database, "invitation-link-by-account", actor.id);
  return write(async ({ transaction, audit }) => {
    const quote = await findQuote(transaction, actor, input.quote, { lock: true });
    requireOpenQuote(quote);
    await sql`
      update public.quotes set declined_at = now(), customer = ${actor.id} where id = ${quote.id}
    `.execute(transaction);
    await audit({ act: "decline-quote", target: { kind: "quote", id: quote.id } });
    return {};
  });
});
