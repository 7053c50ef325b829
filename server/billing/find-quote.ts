import { type Kysely, sql } from "kysely";
import type { BillingLine } from "../../contract/billing-lines.ts";
import type { Currency } from "../../contract/money.ts";
import type { NamedQuote, QuoteState } from "../../contract/read-quote.ts";
import { CommandError } from "../api/command-error.ts";
import type { Actor } from "../api/handle-command.ts";
import { hashSecret } from "../auth/link/secret-token.ts";
import type { Schema } from "../db/database-types.ts";

export type FoundQuote = {
  id: string;
  email: string;
  title: string;
  note: string;
  currency: Currency;
  taxRate: number;
  net: number;
  tax: number;
  gross: number;
  madeOn: string;
  validUntil: string;
  offer: string | null;
  hostingYears: number;
  state: QuoteState;
  /** Whether it went to the actor's own, confirmed address, or is theirs already. */
  isMine: boolean;
  lines: BillingLine[];
};

/**
 * The quote that is named, as it stands at this moment for `actor`; with `lock`, as it stays until the transaction ends. Throws
 * `not_found`, also for whoever names by its id what went to somebody else.
 */
export async function findQuote(
  connection: Kysely<Schema>,
  actor: Actor,
  named: NamedQuote,
  { lock = false }: { lock?: boolean } = {},
): Promise<FoundQuote> {
  const isNamed =
    "token" in named
      ? sql`quote.id = (select link.quote from private.quote_links as link where link.token_hash = ${hashSecret(named.token)})`
      : sql`quote.id = ${named.id}`;
  // A statement that waits for a lock sees the row as it is then, and what it reads besides as it was before.
  if (lock) await sql`select from public.quotes as quote where ${isNamed} for update`.execute(connection);
  const { rows } = await sql<FoundQuote>`
    select quote.id, quote.email, quote.title, quote.note, quote.currency, quote.tax_rate as "taxRate",
      quote.net_cents::float8 as net, quote.tax_cents::float8 as tax, quote.gross_cents::float8 as gross,
      quote.made_on::text as "madeOn", quote.valid_until::text as "validUntil", quote.offer,
      coalesce(offer.hosting_years, 0) as "hostingYears", private.quote_state(quote, private.billing_today()) as state,
      exists (
        select from auth.users as account where account.id = ${actor.id} and (
          quote.customer = account.id
          or quote.customer is null and account.email = quote.email and account.email_confirmed_at is not null
        )
      ) as "isMine",
      (
        select json_agg(json_build_object(
          'text', line.text, 'quantity', line.quantity, 'unitCents', line.unit_cents
        ) order by line.place) from public.quote_lines as line where line.quote = quote.id
      ) as lines
    from public.quotes as quote left join public.offers as offer on offer.name = quote.offer
    where ${isNamed}
  `.execute(connection);
  const [found] = rows;
  if (!found || (!("token" in named) && !found.isMine)) {
    throw new CommandError("not_found", {
      message: "This quote is not known.",
      hint: "Open the link of the mail once more, or ask the studio for a new quote.",
    });
  }
  return found;
}

/** Throws unless the quote is the actor's, and waits for an answer. */
export function requireOpenQuote({ isMine, state, email }: FoundQuote): void {
  if (!isMine) {
    throw new CommandError("not_permitted", {
      message: `This quote is for ${email}.`,
      hint: "Sign in with that address.",
    });
  }
  if (state !== "open") throw new CommandError("not_now", { message: messages[state] });
}

const messages = {
  accepted: "You have accepted this quote.",
  declined: "You have said no to this quote. Ask the studio for a new one.",
  withdrawn: "The studio has taken this quote back.",
  expired: "This quote has run out. Ask the studio for a new one.",
} as const;
