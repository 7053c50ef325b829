import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { follow, newEmail, newestMail, noLimits, signIn } from "../testing/accounts.ts";
import { createAdmin } from "../testing/admin.ts";
import { createCustomer, mustSend } from "../testing/billing.ts";
import { queryAs } from "../testing/query-as.ts";
import { createPerson, sendCommand } from "../testing/send-command.ts";
import { createSite, createSiteWithMembers } from "../testing/sites.ts";
import { createTestServer, type TestServer } from "../testing/test-server.ts";

let server: TestServer;
const cleanUps: (() => Promise<void>)[] = [];

beforeAll(async () => {
  server = await createTestServer({ limits: noLimits, onFinished: (cleanUp) => void cleanUps.push(cleanUp) });
});
afterAll(async () => {
  for (const cleanUp of cleanUps.reverse()) await cleanUp();
});

const request = () => randomUUID();

/** All that commands of this room may change. */
async function stateOf(account: string, site: string) {
  const one = async (statement: string, value = account) =>
    (await server.owner.query(statement, [value])).rows;
  return {
    account: await one("select banned_until, email_confirmed_at from auth.users where id = $1"),
    profile: await one("select role, requested_role, leaves_at from profiles where user_id = $1"),
    suspension: await one("select * from private.suspensions where account = $1"),
    looks: await one("select count(*)::int as n from private.looks where account = $1"),
    tokens: await one("select count(*)::int as n from auth.one_time_tokens where user_id = $1"),
    site: await one("select owner, name from sites where id = $1", site),
    members: await one("select user_id, role from site_members where site = $1 order by 1", site),
    audit: (
      await server.owner.query("select count(*)::int as n from private.audit where target = any ($1)", [
        [account, site, "people"],
      ])
    ).rows,
    people: (await server.owner.query("select count(*)::int as n from auth.users")).rows,
  };
}

/** Each command of administrators, with input that would be good. */
const commands: [string, (account: string, site: string) => object][] = [
  ["set-role", (account) => ({ request: request(), account, role: "admin" })],
  ["suspend-account", (account) => ({ request: request(), account, reason: "Spam", sitesStayLive: false })],
  ["lift-suspension", (account) => ({ request: request(), account })],
  ["send-password-link", (account) => ({ request: request(), account })],
  ["invite-person", () => ({ request: request(), email: newEmail(), name: "Ada" })],
  ["hand-over-site", (_, site) => ({ request: request(), site, to: newEmail() })],
  ["delete-person", (account) => ({ request: request(), account, email: "somebody@example.com" })],
  ["keep-person", (account) => ({ request: request(), account })],
  ["export-people", () => ({})],
  ["begin-look", (account) => ({ account, reason: "They asked for help" })],
];

test.each(commands)("%s is there for administrators alone, word for word", async (name, inputFor) => {
  const { site, owner, editor, viewer, stranger } = await createSiteWithMembers(server);
  const suspended = await createAdmin(server);
  await server.owner.query("update auth.users set banned_until = now() + interval '1 day' where id = $1", [
    suspended.id,
  ]);
  const { body: unknown } = await sendCommand(server, stranger, "no-such-command", {});
  const before = await stateOf(viewer.id, site);
  for (const person of [owner, editor, viewer, stranger]) {
    const refused = await sendCommand(server, person, name, inputFor(viewer.id, site));
    expect([refused.status, refused.body]).toEqual([404, unknown]);
    // Nor is there anything to be learnt from what is wrong with the input.
    expect((await sendCommand(server, person, name, { nonsense: true })).body).toEqual(unknown);
  }
  for (const nobody of [undefined, suspended]) {
    expect((await sendCommand(server, nobody, name, inputFor(viewer.id, site))).status).toBe(401);
  }
  const service = await fetch(`${server.url}/api/${name}`, {
    method: "POST",
    headers: { authorization: `Bearer ${server.secretKey}`, "content-type": "application/json" },
    body: JSON.stringify(inputFor(viewer.id, site)),
  });
  expect(service.status).toBe(401);
  expect(await stateOf(viewer.id, site)).toEqual(before);
});

test("whoever has lost the role administers nothing, with a token that still looks good", async () => {
  const [admin, person] = await Promise.all([createAdmin(server), createPerson(server), createAdmin(server)]);
  await server.owner.query("update profiles set role = 'customer' where user_id = $1", [admin.id]);
  const answer = await sendCommand(server, admin, "set-role", {
    request: request(),
    account: person.id,
    role: "admin",
  });
  expect(answer.status).toBe(404);
});

test("a role is granted, declined and taken, with before and after in the audit", async () => {
  const [admin, person] = await Promise.all([createAdmin(server), createPerson(server)]);
  await server.owner.query("update profiles set requested_role = 'admin' where user_id = $1", [person.id]);
  const say = (role: string) =>
    sendCommand(server, admin, "set-role", { request: request(), account: person.id, role });
  expect((await say("customer")).status).toBe(200);
  expect((await say("admin")).status).toBe(200);
  const { rows } = await server.owner.query(
    "select actor, before, after from private.audit where target = $1 and act = 'set-role' order by id",
    [person.id],
  );
  expect(rows).toEqual([
    { actor: admin.id, before: { role: "customer", requested: "admin" }, after: { role: "customer" } },
    { actor: admin.id, before: { role: "customer", requested: null }, after: { role: "admin" } },
  ]);
});

test("the last administrator stays one: by no command, and of two who remove each other one stays", async () => {
  const alone = await createTestServer({ limits: noLimits });
  const [one, two] = [await createAdmin(alone), await createAdmin(alone)];
  const answers = await Promise.all([
    sendCommand(alone, one, "set-role", { request: request(), account: two.id, role: "customer" }),
    sendCommand(alone, two, "suspend-account", {
      request: request(),
      account: one.id,
      reason: "Mutual",
      sitesStayLive: true,
    }),
  ]);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const { rows } = await alone.owner.query(
    `select user_id from profiles join auth.users on id = user_id
     where profiles.role = 'admin' and coalesce(banned_until, '-infinity') < now()`,
  );
  expect(rows).toHaveLength(1);
  const last = rows[0].user_id === one.id ? one : two;
  const own = await sendCommand(alone, last, "set-role", {
    request: request(),
    account: last.id,
    role: "customer",
  });
  expect(own.body.code).toBe("not_now");
});

test("whoever is suspended is refused at once, and let in again with all that they had", async () => {
  const admin = await createAdmin(server);
  const { site, owner, editor } = await createSiteWithMembers(server);
  const input = { request: request(), account: owner.id, reason: "Unpaid", sitesStayLive: false };
  expect((await sendCommand(server, admin, "suspend-account", input)).status).toBe(200);
  expect((await sendCommand(server, owner, "list-sessions", {})).status).toBe(401);
  await expect(signIn(server, owner)).rejects.toThrow("banned");
  const linked = await sendCommand(server, admin, "send-password-link", {
    request: request(),
    account: owner.id,
  });
  expect(linked.body.code).toBe("not_now");
  const { rows: told } = await queryAs(server.database, admin, "select studio_person($1) as person", [
    owner.id,
  ]);
  expect(told[0]?.person).toMatchObject({
    status: "suspended",
    suspension: { reason: "Unpaid", sitesStayLive: false },
    sites: [expect.objectContaining({ id: site, role: "owner" })],
  });
  const lift = { request: request(), account: owner.id };
  expect((await sendCommand(server, admin, "lift-suspension", lift)).status).toBe(200);
  await signIn(server, owner);
  expect((await sendCommand(server, editor, "list-sessions", {})).status).toBe(200);
  const again = await sendCommand(server, admin, "lift-suspension", { ...lift, request: request() });
  expect(again.body.code).toBe("not_now");
});

test("whoever is suspended is mailed why and where to write, unless the studio would rather not", async () => {
  const [admin, person, quiet] = [
    await createAdmin(server),
    await createPerson(server),
    await createPerson(server),
  ];
  const suspend = (account: string, input: object = {}) =>
    sendCommand(server, admin, "suspend-account", {
      request: request(),
      account,
      reason: "Mails come back",
      sitesStayLive: true,
      ...input,
    });
  const mailsTo = async (to: string) =>
    (await server.mails()).filter((mail) => mail.kind === "account-suspended" && mail.to === to);
  const once = { request: request() };
  await Promise.all([suspend(person.id, once), suspend(person.id, once)]);
  const mail = { reason: "Mails come back", sitesStayLive: true, replyTo: "hello@fabula.example" };
  expect(await mailsTo(person.email)).toMatchObject([mail]);
  // The same again is no news; another reason is.
  await suspend(person.id);
  expect(await mailsTo(person.email)).toHaveLength(1);
  await suspend(person.id, { reason: "Spam" });
  expect(await mailsTo(person.email)).toMatchObject([mail, { ...mail, reason: "Spam" }]);
  expect((await suspend(quiet.id, { isTold: false })).status).toBe(200);
  expect(await mailsTo(quiet.email)).toEqual([]);
});

test("nobody suspends themselves", async () => {
  const [admin] = await Promise.all([createAdmin(server), createAdmin(server)]);
  const input = { request: request(), account: admin.id, reason: "Holiday", sitesStayLive: true };
  expect((await sendCommand(server, admin, "suspend-account", input)).body.code).toBe("not_now");
  expect((await sendCommand(server, admin, "list-sessions", {})).status).toBe(200);
});

test("whoever is invited has an account without a password, which the mail alone opens, for 7 days", async () => {
  const admin = await createAdmin(server);
  const email = newEmail();
  const input = { request: request(), email, name: "Ada Weir" };
  const { body } = await sendCommand(server, admin, "invite-person", input);
  expect((await sendCommand(server, admin, "invite-person", input)).body).toEqual(body);
  const twice = await sendCommand(server, admin, "invite-person", { ...input, request: request() });
  expect(twice.body).toMatchObject({ code: "already_there", fields: { email: expect.any(String) } });
  const list = async () =>
    (
      await queryAs(server.database, admin, "select status, role from studio_people(containing => $1)", [
        email,
      ])
    ).rows;
  expect(await list()).toEqual([{ status: "invited", role: "customer" }]);
  const early = await sendCommand(server, admin, "set-role", {
    request: request(),
    account: body.account,
    role: "admin",
  });
  expect(early.body.code).toBe("not_now");
  const { rows } = await server.owner.query(
    "select round(extract(epoch from expires_at - now()) / 86400)::int as days from auth.one_time_tokens where user_id = $1",
    [body.account],
  );
  expect(rows).toEqual([{ days: 7 }]);
  const { link } = await newestMail(server, "welcome", email);
  const { target, fragment } = await follow(link);
  expect([target.pathname, fragment.get("type")]).toEqual(["/auth/new-password", "recovery"]);
  expect(fragment.get("access_token")).toBeTruthy();
  expect(await list()).toEqual([{ status: "active", role: "customer" }]);
  const { rows: audit } = await server.owner.query("select after from private.audit where target = $1", [
    body.account,
  ]);
  expect(JSON.stringify(audit)).not.toContain("token");
});

test("an account is deleted with its address typed and 30 days of grace, and kept again", async () => {
  const [admin, person] = await Promise.all([createAdmin(server), createPerson(server), createAdmin(server)]);
  const remove = (email: string, account = person.id) =>
    sendCommand(server, admin, "delete-person", { request: request(), account, email });
  expect((await remove("other@example.com")).body).toMatchObject({ fields: { email: expect.any(String) } });
  expect((await remove(admin.email, admin.id)).body.code).toBe("not_now");
  expect((await sendCommand(server, person, "list-sessions", {})).status).toBe(200);
  const { status, body } = await remove(person.email.toUpperCase());
  expect(status).toBe(200);
  expect(Date.parse(String(body.leavesAt)) - Date.now()).toBeGreaterThan(29 * 86_400_000);
  expect((await sendCommand(server, person, "list-sessions", {})).status).toBe(401);
  const told = async () =>
    (
      await queryAs(server.database, admin, "select status from studio_people(containing => $1)", [
        person.email,
      ])
    ).rows;
  expect(await told()).toEqual([{ status: "leaving" }]);
  const keep = () => sendCommand(server, admin, "keep-person", { request: request(), account: person.id });
  expect((await keep()).status).toBe(200);
  expect((await keep()).body.code).toBe("not_now");
  expect(await told()).toEqual([{ status: "active" }]);
});

test("a site handed over is the other's at once, with room for it, and both are told", async () => {
  const admin = await createAdmin(server);
  const [from, to] = await Promise.all([createPerson(server), createPerson(server)]);
  const site = await createSite(server, from);
  const give = (email: string) =>
    sendCommand(server, admin, "hand-over-site", { request: request(), site, to: email });
  expect((await give(newEmail())).body).toMatchObject({
    code: "not_now",
    fields: { to: expect.any(String) },
  });
  expect((await give(from.email)).body.code).toBe("not_now");
  await server.owner.query("insert into plans values ('none', 0, 60, 0, 0) on conflict do nothing");
  await server.owner.query("update profiles set plan = 'none' where user_id = $1", [to.id]);
  expect((await give(to.email)).body.code).toBe("quota_reached");
  const members = async () =>
    (await server.owner.query("select user_id, role from site_members where site = $1 order by role", [site]))
      .rows;
  expect(await members()).toEqual([{ user_id: from.id, role: "owner" }]);
  await server.owner.query("update profiles set plan = 'free' where user_id = $1", [to.id]);
  expect((await give(to.email)).body).toEqual({ owner: to.id });
  expect(await members()).toEqual([
    { user_id: from.id, role: "editor" },
    { user_id: to.id, role: "owner" },
  ]);
  await newestMail(server, "site-given", to.email);
  await newestMail(server, "site-taken", from.email);
});

test("the list is searched, filtered, sorted and paged, and a table of it runs nothing", async () => {
  const alone = await createTestServer({ limits: noLimits });
  const admin = await createAdmin(alone);
  const [zoe, adam] = [await createPerson(alone), await createPerson(alone)];
  const name = async (id: string, text: string) =>
    alone.owner.query("update profiles set full_name = $2 where user_id = $1", [id, text]);
  await name(zoe.id, "=Zoe 100%");
  await name(adam.id, "Adam");
  await name(admin.id, "Head");
  await alone.owner.query("update profiles set requested_role = 'admin' where user_id = $1", [zoe.id]);
  const list = async (args: string) => {
    const { rows } = await queryAs(alone.database, admin, `select name, found from studio_people(${args})`);
    return rows.map((row) => `${row.name} of ${row.found}`);
  };
  expect(await list("sorted_by => 'name'")).toEqual(["=Zoe 100% of 3", "Adam of 3", "Head of 3"]);
  expect(await list("sorted_by => 'name', page => 2, page_size => 2")).toEqual(["Head of 3"]);
  expect(await list("containing => '100%'")).toEqual(["=Zoe 100% of 1"]);
  expect(await list("containing => '%'")).toEqual(["=Zoe 100% of 1"]);
  expect(await list("with_role => 'asking'")).toEqual(["=Zoe 100% of 1"]);
  expect(await list("with_role => 'admin', with_status => 'active'")).toEqual(["Head of 1"]);
  expect(await list("with_status => 'suspended'")).toEqual([]);
  expect(await list("sorted_by => 'since; drop table sites'")).toHaveLength(3);
  const { body } = await sendCommand(alone, admin, "export-people", { role: "asking" });
  expect(body.count).toBe(1);
  expect(body.csv).toContain(`"'=Zoe 100%"`);
  const { rows: counts } = await queryAs(alone.database, admin, "select * from studio_people_counts()");
  expect(counts).toEqual([
    { status: "active", people: 3 },
    { status: "asking", people: 1 },
  ]);
});

test("what administrators read is refused to everybody else", async () => {
  const { owner, editor, viewer, stranger } = await createSiteWithMembers(server);
  const reads = [
    "select * from studio_people()",
    "select * from studio_people_counts()",
    "select studio_person(gen_random_uuid())",
    "select * from studio_person_audit(gen_random_uuid())",
  ];
  for (const read of reads) {
    for (const caller of [owner, editor, viewer, stranger]) {
      await expect(queryAs(server.database, caller, read)).rejects.toThrow("Only an administrator");
    }
    for (const caller of ["anon", "service_role"] as const) {
      await expect(queryAs(server.database, caller, read)).rejects.toThrow(/permission denied|Only an/);
    }
  }
  for (const table of ["people", "suspensions", "looks"]) {
    for (const caller of [owner, "anon"] as const) {
      const asked = queryAs(server.database, caller, `select * from private.${table}`);
      await expect(asked).rejects.toThrow("permission denied");
    }
  }
});

test("the plan of somebody is the hosting that goes on, before the account that costs nothing", async () => {
  const admin = await createAdmin(server);
  const { customer } = await createCustomer(server, admin);
  const ticket = randomUUID();
  const question = { request: request(), ticket, subject: "Plan", body: "Which?", pictures: [] };
  await mustSend(server, customer, "ask-studio", question);
  const plansOf = async ({ id, email }: { id: string; email: string }) => {
    const { rows } = await queryAs(
      server.database,
      admin,
      `select plan, studio_person($2) ->> 'plan' as page, read_ticket($3) -> 'person' ->> 'plan' as desk
      from studio_people(containing => $1)`,
      [email, id, ticket],
    );
    const { csv } = await mustSend(server, admin, "export-people", { containing: email });
    return [...rows, String(csv).split("\r\n").at(1)?.replaceAll('"', "").split(",").at(3)];
  };
  expect(await plansOf(customer)).toEqual([{ plan: "hosting", page: "hosting", desk: "hosting" }, "hosting"]);
  expect(await plansOf(admin)).toEqual([{ plan: null, page: null, desk: "hosting" }, ""]);
  await server.owner.query("update subscriptions set state = 'ended' where customer = $1", [customer.id]);
  expect(await plansOf(customer)).toEqual([{ plan: "free", page: "free", desk: "free" }, "free"]);
});
