import { sql, type Transaction } from "kysely";
import type { Currency } from "../../contract/money.ts";
import type { Schema } from "../db/database-types.ts";

export type Account = "receivable" | "revenue" | "tax" | "bank" | "stripe" | "prepaid" | "waived";

/** What is written into the ledger at once. What is more than nothing the studio has or is owed. */
export type Booking = {
  kind: "invoice" | "credit" | "payment" | "prepaid" | "waiver" | "refund";
  customer: string | null;
  /** The invoice whose receivable it is about. */
  invoice: string | null;
  /** The credit note that it is booked by. */
  document?: string;
  day: string;
  note?: string;
  currency: Currency;
  amounts: Partial<Record<Account, number>>;
};

/** Writes a booking, which the database takes only if it sums to zero. What is nothing of it is left out. */
export async function book(transaction: Transaction<Schema>, booking: Booking): Promise<void> {
  const { kind, customer, invoice, document = null, day, note = "", currency, amounts } = booking;
  const { rows } = await sql<{ id: string }>`
    insert into private.ledger_transactions (kind, customer, invoice, document, day, note)
    values (${kind}, ${customer}, ${invoice}, ${document}, ${day}, ${note}) returning id
  `.execute(transaction);
  const id = rows[0]?.id;
  const entries = Object.entries(amounts).filter(([, amount]) => amount !== 0);
  for (const [place, [account, amount]] of entries.entries()) {
    await sql`
      insert into private.ledger_entries (transaction, place, account, amount_cents, currency)
      values (${id}, ${place + 1}, ${account}, ${amount}, ${currency})
    `.execute(transaction);
  }
}
