import { randomUUID } from "node:crypto";
import { readdir } from "node:fs/promises";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { addDays, addYears } from "../../contract/day.ts";
import { everyCommand } from "../api/every-command.ts";
import type { Mail } from "../mail/mail-queue.ts";
import { eraseSitesJob } from "../sites/erase-sites.job.ts";
import { newEmail, noLimits } from "../testing/accounts.ts";
import { createAdmin } from "../testing/admin.ts";
import { createCustomer, invoiceFor, mustSend, quoteFor, sampleBuyer } from "../testing/billing.ts";
import { createPerson, type Person, sendCommand } from "../testing/send-command.ts";
import { createSite } from "../testing/sites.ts";
import { createTestServer, type TestServer } from "../testing/test-server.ts";
import { endTestClock } from "./end-test-clock.ts";

let server: TestServer;
let admin: Person;
const cleanUps: (() => Promise<void>)[] = [];

beforeAll(async () => {
  server = await createTestServer({ limits: noLimits, onFinished: (cleanUp) => void cleanUps.push(cleanUp) });
  admin = await createAdmin(server);
});
afterAll(async () => {
  for (const cleanUp of cleanUps.reverse()) await cleanUp();
});

const rowsOf = async (statement: string, values: unknown[] = []) =>
  (await server.owner.query(statement, values)).rows;

/** All that the database holds about money, but who may do what. */
async function books() {
  const tables = [
    "public.quotes",
    "public.invoices",
    "public.payments",
    "public.subscriptions",
    "public.billing_details",
    "private.seller",
    "private.billing_clock",
    "private.ledger_transactions",
    "private.hosting_suspensions",
    "private.audit",
  ];
  return Promise.all(
    tables.map((table) =>
      rowsOf(`select md5(coalesce(string_agg(t::text, '' order by t::text), '')) from ${table} t`),
    ),
  );
}

const todayOf = async () => String((await rowsOf("select private.billing_today()::text as today"))[0]?.today);
const billingMails = async (to: string) =>
  (await server.mails()).filter(
    (mail): mail is Extract<Mail, { kind: "billing" }> => mail.kind === "billing" && mail.to === to,
  );
const noticesTo = async (to: string) => (await billingMails(to)).map(({ told }) => told.notice);
const linkToken = (link: string) => new URLSearchParams(new URL(link).hash.slice(1)).get("token") ?? "";

test("a quote is accepted by its link: its invoice is issued, and a year of hosting begins", async () => {
  const customer = await createPerson(server);
  const quote = quoteFor(customer.email, { taxRate: 1_900 });
  await mustSend(server, admin, "make-quote", quote);
  const [mail] = await billingMails(customer.email);
  const token = linkToken(mail?.link ?? "");
  const read = await mustSend(server, customer, "read-quote", { quote: { token } });
  expect(read).toMatchObject({ isMine: true, state: "open", quote: { gross: 1_785_000, hostingYears: 1 } });
  const accept = { request: randomUUID(), quote: { token }, buyer: sampleBuyer };
  const answers = await Promise.all(
    [1, 2, 3].map(() => sendCommand(server, customer, "accept-quote", accept)),
  );
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  const again = await sendCommand(server, customer, "accept-quote", { ...accept, request: randomUUID() });
  expect(again.body.message).toBe("You have accepted this quote.");
  const today = await todayOf();
  expect(
    await rowsOf(
      `select net_cents::int as net, tax_cents::int as tax, open_cents::int as open, due_on::text as due from invoices where customer = $1`,
      [customer.id],
    ),
  ).toEqual([{ net: 1_500_000, tax: 285_000, open: 1_785_000, due: addDays(today, 14) }]);
  expect(
    await rowsOf("select until::text, state from subscriptions where customer = $1", [customer.id]),
  ).toEqual([{ until: addYears(today, 1), state: "active" }]);
  expect(await noticesTo(customer.email)).toEqual(["quote", "invoice"]);
});

test("whoever else holds the link of a quote learns whom it is for, and nothing more", async () => {
  const [customer, stranger] = [await createPerson(server), await createPerson(server)];
  const quote = quoteFor(customer.email);
  await mustSend(server, admin, "make-quote", quote);
  const [mail] = await billingMails(customer.email);
  const token = linkToken(mail?.link ?? "");
  const before = await books();
  const read = await sendCommand(server, stranger, "read-quote", { quote: { token } });
  expect(read.body).toEqual({ email: customer.email, isMine: false, state: "open" });
  for (const command of ["accept-quote", "decline-quote"]) {
    const body = { request: randomUUID(), ...(command === "accept-quote" && { buyer: sampleBuyer }) };
    const byToken = await sendCommand(server, stranger, command, { ...body, quote: { token } });
    expect(byToken.status).toBe(403);
    const byId = await sendCommand(server, stranger, command, {
      ...body,
      request: randomUUID(),
      quote: { id: quote.quote },
    });
    expect(byId.status).toBe(404);
  }
  expect(await books()).toEqual(before);
});

test("a quote goes to somebody who opens an account later, and one that is answered, withdrawn or over is not accepted", async () => {
  const email = newEmail();
  const quote = quoteFor(email);
  await mustSend(server, admin, "make-quote", quote);
  const [mail] = await billingMails(email);
  const token = linkToken(mail?.link ?? "");
  await mustSend(server, admin, "withdraw-quote", { request: randomUUID(), quote: quote.quote });
  const customer = await createPerson(server);
  await server.owner.query("update auth.users set email = $1 where id = $2", [email, customer.id]);
  const accept = () =>
    sendCommand(server, customer, "accept-quote", {
      request: randomUUID(),
      quote: { token },
      buyer: sampleBuyer,
    });
  expect((await accept()).body.message).toBe("The studio has taken this quote back.");
  await server.owner.query(
    "update quotes set withdrawn_at = null, made_on = '2026-01-01', valid_until = '2026-01-02' where id = $1",
    [quote.quote],
  );
  expect((await accept()).body.message).toMatch("has run out");
  await server.owner.query("update quotes set valid_until = '2099-01-01' where id = $1", [quote.quote]);
  expect((await accept()).status).toBe(200);
  expect(await rowsOf("select customer from quotes where id = $1", [quote.quote])).toEqual([
    { customer: customer.id },
  ]);
});

test("what is paid beyond what is owed, or taken back after it was paid, pays for the next invoice", async () => {
  const { customer, invoice } = await createCustomer(server, admin);
  const today = await todayOf();
  const paid = { request: randomUUID(), invoice, amountCents: 1_510_000, receivedOn: today, reference: "T1" };
  await mustSend(server, admin, "record-payment", paid);
  const next = invoiceFor(customer.email);
  await mustSend(server, admin, "issue-invoice", next);
  const openOf = async (id: string) =>
    (
      await rowsOf(
        "select open_cents::int as open, credited_cents::int as credited from invoices where id = $1",
        [id],
      )
    )[0];
  expect(await openOf(next.invoice)).toEqual({ open: 119_000 - 10_000, credited: 0 });
  await mustSend(server, admin, "credit-invoice", {
    request: randomUUID(),
    invoice: next.invoice,
    credit: randomUUID(),
  });
  expect(await openOf(next.invoice)).toEqual({ open: 0, credited: 119_000 });
  const refund = (amountCents: number) =>
    sendCommand(server, admin, "refund-customer", {
      request: randomUUID(),
      invoice,
      amountCents,
      reference: "T2",
    });
  expect((await refund(10_001)).status).toBe(400);
  expect((await refund(10_000)).status).toBe(200);
  expect(await noticesTo(customer.email)).toEqual(["quote", "invoice", "paid", "invoice", "credited"]);
});

test("money that another window has booked meanwhile is not booked a second time", async () => {
  const { invoice } = await createCustomer(server, admin);
  const today = await todayOf();
  const seen = { invoice, amountCents: 1_500_000, openCents: 1_500_000, receivedOn: today, reference: "T" };
  const windows = await Promise.all(
    [1, 2, 3].map(() => sendCommand(server, admin, "record-payment", { request: randomUUID(), ...seen })),
  );
  expect(windows.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  const before = await books();
  const late = await sendCommand(server, admin, "record-payment", { request: randomUUID(), ...seen });
  expect(late.body.message).toBe(
    "This invoice has changed meanwhile: $0.00 of it is open now. Nothing was booked.",
  );
  expect(await books()).toEqual(before);
});

test("what was given up of an invoice is in nobody's favour when that is taken back, and what was paid of it is", async () => {
  const customer = await createPerson(server);
  const favour = async () =>
    (await rowsOf("select private.prepaid_of($1, 'USD')::int as cents", [customer.id]))[0]?.cents;
  const credit = (invoice: string, lines?: object[]) =>
    mustSend(server, admin, "credit-invoice", {
      request: randomUUID(),
      invoice,
      credit: randomUUID(),
      ...(lines && { lines }),
    });
  const lost = invoiceFor(customer.email);
  await mustSend(server, admin, "issue-invoice", lost);
  await mustSend(server, admin, "waive-invoice", {
    request: randomUUID(),
    invoice: lost.invoice,
    reason: "lost",
  });
  await credit(lost.invoice);
  expect(await favour()).toBe(0);
  const [mail] = (await billingMails(customer.email)).filter(({ told }) => told.notice === "credited");
  expect(mail?.told).toMatchObject({ amount: 119_000, inFavour: 0 });

  const half = invoiceFor(customer.email);
  await mustSend(server, admin, "issue-invoice", half);
  await mustSend(server, admin, "record-payment", {
    request: randomUUID(),
    invoice: half.invoice,
    amountCents: 19_000,
    receivedOn: await todayOf(),
    reference: "T3",
  });
  await mustSend(server, admin, "waive-invoice", {
    request: randomUUID(),
    invoice: half.invoice,
    reason: "lost",
  });
  // 595 dollars of the thousand that were given up, and then the rest, of which 190 were paid.
  await credit(half.invoice, [{ text: "One photograph", quantity: 1, unitCents: 50_000 }]);
  expect(await favour()).toBe(0);
  await credit(half.invoice, [{ text: "One photograph", quantity: 1, unitCents: 50_000 }]);
  expect(await favour()).toBe(19_000);
});

test.each([50, 49])(
  "lines of %d cents are taken back one by one, and with the last the last cent of tax",
  async (unitCents) => {
    const customer = await createPerson(server);
    const line = { text: "A photograph", quantity: 1, unitCents };
    const bill = invoiceFor(customer.email, { lines: [line, line, line] });
    await mustSend(server, admin, "issue-invoice", bill);
    for (let round = 0; round < 3; round += 1) {
      await mustSend(server, admin, "credit-invoice", {
        request: randomUUID(),
        invoice: bill.invoice,
        credit: randomUUID(),
        lines: [line],
      });
    }
    const [whole] = await rowsOf(
      "select open_cents::int as open, net_cents::int as net, tax_cents::int as tax from invoices where id = $1",
      [bill.invoice],
    );
    const [taken] = await rowsOf(
      "select sum(net_cents)::int as net, sum(tax_cents)::int as tax from invoices where corrects = $1",
      [bill.invoice],
    );
    expect(whole).toEqual({ open: 0, ...taken });
  },
);

test("two years of a customer: renewal, reminder, overdue, grace, suspension with notice, and return", async () => {
  const { customer, invoice } = await createCustomer(server, admin);
  const site = await createSite(server, customer);
  const untouched = await createPerson(server);
  const free = await createSite(server, untouched);
  const statusOf = async (id: string) =>
    (await rowsOf("select status from sites where id = $1", [id]))[0]?.status;
  const today = await todayOf();
  await mustSend(server, admin, "record-payment", {
    request: randomUUID(),
    invoice,
    amountCents: 1_500_000,
    receivedOn: today,
    reference: "T",
  });
  const pass = (days: number) =>
    mustSend(server, admin, "move-billing-clock", { request: randomUUID(), days });
  const newNotices = async () => (await noticesTo(customer.email)).slice(3);
  const start = new Date(today);
  const yearLength = (Date.parse(addYears(today, 1)) - start.getTime()) / 86_400_000;
  await pass(yearLength - 31);
  expect(await newNotices()).toEqual([]);
  await pass(1);
  expect(await newNotices()).toEqual(["renewal"]);
  await pass(31);
  expect(await newNotices()).toEqual(["renewal", "reminder", "overdue"]);
  await pass(29);
  expect([await newNotices(), await statusOf(site)]).toEqual([
    ["renewal", "reminder", "overdue", "warning"],
    "draft",
  ]);
  await pass(1);
  expect((await newNotices()).at(-1)).toBe("suspended");
  expect([await statusOf(site), await statusOf(free)]).toEqual(["suspended", "draft"]);
  // What is made meanwhile stands still as well.
  const another = await createSite(server, customer);
  expect(await statusOf(another)).toBe("suspended");
  const exported = await sendCommand(server, customer, "export-site", { site });
  expect(exported.status).toBe(200);
  const [stopped] = await rowsOf(
    "select actor, before, after from private.audit where act = 'hosting-suspend' and on_behalf_of = $1",
    [customer.id],
  );
  expect(stopped).toEqual({
    actor: null,
    before: { state: "overdue", suspendedOn: null },
    after: { state: "suspended", suspendedOn: await todayOf() },
  });
  const [renewal] = await rowsOf("select renewal from subscriptions where customer = $1", [customer.id]);
  await mustSend(server, admin, "record-payment", {
    request: randomUUID(),
    invoice: renewal?.renewal,
    amountCents: 60_000,
    receivedOn: await todayOf(),
    reference: "T3",
  });
  expect((await newNotices()).slice(-2)).toEqual(["paid", "returned"]);
  expect([await statusOf(site), await statusOf(another)]).toEqual(["draft", "draft"]);
  await pass(365);
  expect((await newNotices()).filter((notice) => notice === "renewal")).toHaveLength(2);
  // Days that pass twice, or on two servers, bring nothing twice.
  const before = await books();
  await Promise.all([1, 2].map(() => server.commands.jobs && doDay()));
  expect(await books()).toEqual(before);
});

async function doDay() {
  const { doBillingDay } = await import("./do-billing-day.ts");
  await doBillingDay(server.commands);
}

test("hosting is cancelled in one step and resumed in one, and what is asked for meanwhile is taken back", async () => {
  const { customer } = await createCustomer(server, admin);
  const until = addYears(await todayOf(), 1);
  const cancel = () => sendCommand(server, customer, "cancel-hosting", { request: randomUUID() });
  const resume = () => sendCommand(server, customer, "resume-hosting", { request: randomUUID() });
  expect((await resume()).body.code).toBe("not_now");
  expect((await cancel()).body).toEqual({ endsOn: until });
  expect((await cancel()).body.code).toBe("not_now");
  expect((await resume()).status).toBe(200);
  const site = await createSite(server, customer);
  await server.owner.query(
    "update subscriptions set until = private.billing_today() + 10 where customer = $1",
    [customer.id],
  );
  await doDay();
  expect((await noticesTo(customer.email)).at(-1)).toBe("renewal");
  await cancel();
  expect((await noticesTo(customer.email)).slice(-2)).toEqual(["credited", "cancelled"]);
  await server.owner.query("update subscriptions set until = private.billing_today() where customer = $1", [
    customer.id,
  ]);
  await doDay();
  expect((await noticesTo(customer.email)).at(-1)).toBe("ended");
  const status = async () => (await rowsOf("select status from sites where id = $1", [site]))[0]?.status;
  expect(await status()).toBe("suspended");
  // A year later all of it is still to be had: what erases sites takes none that nobody has trashed.
  await server.owner.query("update subscriptions set ended_on = ended_on - 365 where customer = $1", [
    customer.id,
  ]);
  await server.owner.query(
    "update sites set suspended_at = suspended_at - interval '366 days', created_at = created_at - interval '800 days' where id = $1",
    [site],
  );
  await eraseSitesJob.run({}, server.commands, new AbortController().signal);
  await doDay();
  const exported = await mustSend(server, customer, "export-site", { site });
  const file = await fetch(new URL(String(exported.link), server.url));
  expect([
    file.status,
    Buffer.from(await file.arrayBuffer())
      .subarray(0, 2)
      .toString(),
  ]).toEqual([200, "PK"]);
  expect((await sendCommand(server, customer, "export-account", {})).status).toBe(200);
  expect((await resume()).status).toBe(200);
  expect((await resume()).body.code).toBe("not_now");
  expect(await status()).toBe("suspended");
  const [row] = await rowsOf("select renewal from subscriptions where customer = $1", [customer.id]);
  await mustSend(server, admin, "record-payment", {
    request: randomUUID(),
    invoice: row?.renewal,
    amountCents: 60_000,
    receivedOn: await todayOf(),
    reference: "T",
  });
  expect(await status()).toBe("draft");
});

test("cancelling and going on over and over fills neither the books nor the row of numbers", async () => {
  const { customer } = await createCustomer(server, admin);
  await server.owner.query(
    "update subscriptions set until = private.billing_today() + 10 where customer = $1",
    [customer.id],
  );
  await doDay();
  const turn = async () => {
    await sendCommand(server, customer, "cancel-hosting", { request: randomUUID() });
    return (await sendCommand(server, customer, "resume-hosting", { request: randomUUID() })).status;
  };
  expect([await turn(), await turn(), await turn()]).toEqual([200, 200, 200]);
  const ofBooks = () =>
    rowsOf(
      "select count(*)::int as papers, (select cancelled_on is not null from subscriptions where customer = $1) as is_cancelled from invoices where customer = $1",
      [customer.id],
    );
  await mustSend(server, customer, "cancel-hosting", { request: randomUUID() });
  const before = await ofBooks();
  expect(before[0]?.is_cancelled).toBe(true);
  const refused = await sendCommand(server, customer, "resume-hosting", { request: randomUUID() });
  expect(refused).toMatchObject({ status: 429, body: { code: "too_many" } });
  expect(await ofBooks()).toEqual(before);
  // Tomorrow it is theirs to decide again.
  await server.owner.query(
    "update private.audit set at = at - interval '1 day' where actor = $1 and act = 'resume-hosting'",
    [customer.id],
  );
  await mustSend(server, customer, "resume-hosting", { request: randomUUID() });
});

test("days that were let pass on one machine are none where others reach the site", async () => {
  const ahead = async () => (await rowsOf("select days_ahead as days from private.billing_clock"))[0]?.days;
  await mustSend(server, admin, "move-billing-clock", { request: randomUUID(), days: 1 });
  const days = await ahead();
  const start = async (more: object) => {
    const warn = vi.fn();
    await endTestClock({ ...server, config: { ...server.commands.config, ...more }, log: { warn } });
    return warn.mock.calls.length;
  };
  expect([await start({}), await ahead()]).toEqual([0, days]);
  expect([await start({ siteUrl: "https://fabula.example" }), await ahead()]).toEqual([1, undefined]);
  expect(await todayOf()).toBe(new Date().toISOString().slice(0, 10));
  expect(await start({ siteUrl: "https://fabula.example" })).toBe(0);
  expect(await rowsOf("select actor, before from private.audit where act = 'end-billing-clock'")).toEqual([
    { actor: null, before: { daysAhead: days } },
  ]);
  // What the tests after this one count on.
  await server.owner.query("insert into private.billing_clock (days_ahead) values ($1)", [days]);
});

test("the test clock stands still where others reach the site", async () => {
  const places: Record<string, string>[] = [{ SITE_URL: "https://fabula.example" }, { HOST: "0.0.0.0" }];
  for (const environment of places) {
    const other = await createTestServer({ limits: noLimits, environment });
    const studio = await createAdmin(other);
    const answer = await sendCommand(other, studio, "move-billing-clock", { request: randomUUID(), days: 1 });
    expect([answer.status, answer.body.code]).toEqual([403, "not_permitted"]);
    expect((await other.owner.query("select * from private.billing_clock")).rows).toEqual([]);
  }
});

const request = () => randomUUID();
type Scene = { invoice: string; quote: string; email: string };
/** Who may do what. Commands of the studio are, to everybody else, not there. */
const matrix: [string, (scene: Scene) => object, Record<string, number>][] = [
  [
    "make-quote",
    ({ email }) => quoteFor(email),
    { admin: 200, customer: 404, stranger: 404, visitor: 401, suspended: 401 },
  ],
  [
    "withdraw-quote",
    ({ quote }) => ({ quote }),
    { admin: 200, customer: 404, stranger: 404, visitor: 401, suspended: 401 },
  ],
  [
    "issue-invoice",
    ({ email }) => invoiceFor(email),
    { admin: 200, customer: 404, stranger: 404, visitor: 401, suspended: 401 },
  ],
  [
    "record-payment",
    ({ invoice }) => ({ invoice, amountCents: 100, receivedOn: "@today", reference: "T" }),
    { admin: 200, customer: 404, stranger: 404, visitor: 401, suspended: 401 },
  ],
  [
    "credit-invoice",
    ({ invoice }) => ({ invoice, credit: randomUUID() }),
    { admin: 200, customer: 404, stranger: 404, visitor: 401, suspended: 401 },
  ],
  [
    "remind-invoice",
    ({ invoice }) => ({ invoice }),
    { admin: 200, customer: 404, stranger: 404, visitor: 401, suspended: 401 },
  ],
  [
    "waive-invoice",
    ({ invoice }) => ({ invoice, reason: "lost" }),
    { admin: 200, customer: 404, stranger: 404, visitor: 401, suspended: 401 },
  ],
  [
    "refund-customer",
    ({ invoice }) => ({ invoice, amountCents: 1, reference: "T" }),
    { admin: 400, customer: 404, stranger: 404, visitor: 401, suspended: 401 },
  ],
  [
    "save-seller",
    () => ({ seller: { ...sampleBuyer, email: "hello@fabula.example", iban: "", bic: "", bank: "" } }),
    { admin: 200, customer: 404, stranger: 404, visitor: 401, suspended: 401 },
  ],
  [
    "export-billing",
    () => ({ list: "invoices", request: undefined }),
    { admin: 200, customer: 404, stranger: 404, visitor: 401, suspended: 401 },
  ],
  [
    "move-billing-clock",
    () => ({ days: 1 }),
    { admin: 200, customer: 404, stranger: 404, visitor: 401, suspended: 401 },
  ],
  [
    "read-quote",
    ({ quote }) => ({ quote: { id: quote }, request: undefined }),
    { admin: 404, customer: 200, stranger: 404, visitor: 401, suspended: 401 },
  ],
  [
    "billing-ways",
    () => ({ request: undefined }),
    { admin: 200, customer: 200, stranger: 200, visitor: 401, suspended: 401 },
  ],
  [
    "accept-quote",
    ({ quote }) => ({ quote: { id: quote }, buyer: sampleBuyer }),
    { admin: 404, customer: 200, stranger: 404, visitor: 401, suspended: 401 },
  ],
  [
    "decline-quote",
    ({ quote }) => ({ quote: { id: quote } }),
    { admin: 404, customer: 200, stranger: 404, visitor: 401, suspended: 401 },
  ],
  ["cancel-hosting", () => ({}), { admin: 404, customer: 200, stranger: 404, visitor: 401, suspended: 401 }],
  ["resume-hosting", () => ({}), { admin: 404, customer: 409, stranger: 404, visitor: 401, suspended: 401 }],
  [
    "save-billing-details",
    () => ({ buyer: sampleBuyer }),
    { admin: 200, customer: 200, stranger: 200, visitor: 401, suspended: 401 },
  ],
  [
    "pay-invoice",
    ({ invoice }) => ({ invoice, request: undefined }),
    { admin: 404, customer: 409, stranger: 404, visitor: 401, suspended: 401 },
  ],
];

test("every command of billing stands in the matrix", async () => {
  const files = new Set(await readdir(import.meta.dirname));
  const commands = everyCommand.map(({ command }) => command.name).filter((name) => files.has(`${name}.ts`));
  expect(matrix.map(([name]) => name).sort()).toEqual(commands.sort());
});

test.each(matrix)(
  "%s is for those whom it is for, and changes nothing for others",
  async (command, inputOf, expected) => {
    for (const [actor, status] of Object.entries(expected)) {
      const { customer, invoice } = await createCustomer(server, admin);
      const suspended = await createPerson(server);
      const people = { admin, customer, stranger: await createPerson(server), suspended };
      await server.owner.query(
        "update auth.users set banned_until = now() + interval '1 day' where id = $1",
        [suspended.id],
      );
      const quote = quoteFor(customer.email);
      await mustSend(server, admin, "make-quote", quote);
      const text = JSON.stringify({
        request: request(),
        ...inputOf({ invoice, quote: quote.quote, email: customer.email }),
      });
      const body: unknown = JSON.parse(text.replace("@today", await todayOf()));
      const before = await books();
      const answer = await sendCommand(server, people[actor as keyof typeof people], command, body);
      expect([actor, answer.status, answer.body]).toMatchObject([actor, status, {}]);
      if (status !== 200) expect(await books()).toEqual(before);
    }
  },
);

test("what the studio does with money stands in the audit", async () => {
  const { customer, invoice } = await createCustomer(server, admin);
  await mustSend(server, admin, "remind-invoice", { request: request(), invoice });
  await mustSend(server, admin, "waive-invoice", { request: request(), invoice, reason: "A gift" });
  expect(
    await rowsOf("select act, actor, before, after from private.audit where target = $1 order by id", [
      invoice,
    ]),
  ).toEqual([
    {
      act: "remind-invoice",
      actor: admin.id,
      before: { remindedOn: null },
      after: { remindedOn: await todayOf() },
    },
    {
      act: "waive-invoice",
      actor: admin.id,
      before: { open: 1_500_000 },
      after: { open: 0, reason: "A gift" },
    },
  ]);
  expect(
    await rowsOf("select act from private.audit where actor = $1 and act = 'accept-quote'", [customer.id]),
  ).toHaveLength(1);
});

test("an account that is deleted leaves its invoices, which the studio must keep", async () => {
  const { customer, invoice } = await createCustomer(server, admin);
  await server.owner.query("delete from auth.users where id = $1", [customer.id]);
  expect(
    await rowsOf("select customer, open_cents::int as open from invoices where id = $1", [invoice]),
  ).toEqual([{ customer: null, open: 1_500_000 }]);
  await doDay();
  await mustSend(server, admin, "waive-invoice", { request: request(), invoice, reason: "Gone" });
});
