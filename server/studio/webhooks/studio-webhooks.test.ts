import { randomUUID } from "node:crypto";
import { Webhook } from "standardwebhooks";
import { afterAll, beforeAll, expect, test } from "vitest";
import { mostStudioWebhooks, type StudioWebhook, studioEvents } from "../../../contract/studio-events.ts";
import { keepContact } from "../../contact/keep-contact.ts";
import { takeReply } from "../../support/take-reply.ts";
import { newEmail, noLimits, untilBlocked } from "../../testing/accounts.ts";
import { createAdmin } from "../../testing/admin.ts";
import { invoiceFor, quoteFor, sampleBuyer } from "../../testing/billing.ts";
import { addBuild, publishSite, showBuild } from "../../testing/published-site.ts";
import { queryAs } from "../../testing/query-as.ts";
import { createPerson, type Person, sendCommand } from "../../testing/send-command.ts";
import { createSite } from "../../testing/sites.ts";
import { createTestServer, type TestServer } from "../../testing/test-server.ts";
import type { WebhookAnswer } from "../../webhooks/post-webhook.ts";
import { deliveringEventsBy } from "./deliver-studio-events.job.ts";

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

const url = "https://hooks.example.com/in";

/** An address that is told of `events`, and nobody else is; gives its id and secret. */
async function listenTo(events: readonly string[] = studioEvents) {
  await server.owner.query("delete from private.studio_webhooks");
  const webhook = randomUUID();
  const { status, body } = await save({ webhook, events });
  expect(status).toBe(200);
  return { webhook, secret: String(body.secret) };
}

const save = (input: object, by: Person | undefined = admin) =>
  sendCommand(server, by, "save-studio-webhook", {
    request: randomUUID(),
    webhook: randomUUID(),
    url,
    events: ["site.created"],
    ...input,
  });

type Row = {
  id: string;
  event: string;
  data: Record<string, Record<string, unknown>>;
  attempts: number;
  next_at: Date | null;
  taken_at: Date | null;
  status: number | null;
};

const deliveries = async (): Promise<Row[]> =>
  (await server.owner.query("select * from private.studio_deliveries order by at, event")).rows;

const told = async () => (await deliveries()).map(({ event }) => event);

type Posted = { url: string; body: string; headers: Readonly<Record<string, string>> };

/** Runs the job as if a minute came; the receiver answers `statuses` one after the other, and the last of them for ever. */
async function deliver(...statuses: (number | null)[]): Promise<Posted[]> {
  const posted: Posted[] = [];
  await deliveringEventsBy(async (to, body, headers): Promise<WebhookAnswer> => {
    const status = statuses[Math.min(posted.length, statuses.length - 1)] ?? null;
    posted.push({ url: to, body, headers });
    return { status, problem: status === null ? "ECONNREFUSED" : null, tookMs: 3 };
  })({}, server.commands);
  return posted;
}

test("each thing that happens is told in its own transaction, with ids and names alone", async () => {
  await listenTo();
  const customer = await createPerson(server);
  const site = await createSite(server, customer);
  const build = await addBuild(server.owner, site, { "/": "<h1>One</h1>" });
  await showBuild(server.owner, site, build);
  await sendCommand(server, customer, "unpublish-site", { request: randomUUID(), site });
  const quote = quoteFor(customer.email);
  await sendCommand(server, admin, "make-quote", quote);
  const accepted = await sendCommand(server, customer, "accept-quote", {
    request: randomUUID(),
    quote: { id: quote.quote },
    buyer: sampleBuyer,
  });
  expect(accepted.status).toBe(200);
  const paid = await sendCommand(server, admin, "record-payment", {
    request: randomUUID(),
    invoice: accepted.body.invoice,
    amountCents: 1_500_000,
    receivedOn: new Date().toISOString().slice(0, 10),
    reference: "A transfer",
  });
  expect(paid).toMatchObject({ status: 200 });
  const ticket = randomUUID();
  await sendCommand(server, customer, "ask-studio", {
    request: randomUUID(),
    ticket,
    subject: "A private matter",
    body: "Between you and me",
    pictures: [],
    site: null,
    page: null,
    section: null,
    version: null,
  });
  for (const as of ["note", "answer"]) {
    await sendCommand(server, admin, "answer-ticket", {
      request: randomUUID(),
      message: randomUUID(),
      ticket,
      body: "A secret answer",
      as,
    });
  }
  await sendCommand(server, admin, "suspend-account", {
    request: randomUUID(),
    account: customer.id,
    reason: "A private reason",
    sitesStayLive: false,
  });
  expect(await told()).toEqual([
    "account.created",
    "site.created",
    "site.published",
    "site.unpublished",
    "quote.accepted",
    "invoice.issued",
    "invoice.paid",
    "ticket.opened",
    "ticket.answered",
    "account.suspended",
  ]);
  const all = await deliveries();
  expect(all[2]?.data).toMatchObject({ site: { id: site, name: "Weir & Sons" }, version: 1, isFirst: true });
  expect(all[6]?.data).toMatchObject({ invoice: { id: accepted.body.invoice, grossCents: 1_500_000 } });
  const text = JSON.stringify(all.map(({ data }) => data));
  expect(text).toContain(customer.id);
  for (const hidden of [customer.email, admin.email, "private", "Between you", "secret"]) {
    expect(text).not.toContain(hidden);
  }
});

test("a guest's question is told once, and what may be a machine's not before they have answered a mail", async () => {
  await listenTo(["ticket.opened"]);
  const write = async (signs: readonly string[]) => {
    const id = randomUUID();
    const typed = { name: "Weir", email: newEmail(), company: null, message: "Hello" };
    await keepContact(server.database, { ...typed, id, signs, network: "" });
    return id;
  };
  const [person, machine] = [await write([]), await write(["unseen"])];
  const opened = async () => (await deliveries()).map(({ data }) => data.ticket?.id);
  expect(await opened()).toEqual([person]);
  for (const ticket of [person, machine]) {
    const answer = {
      request: randomUUID(),
      message: randomUUID(),
      ticket,
      body: "Tell us more.",
      as: "answer",
    };
    await sendCommand(server, admin, "answer-ticket", answer);
    const mail = (await server.mails()).at(-1);
    const secret = mail?.kind === "contact-answer" ? mail.link.split("/").at(-1) : undefined;
    for (const text of ["It drips.", "Still."]) {
      const reply = { secret: secret ?? "", message: randomUUID(), text };
      expect(await takeReply(server, reply)).toBe(true);
    }
  }
  expect(await opened()).toEqual([person, machine]);
});

test("an invoice is overdue once, and what is waived or taken back is not paid", async () => {
  await listenTo(["invoice.overdue", "invoice.paid"]);
  const customer = await createPerson(server);
  const issue = async () => {
    const invoice = invoiceFor(customer.email);
    expect((await sendCommand(server, admin, "issue-invoice", invoice)).status).toBe(200);
    return invoice.invoice;
  };
  const [late, waived] = [await issue(), await issue()];
  const remind = (on: string) =>
    server.owner.query(
      "update invoices set reminders = reminders + 1, reminded_on = due_on + $2::int where id = $1",
      [late, on],
    );
  await remind("-2");
  expect(await told()).toEqual([]);
  await remind("1");
  await remind("14");
  expect(await told()).toEqual(["invoice.overdue"]);
  const waive = await sendCommand(server, admin, "waive-invoice", {
    request: randomUUID(),
    invoice: waived,
    reason: "Ours",
  });
  expect(waive.status).toBe(200);
  const credit = await sendCommand(server, admin, "credit-invoice", {
    request: randomUUID(),
    invoice: late,
    credit: randomUUID(),
  });
  expect(credit).toMatchObject({ status: 200 });
  expect(await told()).toEqual(["invoice.overdue"]);
});

test("hosting that is not paid for is an invoice that is overdue", async () => {
  await listenTo(["invoice.overdue"]);
  const customer = await createPerson(server);
  const renewal = invoiceFor(customer.email);
  await sendCommand(server, admin, "issue-invoice", renewal);
  await server.owner.query(
    `insert into subscriptions (id, customer, offer, price_cents, currency, tax_rate, started_on, until, renewal)
     values ($1, $2, 'hosting', 60000, 'USD', 0, current_date - 365, current_date, $3)`,
    [randomUUID(), customer.id, renewal.invoice],
  );
  await server.owner.query("update subscriptions set state = 'overdue' where renewal = $1", [
    renewal.invoice,
  ]);
  // Its own reminders say nothing more.
  await server.owner.query("update invoices set reminded_on = due_on + 3 where id = $1", [renewal.invoice]);
  expect((await deliveries()).map(({ event, data }) => [event, data.invoice?.id])).toEqual([
    ["invoice.overdue", renewal.invoice],
  ]);
});

test("what is taken back is told to nobody, and nobody hears of what they did not choose", async () => {
  await listenTo(["site.created"]);
  const client = await server.owner.connect();
  await client.query("begin");
  await client.query(
    "insert into sites (id, name, subdomain, template) values (gen_random_uuid(), 'A', 'taken-back', 'food')",
  );
  await client.query("rollback");
  client.release();
  await createPerson(server);
  expect(await told()).toEqual([]);
});

test("each is sent once, signed, and again with the same id until it is taken", async () => {
  const { secret } = await listenTo(["site.created"]);
  const site = await createSite(server, await createPerson(server));
  const [refused] = await deliver(500);
  const [kept] = await deliveries();
  expect(kept).toMatchObject({ attempts: 1, status: 500, taken_at: null });
  expect(kept?.next_at?.getTime()).toBeGreaterThan(Date.now());
  expect(await deliver(200)).toEqual([]); // it is not due
  await server.owner.query("update private.studio_deliveries set next_at = now()");
  const [taken, ...more] = await deliver(204);
  expect(more).toEqual([]);
  expect(await deliver(200)).toEqual([]);
  expect(taken?.headers["webhook-id"]).toBe(refused?.headers["webhook-id"]);
  expect(new Webhook(secret).verify(taken?.body ?? "", { ...taken?.headers })).toMatchObject({
    type: "site.created",
    data: { site: { id: site } },
  });
  expect((await deliveries())[0]).toMatchObject({ status: 204, next_at: null, taken_at: expect.any(Date) });
});

test("what a dead server held is sent again with the same id, and two servers send nothing twice", async () => {
  await listenTo(["site.created"]);
  await publishSite(server.owner, { "/": "One" });
  await publishSite(server.owner, { "/": "Two" });
  // Whoever claimed it never came back.
  const hanging = Promise.withResolvers<WebhookAnswer>();
  const begun = Promise.withResolvers<string>();
  const dying = deliveringEventsBy((_, __, headers) => {
    begun.resolve(headers["webhook-id"] ?? "");
    return hanging.promise;
  })({}, server.commands);
  const claimed = await begun.promise;
  const beside = await deliver(200);
  expect(beside).toHaveLength(1);
  expect(beside[0]?.headers["webhook-id"]).not.toBe(claimed);
  await server.owner.query("update private.studio_deliveries set next_at = now() where next_at is not null");
  const again = await deliver(200);
  expect(again.map(({ headers }) => headers["webhook-id"])).toEqual([claimed]);
  hanging.resolve({ status: 200, problem: null, tookMs: 1 });
  await dying;
  expect((await deliveries()).map(({ status, next_at }) => [status, next_at])).toEqual([
    [200, null],
    [200, null],
  ]);
});

test("what somebody does succeeds though an address that hears of it is removed at that moment", async () => {
  const { webhook } = await listenTo(["site.created"]);
  const person = await createPerson(server);
  const client = await server.owner.connect();
  await client.query("begin");
  await client.query("delete from private.studio_webhooks where id = $1", [webhook]);
  const site = createSite(server, person);
  await untilBlocked(server);
  await client.query("commit");
  client.release();
  const made = await site;
  const { rows } = await server.owner.query("select id from sites where owner = $1", [person.id]);
  expect(rows).toEqual([{ id: made }]);
  expect(await told()).toEqual([]);
});

test("who saves an address and who writes down what it answered do not wait for each other", async () => {
  const { webhook } = await listenTo(["site.created"]);
  await createSite(server, await createPerson(server));
  const client = await server.owner.connect();
  await client.query("begin");
  await client.query("update private.studio_webhooks set failing_since = null where id = $1", [webhook]);
  const delivering = deliver(200);
  await untilBlocked(server);
  await client.query("update private.studio_deliveries set next_at = now() where webhook = $1", [webhook]);
  await client.query("commit");
  client.release();
  expect(await delivering).toHaveLength(1);
  expect(await deliveries()).toMatchObject([{ status: 200, next_at: null }]);
});

test("an address that takes nothing for three days is switched off; saved again, it hears of what waited", async () => {
  const { webhook } = await listenTo(["site.created"]);
  await publishSite(server.owner, { "/": "One" });
  await publishSite(server.owner, { "/": "Two" });
  // At the first refusal the rest waits.
  expect(await deliver(null)).toHaveLength(1);
  await server.owner.query("update private.studio_webhooks set failing_since = now() - interval '73 hours'");
  await server.owner.query("update private.studio_deliveries set next_at = now()");
  expect(await deliver(null)).toHaveLength(1);
  const list = async () =>
    (await queryAs(server.database, admin, "select list_studio_webhooks() as hooks")).rows[0]
      ?.hooks as StudioWebhook[];
  expect(await list()).toMatchObject([{ disabledAt: expect.any(String), waiting: 2 }]);
  await server.owner.query("update private.studio_deliveries set next_at = now()");
  expect(await deliver(200)).toEqual([]);
  const commands = [
    ["test-studio-webhook", { webhook }],
    ["resend-studio-delivery", { delivery: (await deliveries())[0]?.id }],
  ] as const;
  for (const [name, input] of commands) {
    expect((await sendCommand(server, admin, name, input)).status).toBe(409);
  }
  const again = await save({ webhook });
  expect(again.body.secret).toBeNull();
  expect(await deliver(200)).toHaveLength(2);
  expect(await list()).toMatchObject([{ disabledAt: null, failingSince: null, waiting: 0 }]);
  expect(JSON.stringify(await list())).not.toContain("whsec");
});

test("another address gets another secret, and there are five at most, also of those who come at once", async () => {
  const { webhook, secret } = await listenTo();
  const moved = await save({ webhook, url: "https://other.example.com/in" });
  expect(moved.body.secret).not.toBe(secret);
  expect(moved.body.secret).toMatch(/^whsec_/);
  const all = await Promise.all(Array.from({ length: 6 }, () => save({})));
  expect(all.filter(({ status }) => status === 200)).toHaveLength(mostStudioWebhooks - 1);
  expect(all.filter(({ status }) => status === 409)).toHaveLength(2);
  const { rows } = await server.owner.query("select count(*)::int as n from private.studio_webhooks");
  expect(rows[0].n).toBe(mostStudioWebhooks);
  expect((await save({ webhook, events: [] })).status).toBe(400);
});

test.each([
  "http://hooks.example.com/",
  "https://user:word@hooks.example.com/",
  "https://127.0.0.1/",
  "nothing",
])("%s is told nothing", async (other) => {
  expect((await save({ url: other })).body.code).toBe("invalid_input");
});

test("a test is sent at once and not again, and reaches nothing of this machine's network", async () => {
  await server.owner.query("delete from private.studio_webhooks");
  const webhook = randomUUID();
  // A name that leads to this machine.
  expect((await save({ webhook, url: "https://localhost.localdomain/in" })).status).toBe(200);
  const { status, body } = await sendCommand(server, admin, "test-studio-webhook", { webhook });
  expect(status).toBe(200);
  expect(body).toMatchObject({ status: null, problem: expect.any(String) });
  const [one, ...others] = await deliveries();
  expect(others).toEqual([]);
  expect(one).toMatchObject({ event: "webhook.test", next_at: null, attempts: 1 });
  // A test that fails is no failure of the address.
  const hooks = await server.owner.query("select failing_since from private.studio_webhooks");
  expect(hooks.rows).toEqual([{ failing_since: null }]);
  const resent = await sendCommand(server, admin, "resend-studio-delivery", { delivery: one?.id });
  expect(resent.status).toBe(200);
  expect(await deliveries()).toMatchObject([{ id: one?.id, attempts: 2, next_at: null }]);
  const { rows } = await server.owner.query(
    "select act, after from private.audit where target = $1 order by id",
    [webhook],
  );
  // What stands behind the host often opens the address.
  expect(rows[0].after).toEqual({ host: "localhost.localdomain", events: ["site.created"] });
  expect(rows.map(({ act }) => act)).toEqual([
    "save-studio-webhook",
    "test-studio-webhook",
    "resend-studio-delivery",
  ]);
});

test("to nobody else there is any of it, and nothing changes", async () => {
  const { webhook } = await listenTo();
  await publishSite(server.owner, { "/": "One" });
  const [customer, suspended] = [await createPerson(server), await createAdmin(server)];
  await server.owner.query("update auth.users set banned_until = 'infinity' where id = $1", [suspended.id]);
  const state = async () =>
    (
      await server.owner.query(
        `select (select json_agg(h) from private.studio_webhooks as h) as hooks,
           (select count(*) from private.audit) as audits, (select sum(attempts) from private.studio_deliveries) as tries`,
      )
    ).rows;
  const before = await state();
  const commands = {
    "save-studio-webhook": { request: randomUUID(), webhook, url, events: ["site.created"] },
    "remove-studio-webhook": { request: randomUUID(), webhook },
    "test-studio-webhook": { webhook },
    "resend-studio-delivery": { delivery: (await deliveries())[0]?.id },
  };
  for (const [name, input] of Object.entries(commands)) {
    const answers = await Promise.all(
      [undefined, customer, suspended].map((person) => sendCommand(server, person, name, input)),
    );
    expect([name, ...answers.map(({ status }) => status)]).toEqual([name, 401, 404, 401]);
  }
  for (const caller of [customer, "anon"] as const) {
    await expect(queryAs(server.database, caller, "select list_studio_webhooks()")).rejects.toThrow(
      /Only an administrator|permission denied/,
    );
  }
  for (const table of ["studio_webhooks", "studio_deliveries"]) {
    for (const caller of [customer, admin, "anon", "service_role"] as const) {
      await expect(queryAs(server.database, caller, `select * from private.${table}`)).rejects.toThrow(
        "permission denied",
      );
    }
  }
  expect(await state()).toEqual(before);
  expect(
    (await sendCommand(server, admin, "remove-studio-webhook", commands["remove-studio-webhook"])).status,
  ).toBe(200);
  expect(await deliveries()).toEqual([]);
});
