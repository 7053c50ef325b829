import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { addDays } from "../../contract/day.ts";
import { acceptQuote } from "../billing/accept-quote.ts";
import { billingToday } from "../billing/billing-today.ts";
import { cancelHosting } from "../billing/cancel-hosting.ts";
import { creditInvoice } from "../billing/credit-invoice.ts";
import { declineQuote } from "../billing/decline-quote.ts";
import { issueInvoice } from "../billing/issue-invoice.ts";
import { makeQuote } from "../billing/make-quote.ts";
import { recordPayment } from "../billing/record-payment.ts";
import { saveSeller } from "../billing/save-seller.ts";
import { waiveInvoice } from "../billing/waive-invoice.ts";
import { withdrawQuote } from "../billing/withdraw-quote.ts";
import type { CustomerKey } from "./cast-content.ts";
import {
  bank,
  bankWords,
  cancelled,
  renewed,
  type SampleInvoice,
  type SampleQuote,
  sampleBuyers,
  sampleInvoices,
  sampleQuotes,
} from "./money-content.ts";
import { act, playerOf, type Stage } from "./stage.ts";
import type { Story } from "./story.ts";

const usualDays = 30;
const books = "tobiah";

/** Quotes, invoices, payments and hosting of the year; what days bring by themselves, the clock does (`year-clock.ts`). */
export function tellMoney(story: Story, stage: Stage): void {
  const request = () => ({ request: randomUUID() });
  story.on(411, 19, () => act(stage, "wilhelmina", saveSeller, { ...request(), seller: bank }));
  for (const quote of sampleQuotes) tellQuote(story, stage, quote);
  for (const invoice of sampleInvoices) tellInvoice(story, stage, invoice);
  for (const { who, ago } of cancelled) story.on(ago, 14, () => act(stage, who, cancelHosting, request()));
  for (const { who, ago } of renewed) {
    story.on(ago, 13, async () => {
      const { rows } = await sql<{ renewal: string }>`
        select renewal from public.subscriptions where customer = ${playerOf(stage, who).id}
      `.execute(stage.parts.database.typed);
      await pay(stage, String(rows[0]?.renewal));
    });
  }
}

function tellQuote(story: Story, stage: Stage, quote: SampleQuote): void {
  const { to, title, note = "", lines, offer, currency = "USD", taxRate = 0, lasts = usualDays } = quote;
  const id = randomUUID();
  const named = { quote: { id } };
  let invoice = "";
  story.on(quote.made, 17, async () => {
    const validUntil = addDays(await billingToday(stage.parts.database.typed), lasts);
    const { email } = playerOf(stage, to);
    const offered = { email, offer, title, note, currency, taxRate, validUntil, lines };
    await act(stage, books, makeQuote, { request: randomUUID(), quote: id, ...offered });
  });
  const answer = (ago: number | undefined, work: () => Promise<unknown>) => {
    if (ago !== undefined) story.on(ago, 18, work);
  };
  answer(quote.accepted, async () => {
    const buyer = buyerOf(stage, to);
    invoice = String((await act(stage, to, acceptQuote, { request: randomUUID(), ...named, buyer })).invoice);
  });
  answer(quote.declined, () => act(stage, to, declineQuote, { request: randomUUID(), ...named }));
  answer(quote.withdrawn, () => act(stage, books, withdrawQuote, { request: randomUUID(), quote: id }));
  answer(quote.paid, () => pay(stage, invoice));
}

function tellInvoice(story: Story, stage: Stage, sample: SampleInvoice): void {
  const { to, text, unitCents, quantity = 1, dueInDays } = sample;
  const invoice = randomUUID();
  const named = () => ({ request: randomUUID(), invoice });
  story.on(sample.issued, 16, () => {
    const { email } = playerOf(stage, to);
    const lines = [{ text, quantity, unitCents }];
    const asked = { email, buyer: buyerOf(stage, to), currency: "USD", taxRate: 0, lines, dueInDays };
    return act(stage, books, issueInvoice, { ...named(), ...asked });
  });
  const { paid, credited, waived } = sample;
  if (paid) story.on(paid.ago, 12, () => pay(stage, invoice, paid.share));
  if (credited !== undefined)
    story.on(credited, 12, () => act(stage, books, creditInvoice, { ...named(), credit: randomUUID() }));
  if (waived)
    story.on(waived.ago, 12, () => act(stage, books, waiveInvoice, { ...named(), reason: waived.reason }));
}

/** Money comes to the bank: what is open of an invoice, or a share of it. */
async function pay(stage: Stage, invoice: string, share = 10_000): Promise<void> {
  const { typed } = stage.parts.database;
  const { rows } = await sql<{ number: string; open: string }>`
    select number, open_cents as open from public.invoices where id = ${invoice}
  `.execute(typed);
  const [found] = rows;
  if (!found) throw new Error(`there is no invoice ${invoice}`);
  await act(stage, books, recordPayment, {
    request: randomUUID(),
    invoice,
    amountCents: Math.round((Number(found.open) * share) / 10_000),
    receivedOn: await billingToday(typed),
    reference: bankWords.reference(found.number),
  });
}

function buyerOf(stage: Stage, key: CustomerKey) {
  return sampleBuyers[key] ?? { ...bankless, name: playerOf(stage, key).name };
}

const bankless = {
  street: "1 Main Street",
  city: "Portland",
  region: "OR",
  postalCode: "97209",
  country: "US",
  taxId: "",
};
