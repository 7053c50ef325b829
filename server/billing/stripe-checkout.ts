import { z } from "zod";
import type { Currency } from "../../contract/money.ts";
import { CommandError } from "../api/command-error.ts";

export type AskedCheckout = {
  invoice: string;
  number: string;
  email: string;
  amount: number;
  currency: Currency;
  /** Where Stripe leads back to. */
  page: string;
};

const session = z.object({ id: z.string().min(1).max(300), url: z.url({ protocol: /^https$/ }) });

/** Milliseconds that Stripe may take. */
const longest = 10_000;

/**
 * Opens a page of Stripe's on which `amount` is paid by card. The same amount of the same invoice has the same page for an hour, so
 * that whoever presses twice does not pay twice. Throws `unavailable`.
 */
export async function openCheckout(
  secretKey: string,
  { invoice, number, email, amount, currency, page }: AskedCheckout,
  ask: typeof fetch = fetch,
  now: number = Date.now(),
): Promise<{ id: string; url: string }> {
  const expiresAt = Math.floor(now / 3_600_000) * 3_600 + 2 * 3_600;
  const body = new URLSearchParams({
    mode: "payment",
    client_reference_id: invoice,
    "metadata[invoice]": invoice,
    "payment_intent_data[metadata][invoice]": invoice,
    customer_email: email,
    "line_items[0][quantity]": "1",
    "line_items[0][price_data][currency]": currency.toLowerCase(),
    "line_items[0][price_data][unit_amount]": String(amount),
    "line_items[0][price_data][product_data][name]": `Invoice ${number}`,
    success_url: `${page}?paid=${number}`,
    cancel_url: page,
    expires_at: String(expiresAt),
  });
  try {
    const response = await ask("https://api.stripe.com/v1/checkout/sessions", {
      method: "POST",
      headers: {
        authorization: `Bearer ${secretKey}`,
        "content-type": "application/x-www-form-urlencoded",
        "idempotency-key": `${invoice}:${amount}:${currency}:${expiresAt}`,
      },
      body,
      redirect: "error",
      signal: AbortSignal.timeout(longest),
    });
    if (!response.ok) throw new Error(`Stripe answered ${response.status}`);
    return session.parse(await response.json());
  } catch (error) {
    throw new CommandError("unavailable", {
      message: "Stripe does not answer at the moment. Nothing was paid.",
      hint: "Try again in a minute, or pay by bank.",
      cause: error,
    });
  }
}
