import { sql, type Transaction } from "kysely";
import type { Currency } from "../../contract/money.ts";
import type { Schema } from "../db/database-types.ts";
import type { Hosting } from "./advance-hosting.ts";

export type HostingRow = {
  id: string;
  customer: string;
  email: string;
  currency: Currency;
  taxRate: number;
  priceCents: number;
  /** The invoice of the year that is asked for. */
  renewal: string | null;
  hosting: Hosting;
};

/** The hosting of an account as it stands, locked; undefined where there is none. */
export async function openHosting(
  transaction: Transaction<Schema>,
  customer: string,
): Promise<HostingRow | undefined> {
  const { rows } = await sql<HostingRow>`
    select subscription.id, subscription.customer, account.email, subscription.currency, subscription.tax_rate as "taxRate",
      subscription.price_cents::float8 as "priceCents", subscription.renewal,
      json_build_object(
        'state', subscription.state, 'until', subscription.until,
        'renewal', case when invoice.id is not null then json_build_object(
          'due', invoice.due_on, 'to', invoice.period_to,
          'outcome', case
            when invoice.credited_cents = invoice.gross_cents then 'dropped'
            when invoice.open_cents = 0 then 'paid'
            else 'open'
          end
        ) end,
        'remindedOn', subscription.reminded_on, 'overdueOn', subscription.overdue_on, 'warnedOn', subscription.warned_on,
        'suspendedOn', subscription.suspended_on, 'cancelledOn', subscription.cancelled_on, 'endedOn', subscription.ended_on
      ) as hosting
    from public.subscriptions as subscription
    join auth.users as account on account.id = subscription.customer
    left join public.invoices as invoice on invoice.id = subscription.renewal
    where subscription.customer = ${customer} for update of subscription
  `.execute(transaction);
  return rows[0];
}
