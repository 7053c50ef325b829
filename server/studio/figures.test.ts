import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { pino } from "pino";
import { expect, onTestFinished, test } from "vitest";
import type { StudioFigures } from "../../contract/studio-figures.ts";
import { createAdmin } from "../testing/admin.ts";
import { createCustomer, mustSend } from "../testing/billing.ts";
import { createAccount } from "../testing/create-account.ts";
import { queryAs } from "../testing/query-as.ts";
import { createPerson, sendCommand } from "../testing/send-command.ts";
import { createSite } from "../testing/sites.ts";
import { createTestDatabase } from "../testing/test-database.ts";
import { createTestServer } from "../testing/test-server.ts";
import { countStudioViews } from "./count-studio-views.ts";

const silent = pino({ level: "silent" });
const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0";
const noon = Date.parse("2026-05-04T12:00:00Z");

test("pages of demos, the fitting room and the editor are counted by the day, and what is no page of anybody's is not", async () => {
  const { database, owner } = await createTestDatabase();
  const views = countStudioViews({ ...database, log: silent }, { now: () => noon, writeEvery: 3_600_000 });
  const pages = createServer(
    views.counting((asked, answer) => {
      answer.statusCode = asked.url?.startsWith("/demo/nothing") ? 404 : 200;
      answer.end();
    }),
  ).listen(0, "127.0.0.1");
  onTestFinished(() => void pages.close());
  await once(pages, "listening");
  const { port } = pages.address() as AddressInfo;
  const ask = async (path: string, headers: Record<string, string> = {}, method = "GET") => {
    const asking = request({ port, path, method, headers: { "user-agent": firefox, ...headers } }).end();
    const [answer] = await once(asking, "response");
    answer.resume();
    await once(answer, "end");
  };
  for (const path of ["/demos/food", "/demos/food/menu?a=b", "/demo/restaurant", "/start", "/make/solar"])
    await ask(path);
  for (const path of ["/", "/demo/nothing", "/demos/food.css", "/started", "/make", "/auth?next=/start"])
    await ask(path);
  await ask("/demos/food", { "user-agent": "Googlebot/2.1" });
  await ask("/demos/food", { "sec-purpose": "prefetch" });
  await ask("/demos/food", {}, "HEAD");
  await views.stop();
  const { rows } = await owner.query(
    "select day::text, kind, name, count from private.studio_views order by 2, 3",
  );
  const day = "2026-05-04";
  expect(rows).toEqual([
    { day, kind: "demo", name: "food", count: 2 },
    { day, kind: "demo", name: "restaurant", count: 1 },
    { day, kind: "editor", name: "solar", count: 1 },
    { day, kind: "fitting", name: "", count: 1 },
  ]);
});

test("a week says who signed up in it and how far they came, a design what was made of it, and only administrators see it", async () => {
  const { database, owner } = await createTestDatabase();
  const [admin, early, late] = await Promise.all([
    createAccount(owner),
    createAccount(owner),
    createAccount(owner),
  ]);
  await owner.query("update profiles set role = 'admin' where user_id = $1", [admin.id]);
  await owner.query("update profiles set created_at = now() - interval '15 days' where user_id = $1", [
    early.id,
  ]);
  await owner.query("update auth.users set last_sign_in_at = now() where id = $1", [early.id]);
  await owner.query(
    `insert into sites (id, owner, name, subdomain, template, published_at)
     values (gen_random_uuid(), $1, 'A', 'a-site', 'food', now())`,
    [early.id],
  );
  await owner.query(
    `insert into auth.audit_log_entries (payload)
     select json_build_object('action', 'user_signedup', 'actor_username', address)
     from unnest(array['a@b.example', 'A@b.example', 'c@b.example']) as address`,
  );
  await owner.query("insert into private.studio_views values (current_date, 'demo', 'food', 7)");
  const { rows } = await queryAs(database, admin, "select studio_figures(4) as figures");
  const { weeks, designs } = (rows as { figures: StudioFigures }[])[0]?.figures ?? { weeks: [] };
  expect(weeks).toHaveLength(4);
  expect(weeks.find(({ with_site }) => with_site === 1)).toMatchObject({
    confirmed: 1,
    signed_up: 1,
    published: 1,
    returned: 1,
    paying: 0,
  });
  expect(weeks.at(-1)).toMatchObject({ signed_up: 2, confirmed: 1, with_site: 0, returned: 0, demos: 7 });
  expect(designs).toEqual([
    { template: "food", demos: 7, editors: 0, sites: 1, published: 1, returned: 1, paying: 0 },
  ]);
  for (const caller of [late, "anon"] as const) {
    await expect(queryAs(database, caller, "select studio_figures(4)")).rejects.toThrow(
      /Only an administrator|permission denied/,
    );
  }
  for (const caller of [admin, late, "anon", "service_role"] as const) {
    await expect(queryAs(database, caller, "select * from private.studio_views")).rejects.toThrow(
      "permission denied",
    );
  }
});

test("the figures are saved as a table by administrators, and to nobody else there is such a command", async () => {
  const server = await createTestServer();
  const [admin, customer] = [await createPerson(server), await createPerson(server)];
  await server.owner.query("update profiles set role = 'admin' where user_id = $1", [admin.id]);
  const { body } = await sendCommand(server, admin, "export-studio-figures", { weeks: 12 });
  expect(body.count).toBe(12);
  expect(String(body.csv).split("\r\n")[0]).toContain("signed up");
  const designs = await sendCommand(server, admin, "export-studio-figures", { weeks: 12, of: "designs" });
  expect(String(designs.body.csv)).toContain(
    '"design","demos","editors","sites","published","returned","paying"',
  );
  expect((await sendCommand(server, customer, "export-studio-figures", { weeks: 12 })).status).toBe(404);
  expect((await sendCommand(server, undefined, "export-studio-figures", { weeks: 12 })).status).toBe(401);
});

test("who has paid the studio counts as paying, who only owes it does not", async () => {
  const server = await createTestServer();
  const admin = await createAdmin(server);
  const { customer, invoice } = await createCustomer(server, admin);
  await createSite(server, customer);
  const paying = async () =>
    (
      await server.owner.query(
        `select (select paying from private.studio_weeks(1)) as of_week,
           (select paying from private.studio_designs(1) where sites > 0) as of_design`,
      )
    ).rows[0];
  expect(await paying()).toEqual({ of_week: 0, of_design: 0 });
  const { rows } = await server.owner.query("select issued_on::text from invoices where id = $1", [invoice]);
  await mustSend(server, admin, "record-payment", {
    request: randomUUID(),
    invoice,
    amountCents: 100,
    receivedOn: rows[0].issued_on,
    reference: "T",
  });
  expect(await paying()).toEqual({ of_week: 1, of_design: 1 });
});

test("a week counts what was published, failed, written and visited in it, and beside the weeks stand mails that wait or came back", async () => {
  const { database, owner } = await createTestDatabase();
  const [admin, customer] = await Promise.all([createAccount(owner), createAccount(owner)]);
  await owner.query("update profiles set role = 'admin' where user_id = $1", [admin.id]);
  const site = randomUUID();
  await owner.query(
    "insert into sites (id, owner, name, subdomain, template) values ($1, $2, 'A', 'a-site', 'food')",
    [site, customer.id],
  );
  const published = [
    ["done", 0],
    ["failed", 0],
    ["replaced", 0],
    ["failed", 7],
  ] as const;
  for (const [state, days] of published)
    await owner.query(
      `insert into publishes (id, site, revision, state, started_at)
       values (gen_random_uuid(), $1, 1, $2, now() - make_interval(days => $3))`,
      [site, state, days],
    );
  await owner.query(
    `insert into messages (site, page, form, kind, fields, digest, words) values ($1, 'home', 'write', 'message', '[]', sha256('a'), 'a')`,
    [site],
  );
  await owner.query(
    "insert into visitors (site, day, count) values ($1, (now() at time zone 'utc')::date, 5)",
    [site],
  );
  for (const failed of [null, new Date()])
    await owner.query("insert into private.mail_queue (mail, failed_at) values ($1, $2)", [
      { kind: "confirmation", to: "a@example.com" },
      failed,
    ]);
  const { rows } = await queryAs(database, admin, "select studio_figures(4) as figures");
  const figures = (rows as { figures: StudioFigures }[])[0]?.figures;
  expect(figures?.weeks.at(-1)).toMatchObject({ publishes: 1, failed: 1, messages: 1, visits: 5 });
  expect(figures?.weeks.at(-2)).toMatchObject({ publishes: 0, failed: 1, messages: 0, visits: 0 });
  expect(figures).toMatchObject({ mails: { waiting: 1, failed: 1 }, pictureBytes: 0 });
});
