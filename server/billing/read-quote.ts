import { sql } from "kysely";
import { readQuote as command } from "../../contract/read-quote.ts";
import { handle } from "../api/handle-command.ts";
import { countInvitation } from "../people/invitation-limits.ts";
import { knownBuyer } from "./find-buyer.ts";
import { findQuote } from "./find-quote.ts";

/** Only asks: a mail program that opens the link to look at it accepts nothing. */
export const readQuote = handle(command, async ({ input, actor, parts }) => {
  if ("token" in input.quote) await countInvitation(parts.database, "invitation-link-by-account", actor.id);
  const { typed } = parts.database;
  const { offer, state, isMine, email, ...quote } = await findQuote(typed, actor, input.quote);
  if (!isMine) return { email, isMine, state };
  const { rows } = await sql<{ cents: number }>`
    select price_cents::float8 as cents from public.offers where name = 'hosting'
  `.execute(typed);
  const buyer = await knownBuyer(typed, actor.id);
  return {
    email,
    isMine,
    state,
    quote: { ...quote, hostingCents: rows[0]?.cents ?? 0 },
    ...(buyer && { buyer }),
  };
});
