import type { Context } from "hono";
import { sql, type Transaction } from "kysely";
import { z } from "zod";
import type { CommandParts } from "../api/command-parts.ts";
import type { Schema } from "../db/database-types.ts";
import { billingToday } from "./billing-today.ts";
import { openInvoice } from "./open-invoice.ts";
import { receiveMoney } from "./receive-money.ts";
import { isSignedByStripe } from "./stripe-signature.ts";

type Parts = Pick<CommandParts, "config" | "database" | "jobs" | "mail" | "log">;

/** Bytes of the longest event that is read. */
const longest = 256 * 1024;

/** What Stripe calls things: no character that cannot be kept. */
const name = z.string().regex(/^[\w.-]{1,300}$/);

/** What of an event decides anything. */
const event = z.object({
  id: name,
  type: name,
  data: z.object({ object: z.record(z.string(), z.unknown()) }),
});

/** A page that was paid on. */
const paidSession = z.object({
  id: name,
  mode: z.literal("payment"),
  payment_status: z.string(),
  amount_total: z.number().int(),
  currency: z.string(),
});

const kinds = new Set(["checkout.session.completed", "checkout.session.async_payment_succeeded"]);

/** What became of an event. `refused` is looked at by the studio: money came that no page of ours asked for. */
type Outcome = "paid" | "ignored" | "refused";

/**
 * `POST /api/stripe`: what Stripe tells, as often as it likes, and nobody else. An event counts once, and a page is paid once, whatever
 * events tell of it; amount and currency must be those that the page was opened with. Whatever is understood is answered 200, or Stripe would
 * say it for days.
 */
export async function receiveStripe(context: Context, parts: Parts): Promise<Response> {
  const { stripe } = parts.config;
  if (!stripe) return context.json({ code: "not_found", message: "No cards are taken here." }, 404);
  const body = await readBody(context);
  if (!body || !isSignedByStripe(body, context.req.header("stripe-signature"), stripe.webhookSecret)) {
    return context.json({ code: "invalid_input", message: "This is not signed by Stripe." }, 400);
  }
  const parsed = event.safeParse(parseJson(body));
  if (!parsed.success) return context.json({ code: "invalid_input", message: "This is no event." }, 400);
  const { id, type, data } = parsed.data;
  const outcome = await parts.database.typed.transaction().execute(async (transaction) => {
    const first = await sql`
      insert into private.stripe_events (id, type, outcome) values (${id}, ${type}, 'ignored') on conflict do nothing returning id
    `.execute(transaction);
    if (first.rows.length === 0) return "ignored";
    const became = kinds.has(type) ? await receiveSession(parts, transaction, data.object) : "ignored";
    await sql`update private.stripe_events set outcome = ${became} where id = ${id}`.execute(transaction);
    return became;
  });
  if (outcome === "refused")
    parts.log.error({ event: id }, "Stripe told of a payment that no invoice waits for");
  return context.json({ received: true });
}

async function receiveSession(
  parts: Parts,
  transaction: Transaction<Schema>,
  object: Record<string, unknown>,
): Promise<Outcome> {
  const parsed = paidSession.safeParse(object);
  if (!parsed.success) return "refused";
  const { id, payment_status, amount_total: amount, currency } = parsed.data;
  // A bank that takes days: another event tells when it has.
  if (payment_status !== "paid") return "ignored";
  const { rows } = await sql<{ invoice: string; amount: number; currency: string }>`
    select invoice, amount_cents::float8 as amount, currency from private.stripe_sessions where id = ${id} for update
  `.execute(transaction);
  const [opened] = rows;
  if (!opened || opened.amount !== amount || opened.currency !== currency.toUpperCase()) return "refused";
  const paid = await sql`
    select from public.payments where method = 'stripe' and reference = ${id}
  `.execute(transaction);
  if (paid.rows.length > 0) return "ignored";
  const invoice = await openInvoice(transaction, opened.invoice);
  const today = await billingToday(transaction);
  await receiveMoney(
    parts,
    transaction,
    invoice,
    { method: "stripe", amount, receivedOn: today, reference: id },
    today,
  );
  await sql`
    insert into private.audit (actor, on_behalf_of, act, target_kind, target, after)
    values (null, ${invoice.customer}, 'stripe-payment', 'invoice', ${invoice.id}, ${JSON.stringify({ amount, currency, session: id })})
  `.execute(transaction);
  return "paid";
}

/** The bytes as they came, which are what was signed; undefined where there are too many. */
async function readBody(context: Context): Promise<Uint8Array | undefined> {
  if (Number(context.req.header("content-length") ?? 0) > longest) return undefined;
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of (context.req.raw.body ?? []) as AsyncIterable<Uint8Array>) {
    size += chunk.length;
    if (size > longest) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function parseJson(body: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(body).toString("utf8"));
  } catch {
    return undefined;
  }
}
