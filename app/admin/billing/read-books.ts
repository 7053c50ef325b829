import type {
  BillingAsked,
  BillingOverview,
  InvoiceRow,
  OfferRow,
  QuoteRow,
  SubscriptionRow,
  WholeInvoice,
} from "../../account/billing/billing-rows.ts";
import { openBackend } from "../../account/open-backend.ts";

/** What is outstanding, overdue and paid this month. These throw what the service answers instead. */
export async function readBillingOverview(): Promise<BillingOverview> {
  const { data } = await openBackend();
  const { data: overview, error } = await data.rpc("billing_overview");
  if (error) throw error;
  return overview;
}

export async function listInvoices(asked: BillingAsked): Promise<InvoiceRow[]> {
  const { data } = await openBackend();
  const { data: rows, error } = await data.rpc("list_invoices", asked);
  if (error) throw error;
  return rows;
}

export async function listQuotes(asked: BillingAsked): Promise<QuoteRow[]> {
  const { data } = await openBackend();
  const { data: rows, error } = await data.rpc("list_quotes", asked);
  if (error) throw error;
  return rows;
}

export async function listSubscriptions(asked: BillingAsked): Promise<SubscriptionRow[]> {
  const { data } = await openBackend();
  const { data: rows, error } = await data.rpc("list_subscriptions", asked);
  if (error) throw error;
  return rows;
}

/** Undefined where there is none of that id. */
export async function readWholeInvoice(id: string): Promise<WholeInvoice | undefined> {
  if (!/^[\da-f-]{36}$/.test(id)) return undefined;
  const { data } = await openBackend();
  const { data: invoice, error } = await data.rpc("read_invoice", { invoice: id });
  if (error) throw error;
  return invoice ?? undefined;
}

/** The price list. */
export async function readOffers(): Promise<OfferRow[]> {
  const { data } = await openBackend();
  const { data: rows, error } = await data
    .from("offers")
    .select("name,kind,title,description,price_cents,currency,hosting_years");
  if (error) throw error;
  return rows;
}
