import { createHmac, randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { noLimits } from "../testing/accounts.ts";
import { createAdmin } from "../testing/admin.ts";
import { createCustomer } from "../testing/billing.ts";
import { type Person, sendCommand } from "../testing/send-command.ts";
import { createTestServer, type TestServer } from "../testing/test-server.ts";
import { openCheckout } from "./stripe-checkout.ts";
import { isSignedByStripe } from "./stripe-signature.ts";

const secret = "whsec_0123456789abcdef0123";
let server: TestServer;
let admin: Person;
const cleanUps: (() => Promise<void>)[] = [];

beforeAll(async () => {
  server = await createTestServer({
    limits: noLimits,
    environment: { STRIPE_SECRET_KEY: "sk_test_12345678", STRIPE_WEBHOOK_SECRET: secret },
    onFinished: (cleanUp) => void cleanUps.push(cleanUp),
  });
  admin = await createAdmin(server);
});
afterAll(async () => {
  for (const cleanUp of cleanUps.reverse()) await cleanUp();
});

const rowsOf = async (statement: string, values: unknown[] = []) =>
  (await server.owner.query(statement, values)).rows;

function sign(body: string, time = Math.floor(Date.now() / 1000), key = secret): string {
  const v1 = createHmac("sha256", key).update(`${time}.${body}`).digest("hex");
  return `t=${time},v1=${"0".repeat(64)},v1=${v1},v0=abc`;
}

function eventOf(session: object, overrides: object = {}): string {
  return JSON.stringify({
    id: `evt_${randomUUID()}`,
    type: "checkout.session.completed",
    data: {
      object: {
        mode: "payment",
        payment_status: "paid",
        amount_total: 1_500_000,
        currency: "usd",
        ...session,
      },
    },
    ...overrides,
  });
}

const post = (body: string, signature: string | undefined = sign(body)) =>
  fetch(`${server.url}/api/stripe`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      ...(signature !== undefined && { "stripe-signature": signature }),
    },
    body,
  });

/** A customer's invoice with a page of Stripe's that is open for it. */
async function createOpenPage() {
  const { invoice, customer } = await createCustomer(server, admin);
  const session = `cs_${randomUUID()}`;
  await server.owner.query(
    "insert into private.stripe_sessions (id, invoice, amount_cents, currency) values ($1, $2, 1500000, 'USD')",
    [session, invoice],
  );
  const state = async () => {
    const [row] = await rowsOf("select open_cents::int as open from invoices where id = $1", [invoice]);
    return {
      open: row?.open,
      payments: (await rowsOf("select from payments where invoice = $1", [invoice])).length,
    };
  };
  return { invoice, customer, session, state };
}

test("a page that was paid on pays its invoice once, however often and in whatever words Stripe says so", async () => {
  const { session, state } = await createOpenPage();
  const body = eventOf({ id: session });
  const answers = await Promise.all([1, 2, 3, 4].map(() => post(body)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  await Promise.all([
    post(eventOf({ id: session })),
    post(eventOf({ id: session }, { type: "checkout.session.async_payment_succeeded" })),
  ]);
  expect(await state()).toEqual({ open: 0, payments: 1 });
  const sums = await rowsOf(
    "select account, sum(amount_cents)::int as sum from private.ledger_entries join private.ledger_transactions as booked on booked.id = transaction where booked.kind = 'payment' group by account",
  );
  expect(Object.fromEntries(sums.map((row) => [row.account, row.sum]))).toMatchObject({ stripe: 1_500_000 });
});

test("what is not signed, signed by somebody else, long ago, or for other bytes, is refused", async () => {
  const { session, state } = await createOpenPage();
  const body = eventOf({ id: session });
  const now = Math.floor(Date.now() / 1000);
  for (const signature of [
    "",
    "t=,v1=",
    `t=${now},v1=abc`,
    sign(body, now, "whsec_other0123456789abcdef"),
    sign(body, now - 301),
    sign(body, now + 301),
    sign(`${body} `),
  ]) {
    expect((await post(body, signature)).status, signature).toBe(400);
  }
  expect((await post(body, undefined)).status).toBe(200);
  expect((await fetch(`${server.url}/api/stripe`, { method: "POST", body })).status).toBe(400);
  expect((await post("[]")).status).toBe(400);
  expect((await post("x".repeat(300_000))).status).toBe(400);
  expect(await state()).toEqual({ open: 0, payments: 1 });
});

test("another amount, another currency or a page of somebody else's books nothing, and the studio hears of it", async () => {
  const { session, state } = await createOpenPage();
  const before = await rowsOf(
    "select count(*)::int as n from private.stripe_events where outcome = 'refused'",
  );
  for (const other of [
    { id: session, amount_total: 1 },
    { id: session, currency: "eur" },
    { id: "cs_unknown" },
    { id: session, mode: "subscription" },
    { id: "cs_\0" },
  ]) {
    expect((await post(eventOf(other))).status).toBe(200);
  }
  expect((await post(eventOf({ id: session, payment_status: "unpaid" }))).status).toBe(200);
  expect((await post(eventOf({ id: session }, { type: "customer.created" }))).status).toBe(200);
  expect(await state()).toEqual({ open: 1_500_000, payments: 0 });
  const after = await rowsOf(
    "select count(*)::int as n from private.stripe_events where outcome = 'refused'",
  );
  expect(Number(after[0]?.n) - Number(before[0]?.n)).toBe(5);
  for (const none of [{ id: "evt_\0" }, { type: "customer.\0" }]) {
    expect((await post(eventOf({ id: session }, none))).status).toBe(400);
  }
});

test("money that comes for an invoice that is paid already stays in the customer's favour", async () => {
  const { session, invoice, customer, state } = await createOpenPage();
  const paid = await sendCommand(server, admin, "waive-invoice", {
    request: randomUUID(),
    invoice,
    reason: "A gift",
  });
  expect(paid.status).toBe(200);
  await post(eventOf({ id: session }));
  expect(await state()).toEqual({ open: 0, payments: 1 });
  expect(await rowsOf("select private.prepaid_of($1, 'USD')::int as cents", [customer.id])).toEqual([
    { cents: 1_500_000 },
  ]);
});

test("a signature is of its time and its bytes", () => {
  const body = Buffer.from("{}");
  const header = sign("{}", 1_000);
  expect(isSignedByStripe(body, header, secret, 1_000)).toBe(true);
  expect(isSignedByStripe(body, header, secret, 1_300)).toBe(true);
  expect(isSignedByStripe(body, header, secret, 1_301)).toBe(false);
  expect(isSignedByStripe(Buffer.from("{ }"), header, secret, 1_000)).toBe(false);
  expect(isSignedByStripe(body, undefined, secret, 1_000)).toBe(false);
});

test("Stripe is asked for the open amount, the same page for who presses twice, and what it answers must be a page", async () => {
  const asked: { url: string; init: RequestInit }[] = [];
  const answer =
    (body: object, status = 200): typeof fetch =>
    async (url, init) => {
      asked.push({ url: String(url), init: init ?? {} });
      return Response.json(body, { status });
    };
  const invoice = {
    invoice: randomUUID(),
    number: "2026-00001",
    email: "a@example.com",
    amount: 1_785_000,
    currency: "USD",
    page: "https://fabula.example/dashboard/billing",
  } as const;
  const page = { id: "cs_1", url: "https://checkout.stripe.com/c/1" };
  const now = 1_800_000_000_000;
  expect(await openCheckout("sk_test_12345678", invoice, answer(page), now)).toEqual(page);
  await openCheckout("sk_test_12345678", invoice, answer(page), now + 60_000);
  const keys = asked.map(({ init }) => new Headers(init.headers).get("idempotency-key"));
  expect(keys[0]).toBe(keys[1]);
  const sent = asked[0]?.init.body as URLSearchParams;
  expect(sent.get("line_items[0][price_data][unit_amount]")).toBe("1785000");
  expect(sent.get("line_items[0][price_data][currency]")).toBe("usd");
  for (const odd of [
    answer({ id: "cs_1", url: "javascript:alert(1)" }),
    answer({}, 200),
    answer(page, 402),
  ]) {
    await expect(openCheckout("sk_test_12345678", invoice, odd, now)).rejects.toThrow(
      "Stripe does not answer",
    );
  }
});
