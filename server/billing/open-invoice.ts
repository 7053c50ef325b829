import { sql, type Transaction } from "kysely";
import type { Currency } from "../../contract/money.ts";
import type { Buyer } from "../../contract/party.ts";
import { CommandError } from "../api/command-error.ts";
import type { Schema } from "../db/database-types.ts";
import { lockCustomer } from "./lock-customer.ts";

export type OpenedInvoice = {
  id: string;
  kind: "invoice" | "credit";
  number: string;
  customer: string | null;
  email: string;
  buyer: Buyer;
  currency: Currency;
  taxRate: number;
  gross: number;
  open: number;
  credited: number;
  issuedOn: string;
  dueOn: string;
  remindedOn: string | null;
};

/** An invoice, locked with all that is booked for its customer. Throws `not_found`. */
export async function openInvoice(transaction: Transaction<Schema>, id: string): Promise<OpenedInvoice> {
  const found = await sql<{ customer: string | null }>`
    select customer from public.invoices where id = ${id}
  `.execute(transaction);
  const customer = found.rows[0]?.customer;
  if (customer) await lockCustomer(transaction, customer);
  const { rows } = await sql<OpenedInvoice>`
    select id, kind, number, customer, email, buyer, currency, tax_rate as "taxRate", gross_cents::float8 as gross,
      open_cents::float8 as open, credited_cents::float8 as credited, issued_on::text as "issuedOn", due_on::text as "dueOn",
      reminded_on::text as "remindedOn"
    from public.invoices where id = ${id} for update
  `.execute(transaction);
  const [row] = rows;
  if (!row) throw new CommandError("not_found", { message: "There is no such invoice." });
  return row;
}
