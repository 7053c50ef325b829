import type { Currency } from "../../../contract/money.ts";
import type { Buyer, Seller } from "../../../contract/party.ts";
import type { QuoteState } from "../../../contract/read-quote.ts";
import type { TicketState } from "../../../contract/ticket.ts";

export type InvoiceState = "open" | "overdue" | "paid" | "credited" | "waived" | "credit";

export type HostingState = "active" | "overdue" | "suspended" | "ended";

/** The hosting of an account, as its owner sees it. */
export type MyHosting = {
  id: string;
  state: HostingState;
  startedOn: string;
  until: string;
  priceCents: number;
  currency: Currency;
  taxRate: number;
  /** The invoice of the year that is asked for. */
  renewal: string | null;
  cancelledOn: string | null;
  suspendedOn: string | null;
  overdueOn: string | null;
  endedOn: string | null;
};

export type MyInvoice = {
  id: string;
  number: string;
  kind: "invoice" | "credit";
  state: InvoiceState;
  currency: Currency;
  grossCents: number;
  openCents: number;
  issuedOn: string;
  dueOn: string;
  /** Its first line. */
  text: string;
  iban: string;
  bic: string;
  payee: string;
  hasDocument: boolean;
};

export type MyQuote = {
  id: string;
  title: string;
  state: QuoteState;
  currency: Currency;
  grossCents: number;
  madeOn: string;
  validUntil: string;
};

/** What `my_billing` tells whoever asks. */
export type MyBilling = {
  today: string;
  email: string;
  details: Buyer | null;
  hosting: MyHosting | null;
  invoices: readonly MyInvoice[];
  quotes: readonly MyQuote[];
  prepaid: readonly { currency: Currency; cents: number }[];
};

/** A line of `my_statement`: what was booked, and what is owed after it. */
export type StatementRow = {
  place: number;
  day: string;
  kind: "invoice" | "credit" | "payment" | "prepaid" | "waiver" | "refund";
  number: string;
  note: string;
  currency: Currency;
  amount_cents: number;
  balance_cents: number;
};

/** What `billing_overview` tells the studio. */
export type BillingOverview = {
  today: string;
  daysAhead: number;
  seller: Seller;
  sums: readonly {
    currency: Currency;
    openCents: number;
    open: number;
    overdueCents: number;
    overdue: number;
    paidCents: number;
  }[];
  quotes: number;
  subscriptions: number;
  suspended: number;
  refused: number;
};

/** What a list of billing is asked for. */
export type BillingAsked = {
  with_state?: string;
  containing?: string;
  sorted_by?: string;
  descending?: boolean;
  page_size?: number;
  page?: number;
};

export type InvoiceRow = {
  id: string;
  number: string;
  kind: "invoice" | "credit";
  state: InvoiceState;
  name: string;
  email: string;
  currency: Currency;
  gross_cents: number;
  open_cents: number;
  issued_on: string;
  due_on: string;
  found: number;
};

export type QuoteRow = {
  id: string;
  title: string;
  state: QuoteState;
  email: string;
  currency: Currency;
  gross_cents: number;
  made_on: string;
  valid_until: string;
  found: number;
};

export type SubscriptionRow = {
  id: string;
  customer: string;
  name: string;
  email: string;
  state: HostingState;
  currency: Currency;
  price_cents: number;
  started_on: string;
  until: string;
  cancelled_on: string | null;
  sites: number;
  found: number;
};

/** All there is about one invoice, as `read_invoice` tells the studio. */
export type WholeInvoice = {
  id: string;
  number: string;
  kind: "invoice" | "credit";
  state: InvoiceState;
  customer: string | null;
  email: string;
  buyer: Buyer;
  seller: Seller;
  currency: Currency;
  taxRate: number;
  netCents: number;
  taxCents: number;
  grossCents: number;
  openCents: number;
  creditedCents: number;
  /** What no credit note has taken back, before tax and in tax. */
  netLeftCents: number;
  taxLeftCents: number;
  issuedOn: string;
  dueOn: string;
  reminders: number;
  remindedOn: string | null;
  hasDocument: boolean;
  corrects: { id: string; number: string } | null;
  creditNotes: readonly { id: string; number: string; grossCents: number; issuedOn: string }[];
  lines: readonly { text: string; quantity: number; unitCents: number; netCents: number }[];
  payments: readonly {
    id: string;
    method: "bank" | "stripe";
    amountCents: number;
    receivedOn: string;
    reference: string;
  }[];
};

/** Money and questions of somebody, as `studio_person_affairs` tells the studio: the newest of each. */
export type PersonAffairs = {
  today: string;
  hosting: Pick<MyHosting, "state" | "until" | "cancelledOn"> | null;
  /** The first day for which something was booked; null where nothing was. */
  firstBooked: string | null;
  invoices: {
    found: number;
    owed: readonly { currency: Currency; cents: number }[];
    newest: readonly Pick<
      MyInvoice,
      "id" | "number" | "kind" | "state" | "currency" | "grossCents" | "issuedOn"
    >[];
  };
  questions: {
    found: number;
    /** How many wait for the studio. */
    open: number;
    newest: readonly { id: string; subject: string; state: TicketState; changedAt: string }[];
  };
};

/** A row of the price list. */
export type OfferRow = {
  name: string;
  kind: "project" | "hosting";
  title: string;
  description: string;
  price_cents: number | null;
  currency: Currency;
  hosting_years: number;
};
