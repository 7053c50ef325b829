import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { blockingRules, usualSettings } from "../../contract/studio-setting-values.ts";
import { sweepHistory } from "../sites/sweep-history.job.ts";
import { follow, newEmail, newestMail, noLimits } from "../testing/accounts.ts";
import { createAdmin } from "../testing/admin.ts";
import { queryAs } from "../testing/query-as.ts";
import { createPerson, type Person, sendCommand } from "../testing/send-command.ts";
import { createSite } from "../testing/sites.ts";
import { createTestServer, type TestServer } from "../testing/test-server.ts";
import { sweepVisits } from "../visits/sweep-visits.job.ts";

let server: TestServer;
let admin: Person;
let customer: Person;
const cleanUps: (() => Promise<void>)[] = [];

beforeAll(async () => {
  server = await createTestServer({
    limits: noLimits,
    works: true,
    onFinished: (cleanUp) => void cleanUps.push(cleanUp),
  });
  [admin, customer] = await Promise.all([createPerson(server), createPerson(server)]);
  await server.owner.query("update profiles set role = 'admin' where user_id = $1", [admin.id]);
});
afterAll(async () => {
  for (const cleanUp of cleanUps.reverse()) await cleanUp();
});

const set = (key: string, value: unknown, seen: unknown, by: Person = admin) =>
  sendCommand(server, by, "change-studio-setting", { request: randomUUID(), key, value, seen });

const kept = async () =>
  (await server.owner.query("select key, value, before from private.studio_settings order by key")).rows;

const signUp = (email: string, role = "customer") =>
  server.client().signUp({ email, password: "secret", options: { data: { role } } });

test("a setting is kept with what it was, and taken back; who is second hears that somebody was first", async () => {
  const usual = usualSettings.keepAudit;
  const both = await Promise.all([set("keepAudit", 12, usual), set("keepAudit", 36, usual)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  const [{ value }] = await kept();
  expect([12, 36]).toContain(value);
  expect(await kept()).toEqual([{ key: "keepAudit", value, before: usual }]);
  const { rows } = await server.owner.query(
    "select before, after from private.audit where act = 'change-studio-setting' and target = 'keepAudit'",
  );
  expect(rows).toEqual([{ before: usual, after: value }]);
  // Without a value it is as usual again.
  expect((await set("keepAudit", undefined, value)).status).toBe(200);
  expect(await kept()).toEqual([{ key: "keepAudit", value: usual, before: value }]);
});

test.each([
  ["months that no sweep knows", "keepAudit", 1, 24, "value"],
  ["a sender of two lines", "sender", "A\r\nBcc: b@evil.example", null, "value"],
  ["a sender with an address", "sender", "A <b@evil.example>", null, "value"],
  ["a check that never blocks", "blockingChecks", ["headings"], [...blockingRules], "value.0"],
  [
    "a plan with less than one page",
    "freePlan",
    { sites: 1, pages: 0, pictureMegabytes: 1, messages: 1 },
    usualSettings.freePlan,
    "value.pages",
  ],
])("%s is refused, and nothing has changed", async (_, key, value, seen, field) => {
  const before = await kept();
  const { status, body } = await set(key, value, seen);
  expect([status, body.code, Object.keys(body.fields as object)]).toEqual([400, "invalid_input", [field]]);
  expect(await kept()).toEqual(before);
});

test("what the free plan holds is what accounts are held to", async () => {
  const usual = usualSettings.freePlan;
  expect((await set("freePlan", { ...usual, sites: 1 }, usual)).status).toBe(200);
  const person = await createPerson(server);
  await createSite(server, person);
  const more = { site: randomUUID(), name: "B", subdomain: `b-${randomUUID().slice(0, 8)}` };
  const from = {
    kind: "template",
    template: "food",
    facts: { name: "B", trade: "Bistro" },
    language: "en-US",
  };
  const refused = await sendCommand(server, person, "create-site", { ...more, from });
  expect(refused.body.code).toBe("quota_reached");
  expect((await set("freePlan", undefined, { ...usual, sites: 1 })).status).toBe(200);
  expect((await sendCommand(server, person, "create-site", { ...more, from })).status).toBe(200);
});

test("the audit and figures of visits are kept for as many months as the studio says, and no longer", async () => {
  const { owner, commands } = server;
  const site = await createSite(server, customer);
  for (const months of [11, 13, 23]) {
    await owner.query(
      "insert into private.audit (act, target_kind, target, at) values ('kept', 'site', $1, now() - make_interval(months => $2))",
      [site, months],
    );
    await owner.query(
      "insert into visitors (site, day, count) values ($1, (now() at time zone 'utc' - make_interval(months => $2))::date, 1)",
      [site, months],
    );
  }
  const left = async () => {
    for (const job of [sweepHistory, sweepVisits]) await job.run({}, commands, new AbortController().signal);
    const { rows } = await owner.query(
      `select (select count(*)::int from private.audit where act = 'kept') as lines,
         (select count(*)::int from visitors where site = $1) as days`,
      [site],
    );
    return rows[0];
  };
  const now = async (key: string) =>
    (await kept()).find((one) => one.key === key)?.value ?? usualSettings[key as "keepAudit" | "keepVisits"];
  for (const key of ["keepAudit", "keepVisits"])
    expect((await set(key, 24, await now(key))).status, key).toBeLessThan(300);
  expect(await left()).toEqual({ lines: 3, days: 3 });
  expect((await set("keepAudit", 12, await now("keepAudit"))).status).toBe(200);
  expect(await left()).toEqual({ lines: 1, days: 3 });
  expect((await set("keepVisits", 12, await now("keepVisits"))).status).toBe(200);
  expect(await left()).toEqual({ lines: 1, days: 1 });
  for (const key of ["keepAudit", "keepVisits"])
    expect((await set(key, undefined, await now(key))).status).toBe(200);
});

test("a studio that is closed opens no account, one by invitation those that are invited, and both say so", async () => {
  const read = async () => (await fetch(`${server.url}/auth/v1/settings`)).json();
  expect(await read()).toMatchObject({ disable_signup: false, asks_for_admin: true });
  await set("signUp", "closed", "open");
  const email = newEmail();
  for (const address of [email, customer.email]) {
    expect((await signUp(address)).error).toMatchObject({ status: 422, code: "signup_disabled" });
  }
  expect(await read()).toMatchObject({ disable_signup: true });

  await set("signUp", "invited", "closed");
  expect((await signUp(email)).error?.message).toMatch(/by invitation/);
  const site = await createSite(server, customer);
  await sendCommand(server, customer, "invite-member", {
    request: randomUUID(),
    site,
    email,
    role: "viewer",
  });
  expect((await signUp(email)).error).toBeNull();
  expect((await newestMail(server, "confirmation", email)).to).toBe(email);
  await set("signUp", undefined, "invited");
  const { rows } = await server.owner.query("select from private.pending_sign_ups where email = $1", [email]);
  expect(rows).toHaveLength(1);
});

test("what was signed up for before the studio closed, or by an invitation that is over, opens no account until it may", async () => {
  const [early, invited] = [newEmail(), newEmail()];
  await signUp(early);
  await set("signUp", "invited", "open");
  const site = await createSite(server, await createPerson(server));
  await server.owner.query(
    "insert into private.site_invitations (site, email, role, token_hash) values ($1, $2, 'viewer', $2)",
    [site, invited],
  );
  expect((await signUp(invited)).error).toBeNull();
  await server.owner.query("update private.site_invitations set revoked_at = now() where email = $1", [
    invited,
  ]);
  await server.client().resend({ type: "signup", email: early });
  await server.client().signInWithOtp({ email: early });
  const links = [
    (await newestMail(server, "confirmation", early)).link,
    (await newestMail(server, "magic-link", early)).link,
    (await newestMail(server, "confirmation", invited)).link,
  ];
  const accounts = async () =>
    (await server.owner.query("select email from auth.users where email = any ($1)", [[early, invited]]))
      .rows;
  for (const link of links) {
    expect((await follow(link)).fragment.get("error_code")).toBe("signup_disabled");
  }
  expect(await accounts()).toEqual([]);
  await set("signUp", undefined, "invited");
  expect((await follow(links[0] ?? "")).fragment.get("access_token")).not.toBeNull();
  expect(await accounts()).toEqual([{ email: early }]);
});

test("whether an address is invited is not tried out without end", async () => {
  const other = await createTestServer({
    limits: { ...noLimits, "sign-up-by-ip": { points: 2, seconds: 60 } },
  });
  await other.owner.query(
    "insert into private.studio_settings (key, value) values ('signUp', '\"invited\"')",
  );
  const tried = async () =>
    (await other.client().signUp({ email: newEmail(), password: "secret" })).error?.code;
  expect([await tried(), await tried(), await tried()]).toEqual([
    "signup_disabled",
    "signup_disabled",
    "over_request_rate_limit",
  ]);
});

test("nobody asks to be an administrator where the studio does not want it, but whoever it names", async () => {
  await set("asksForAdmin", false, true);
  const asked = async (email: string) => {
    await server.owner.query(
      `insert into auth.users (id, email, email_confirmed_at, raw_user_meta_data)
       values ($1, $2, now(), '{"role":"admin"}')`,
      [randomUUID(), email],
    );
    const { rows } = await server.owner.query("select requested_role, role from profiles where email = $1", [
      email,
    ]);
    return rows[0];
  };
  expect(await asked(newEmail())).toEqual({ requested_role: null, role: "customer" });
  const named = newEmail();
  await server.owner.query(
    "insert into private.settings values ('admin_emails', jsonb_build_array($1::text))",
    [named],
  );
  expect(await asked(named)).toMatchObject({ role: "admin" });
  await server.owner.query("delete from private.settings where key = 'admin_emails'");
  await set("asksForAdmin", undefined, false);
  expect(await asked(newEmail())).toMatchObject({ requested_role: "admin", role: "customer" });
});

test("what the studio lets pass is advice, and no longer in the way of publishing", async () => {
  const site = await createSite(server, customer);
  type Checked = { mayPublish: boolean; findings: { rule: string; severity: string }[] };
  const check = async () =>
    (await sendCommand(server, customer, "check-site", { site })).body as unknown as Checked;
  const before = await check();
  expect(before.mayPublish).toBe(false);
  const samples = before.findings.filter(({ severity }) => severity === "blocking").map(({ rule }) => rule);
  const rest = blockingRules.filter((rule) => !samples.includes(rule));
  await set("blockingChecks", rest, [...blockingRules]);
  const after = await check();
  expect(after.mayPublish).toBe(true);
  expect(after.findings.map(({ rule }) => rule).toSorted()).toEqual(
    before.findings.map(({ rule }) => rule).toSorted(),
  );
  await set("blockingChecks", undefined, rest);
  expect(await check()).toEqual(before);
});

test("customers are told of maintenance and of what is announced, until it is withdrawn", async () => {
  const told = async (caller: Parameters<typeof queryAs>[1] = customer) =>
    (await queryAs(server.database, caller, "select studio_notices() as told")).rows[0]?.told;
  const nothing = { maintenance: null, announcements: [] };
  expect(await told()).toEqual(nothing);
  await set("maintenance", "We move house tonight.", null);
  const announce = (said: object) =>
    sendCommand(server, admin, "make-announcement", {
      request: randomUUID(),
      title: "New designs",
      body: "Three of them.",
      from: "2026-01-01T00:00:00Z",
      until: null,
      ...said,
    });
  const { body } = await announce({});
  await announce({ title: "Later", from: "2126-01-01T00:00:00Z" });
  expect((await announce({ until: "2026-01-02T00:00:00Z" })).body.code).toBe("invalid_input");
  const announcements = [{ id: body.announcement, title: "New designs", body: "Three of them." }];
  expect(await told()).toEqual({ maintenance: "We move house tonight.", announcements });
  await expect(told("anon")).rejects.toThrow("permission denied");

  const withdraw = (isWithdrawn: boolean) =>
    sendCommand(server, admin, "withdraw-announcement", {
      request: randomUUID(),
      announcement: body.announcement,
      isWithdrawn,
    });
  expect((await withdraw(true)).status).toBe(200);
  expect(await told()).toMatchObject({ announcements: [] });
  expect((await withdraw(false)).status).toBe(200);
  expect(await told()).toMatchObject({ announcements });
  await server.owner.query("update auth.users set banned_until = 'infinity' where id = $1", [customer.id]);
  expect(await told()).toBeNull();
  await server.owner.query("update auth.users set banned_until = null where id = $1", [customer.id]);
  await set("maintenance", undefined, "We move house tonight.");
});

test("an announcement under another's name is none, and the one that is there stays as it is", async () => {
  const request = randomUUID();
  const said = { request, title: "Ours", body: "One.", from: "2126-01-01T00:00:00Z", until: null };
  expect((await sendCommand(server, admin, "make-announcement", said)).status).toBe(200);
  const kept = async () =>
    (await server.owner.query("select * from private.announcements where id = $1", [request])).rows;
  const before = await kept();
  const other = await createAdmin(server);
  const refused = await sendCommand(server, other, "make-announcement", { ...said, title: "Theirs" });
  expect(refused).toMatchObject({ status: 409, body: { code: "already_there" } });
  expect(await kept()).toEqual(before);
  await server.owner.query("delete from private.announcements where id = $1", [request]);
});

test("the audit is found by act, target and person, and saved as a table", async () => {
  const list = async (containing: string | null, kind: string | null = null) =>
    (await queryAs(server.database, admin, "select * from list_audit($1, $2)", [containing, kind])).rows;
  const all = await list(null);
  expect(all.length).toBeGreaterThan(3);
  const acts = await list("change-studio-setting");
  expect(acts.length).toBeGreaterThan(0);
  expect(new Set(acts.map(({ act, actor_name }) => `${act} ${actor_name}`)).size).toBe(1);
  expect((await list(customer.email.slice(0, 12))).every(({ actor }) => actor === customer.id)).toBe(true);
  expect((await list(null, "announcement")).map(({ act }) => act)).toContain("withdraw-announcement");
  expect(await list("%")).toEqual([]);
  expect((await queryAs(server.database, admin, "select * from audit_kinds()")).rows).toContainEqual({
    audit_kinds: "setting",
  });
  const { body } = await sendCommand(server, admin, "export-audit", { kind: "setting" });
  expect(body.count).toBe((await list(null, "setting")).length);
  expect(String(body.csv)).toContain("change-studio-setting");
});

test("an administrator sees how the server and its database are", async () => {
  const { body } = await sendCommand(server, admin, "read-health", {});
  expect(body).toMatchObject({ disk: { free: expect.any(Number) }, mail: "outbox" });
  const { rows } = await queryAs(server.database, admin, "select studio_health() as health");
  expect(rows[0]?.health).toMatchObject({ jobs: { running: expect.any(Number) }, mails: { failed: 0 } });
});

test("to nobody else there is any of it", async () => {
  const suspended = await createPerson(server);
  await server.owner.query("update profiles set role = 'admin' where user_id = $1", [suspended.id]);
  await server.owner.query("update auth.users set banned_until = 'infinity' where id = $1", [suspended.id]);
  const before = await kept();
  const commands = {
    "change-studio-setting": { request: randomUUID(), key: "signUp", value: "closed", seen: "open" },
    "make-announcement": {
      request: randomUUID(),
      title: "A",
      body: "B",
      from: "2026-01-01T00:00:00Z",
      until: null,
    },
    "withdraw-announcement": { request: randomUUID(), announcement: randomUUID(), isWithdrawn: true },
    "read-health": {},
    "export-audit": {},
  };
  const { rows } = await server.owner.query("select count(*)::int as n from private.announcements");
  for (const [name, input] of Object.entries(commands)) {
    const answers = await Promise.all(
      [undefined, customer, suspended].map((person) => sendCommand(server, person, name, input)),
    );
    expect([name, ...answers.map(({ status }) => status)]).toEqual([name, 401, 404, 401]);
  }
  for (const reading of [
    "list_studio_settings()",
    "list_announcements()",
    "list_audit()",
    "audit_kinds()",
    "studio_health()",
  ]) {
    for (const caller of [customer, "anon"] as const) {
      await expect(queryAs(server.database, caller, `select * from ${reading}`)).rejects.toThrow(
        /Only an administrator|permission denied/,
      );
    }
  }
  for (const table of ["studio_settings", "announcements"]) {
    for (const caller of [customer, admin, "anon", "service_role"] as const) {
      await expect(queryAs(server.database, caller, `select * from private.${table}`)).rejects.toThrow(
        "permission denied",
      );
    }
  }
  expect(await kept()).toEqual(before);
  expect((await server.owner.query("select count(*)::int as n from private.announcements")).rows).toEqual(
    rows,
  );
});
