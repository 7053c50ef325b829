import { afterAll, beforeAll, expect, test } from "vitest";
import { startJobs } from "../jobs/start-jobs.ts";
import { publishJob } from "../publishing/publish.job.ts";
import { createSiteServer } from "../serving/testing/site-server.ts";
import { signIn } from "../testing/accounts.ts";
import { createTestServer, type TestServer } from "../testing/test-server.ts";
import { fillSample } from "./fill-sample.ts";
import type { SampleSignIn } from "./sample-sign-in.ts";

let server: TestServer;
let signIns: SampleSignIn[];

// One year for all of them, in which fewer sites are published, and nobody waits for papers and pictures.
beforeAll(async () => {
  server = await createTestServer({ onFinished: afterAll });
  const jobs = await startJobs(server.commands, [publishJob]);
  afterAll(() => jobs.stop(1_000));
  await jobs.work(server.commands);
  const stage = { parts: server.commands, owner: server.owner, players: new Map() };
  signIns = await fillSample(stage, { isShort: true });
});

/** The first column of what a statement finds. */
async function column(statement: string): Promise<unknown[]> {
  const { rows } = await server.owner.query({ text: statement, rowMode: "array" });
  return rows.map(([first]) => first);
}

test("who is told can sign in, the first as administrator and the others as customers", async () => {
  const roles = [];
  for (const { email, password } of signIns) {
    const { user } = await signIn(server, { id: "", email, password });
    roles.push(await column(`select role from profiles where user_id = '${user.id}'`));
  }
  expect(roles).toEqual([["admin"], ["customer"], ["customer"]]);
});

test("nobody else has a password, and passwords are new each time and stand nowhere", async () => {
  expect(await column("select count(*)::int from auth.users where encrypted_password is not null")).toEqual([
    3,
  ]);
  for (const { password } of signIns) {
    expect(password).toMatch(/^([a-z2-9]{4}-){3}[a-z2-9]{4}$/);
    expect(
      await column(`select 1 from auth.users where users::text like '%${password}%'
        union select 1 from private.audit where audit::text like '%${password}%'
        union select 1 from private.mail_queue where mail_queue::text like '%${password}%'
        union select 1 from private.command_answers where command_answers::text like '%${password}%'`),
    ).toEqual([]);
  }
  expect(new Set(signIns.map(({ password }) => password)).size).toBe(3);
});

test("people are in all states, and all of them have addresses that are nobody's", async () => {
  const people = "select private.status_of(leaves_at, banned_until, is_confirmed) from private.people";
  expect(new Set(await column(people))).toEqual(new Set(["active", "invited", "suspended", "leaving"]));
  expect(await column("select count(*)::int from profiles where requested_role = 'admin'")).toEqual([1]);
  expect(
    await column(`select account from private.people join profiles on user_id = account
      where people.leaves_at is distinct from profiles.leaves_at`),
  ).toEqual([]);
  expect(await column("select email from auth.users where email not like '%.example'")).toEqual([]);
  expect(await column("select reply_to from messages where reply_to not like '%.example'")).toEqual([]);
});

test("sites of one customer are in all states", async () => {
  const owned = `from sites where owner = (select user_id from profiles where email = '${signIns[1]?.email}')`;
  expect(new Set(await column(`select status ${owned}`))).toEqual(
    new Set(["draft", "live", "unpublished", "trashed"]),
  );
  expect(
    await column(
      `select name ${owned} and live_revision < (select revision from drafts where site = sites.id)`,
    ),
  ).toEqual(["Mill Loft"]);
  expect(
    await column(`select name ${owned} and exists (
      select from publishes where site = sites.id and state = 'failed' and report -> 'problems' ->> 0 <> '')`),
  ).toEqual(["Ridge House"]);
  expect(await column("select distinct state from domains")).toEqual(["waiting"]);
  expect(await column("select name from sites where status = 'suspended' order by name")).toContain(
    "Slow Margaret",
  );
});

test("ten designs are worn, and two languages spoken", async () => {
  expect((await column("select distinct template from sites")).length).toBeGreaterThanOrEqual(10);
  expect(await column("select distinct document -> 'seo' ->> 'language' from drafts order by 1")).toEqual([
    "de",
    "en-US",
  ]);
});

test("what is live is served, each of its pages", async () => {
  const { ask } = await createSiteServer({ beside: { ...server, ownerUrl: "" } });
  const { rows } = await server.owner.query<{ subdomain: string; path: string }>(
    `select subdomain, path from sites join private.build_files on build = live_build
     where status = 'live' and policy is not null and path !~ '/404$'`,
  );
  expect(new Set(rows.map(({ subdomain }) => subdomain)).size).toBeGreaterThanOrEqual(2);
  for (const { subdomain, path } of rows) expect((await ask(subdomain, path)).status, path).toBe(200);
  expect((await ask("stair-tower")).status).not.toBe(200);
  expect((await ask("slow-margaret")).status).not.toBe(200);
});

test("what is booked sums to zero, and what is open of invoices is what was booked", async () => {
  expect(
    await column(
      `select transaction from private.ledger_entries group by transaction having sum(amount_cents) <> 0`,
    ),
  ).toEqual([]);
  expect(
    await column(`select number from invoices as invoice where kind = 'invoice' and open_cents <> (
      select coalesce(sum(entry.amount_cents), 0) from private.ledger_transactions as booked
      join private.ledger_entries as entry on entry.transaction = booked.id
      where booked.invoice = invoice.id and entry.account = 'receivable')`),
  ).toEqual([]);
});

test("numbers of invoices have no gap in either year, and follow the days of issue", async () => {
  expect((await column("select distinct year from invoices")).length).toBe(2);
  expect(
    await column(`select number from (
        select number, sequence, row_number() over (partition by year order by issued_on, sequence) as place from invoices
      ) as one where sequence <> place`),
  ).toEqual([]);
  expect(
    await column(
      "select year from private.invoice_numbers as one where last <> (select max(sequence) from invoices where invoices.year = one.year)",
    ),
  ).toEqual([]);
});

test("invoices, quotes and hosting are in all states", async () => {
  const today = "private.billing_today()";
  expect(
    new Set(await column(`select distinct private.invoice_state(invoices, ${today}) from invoices`)),
  ).toEqual(new Set(["open", "overdue", "paid", "credited", "credit", "waived"]));
  expect(new Set(await column(`select distinct private.quote_state(quotes, ${today}) from quotes`))).toEqual(
    new Set(["open", "accepted", "declined", "withdrawn", "expired"]),
  );
  expect(new Set(await column("select distinct state from subscriptions"))).toEqual(
    new Set(["active", "overdue", "suspended", "ended"]),
  );
});

test("the clock of billing is right again, and cannot be put back", async () => {
  expect(await column("select * from private.billing_clock")).toEqual([]);
  await expect(
    server.owner.query("insert into private.billing_clock (days_ahead) values (-1)"),
  ).rejects.toThrow(/billing_clock_days_ahead_check/);
});

test("questions and messages are in all states", async () => {
  expect(new Set(await column("select distinct state from tickets"))).toEqual(
    new Set(["open", "waiting", "solved"]),
  );
  expect(new Set(await column("select distinct state from messages"))).toEqual(
    new Set(["new", "read", "done", "spam", "quarantine"]),
  );
  expect(await column("select count(*)::int from comments where resolved_at is null")).toEqual([2]);
  expect(await column("select count(*)::int from private.ticket_pictures where message is not null")).toEqual(
    [1],
  );
});

test("all of it has happened in the year, in the order in which it can", async () => {
  expect(await column("select act from private.audit where at > now()")).toEqual([]);
  expect(await column("select min(at) < now() - interval '400 days' from private.audit")).toEqual([true]);
  expect(
    await column("select count(distinct date_trunc('month', at))::int >= 13 from private.audit"),
  ).toEqual([true]);
  expect(
    await column(`select sites.name from sites join profiles on user_id = owner
      where sites.created_at < profiles.created_at or published_at < sites.created_at or sites.updated_at < sites.created_at`),
  ).toEqual([]);
  expect(
    await column(
      `select number from invoices where at::date <> issued_on union select reference from payments where at::date <> received_on`,
    ),
  ).toEqual([]);
  expect(
    await column(
      "select email from profiles where leaves_at is not null and leaves_at - leaving_since <> interval '30 days'",
    ),
  ).toEqual([]);
});

test("what the audit says of when something ends is what stands where it ends", async () => {
  const told = (part: string) => `(audit.after ->> '${part}')::timestamptz`;
  expect(
    await column(`select audit.act from private.audit as audit join profiles on user_id::text = audit.target
      where audit.act = 'delete-person' and ${told("leavesAt")} is distinct from leaves_at`),
  ).toEqual([]);
  expect(
    await column(`select audit.act from private.audit as audit join private.announcements as announced on announced.id::text = audit.target
      where ${told("from")} is distinct from shown_from or ${told("until")} is distinct from shown_until`),
  ).toEqual([]);
});

test("each invoice, site and question stands in the audit, by whoever could", async () => {
  const without = (table: string, act: string) =>
    column(`select id from ${table} as one where not exists (
      select from private.audit where target = one.id::text and act = '${act}')`);
  expect(await without("sites", "create-site")).toEqual([]);
  expect(await without("tickets", "ask-studio")).toEqual([]);
  expect(await without("quotes", "make-quote")).toEqual([]);
});

test("visits of a site grow and know the days of the week, and their sums are those of its days", async () => {
  const mean = async (where: string) =>
    Number(
      (
        await column(`select avg(count) from visitors join sites on sites.id = site
          where subdomain = 'salt-cabin' and day < current_date and ${where}`)
      )[0],
    );
  expect(await mean("day > current_date - 57")).toBeGreaterThan(
    1.3 * (await mean("day < current_date - 208")),
  );
  expect(await mean("extract(isodow from day) in (4, 5)")).toBeGreaterThan(
    1.2 * (await mean("extract(isodow from day) in (6, 7)")),
  );
  expect(
    await column(`select day from visitors as total where views <> (
      select sum(count) from visits where visits.site = total.site and visits.day = total.day)`),
  ).toEqual([]);
});

test("no mail waits to go out, and none is older than its time", async () => {
  expect(await column("select id from private.mail_queue where delivered_at is null")).toEqual([]);
  expect(await column("select id from private.mail_queue where created_at > now()")).toEqual([]);
});
