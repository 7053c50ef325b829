import type { QuoteState } from "../../../contract/read-quote.ts";
import type { HostingState, InvoiceState } from "./billing-rows.ts";

/** What customers and the studio are told alike about money. */
export const billingWords = {
  states: {
    open: "Open",
    overdue: "Overdue",
    paid: "Paid",
    credited: "Taken back",
    waived: "Given up",
    credit: "Credit note",
  } satisfies Record<InvoiceState, string>,
  quoteStates: {
    open: "Open",
    accepted: "Accepted",
    declined: "Declined",
    withdrawn: "Withdrawn",
    expired: "Run out",
  } satisfies Record<QuoteState, string>,
  hostingStates: {
    active: "Paid",
    overdue: "Overdue",
    suspended: "Suspended",
    ended: "Ended",
  } satisfies Record<HostingState, string>,
  pdf: { save: "PDF", busy: "Fetching...", of: (number: string) => `PDF of ${number}` },
  statement: {
    year: "Year",
    save: "Statement as PDF",
    busy: "Drawing...",
  },
  buyer: {
    name: "Name or company",
    street: "Street and number",
    city: "Town",
    region: "State or region",
    postalCode: "Postal code",
    country: "Country",
    taxId: "VAT or tax number",
    taxIdHint: "If you have one.",
    choose: "Choose...",
  },
  lines: {
    label: "What it is made of",
    text: "What",
    quantity: "Times",
    each: "Each",
    amount: "Amount",
    net: "Net",
    tax: (rate: string) => `Tax, ${rate}`,
    gross: "Total",
  },
} as const;
