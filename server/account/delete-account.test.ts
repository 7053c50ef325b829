import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { adminClient, newestMail, noLimits, signIn, untilBlocked } from "../testing/accounts.ts";
import { queryAs } from "../testing/query-as.ts";
import { createPerson, type Person, sendCommand } from "../testing/send-command.ts";
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

const send = (person: Pick<Person, "token"> | undefined, name: string, input: object = {}) =>
  sendCommand(server, person, name, { request: randomUUID(), ...input });

const leave = (person: Person, said: object = {}) =>
  send(person, "delete-account", { email: person.email, password: person.password, ...said });

/** All that leaving and coming back change of an account and what is its own. */
async function stateOf({ id, email }: Pick<Person, "id" | "email">) {
  const { rows } = await server.owner.query(
    `select (select to_jsonb(p) - 'updated_at' from profiles p where user_id = $1) as profile,
       (select count(*)::int from auth.sessions where user_id = $1) as sessions,
       (select json_agg(s order by s.id) from sites s where owner = $1) as sites,
       (select json_agg(m order by m.site) from site_members m where user_id = $1) as members,
       (select json_agg(o) from private.ownership_offers o where $1 in (author, receiver)) as offers,
       (select count(*)::int from private.audit where actor = $1) as audits,
       (select count(*)::int from private.mail_queue where mail ->> 'to' = $2) as mails`,
    [id, email],
  );
  return rows[0];
}

const inDays = (at: unknown) => Math.round((Date.parse(String(at)) - Date.now()) / 86_400_000);

test("an account that leaves is told when it ends, keeps the session that asked, and comes back as it was", async () => {
  const person = await createPerson(server);
  const other = await signIn(server, person);
  const site = await createSite(server, person);
  const before = await stateOf(person);
  const { status, body } = await leave(person, { email: ` ${person.email.toUpperCase()} ` });
  expect([status, inDays(body.leavesAt)]).toEqual([200, 30]);
  const leaving = await stateOf(person);
  expect(leaving).toMatchObject({ sessions: 1, sites: before.sites, mails: 1 });
  expect(Date.parse(leaving.profile.leaves_at)).toBe(Date.parse(String(body.leavesAt)));
  expect((await other.client.refreshSession()).error).not.toBeNull();
  const mail = await newestMail(server, "account-leaving", person.email);
  expect(mail).toMatchObject({
    leavesAt: body.leavesAt,
    isOwnWish: true,
    link: `${server.url}/auth?next=%2Fdashboard`,
  });

  const again = await signIn(server, person);
  const back = { token: again.session.access_token };
  expect((await send(back, "keep-account")).status).toBe(200);
  const kept = await stateOf(person);
  expect(kept.profile).toEqual(before.profile);
  expect({ sites: kept.sites, members: kept.members }).toEqual({
    sites: before.sites,
    members: before.members,
  });
  expect((await send(back, "rename-site", { site, name: "Here again" })).status).toBe(200);
  const { rows } = await server.owner.query(
    "select act, before, after from private.audit where actor = $1 and target_kind = 'account' order by id",
    [person.id],
  );
  expect(rows).toEqual([
    { act: "delete-account", before: null, after: { leavesAt: body.leavesAt } },
    { act: "keep-account", before: { leavesAt: body.leavesAt }, after: null },
  ]);
});

test("while it leaves, nothing is done in its name but coming back and taking its data along", async () => {
  const { site, owner, editor } = await createSiteWithMembers(server);
  await leave(owner);
  const before = await stateOf(owner);
  for (const [name, input] of [
    ["rename-site", { site, name: "Mine" }],
    ["list-sessions", {}],
    ["end-other-sessions", {}],
    ["create-site", { site: randomUUID() }],
    ["invite-member", { site, email: "guest@example.com", role: "viewer" }],
    ["offer-ownership", { site, member: editor.id }],
  ] as const) {
    const { request: _, ...bare } = { request: "", ...input };
    const sent = name === "list-sessions" ? sendCommand(server, owner, name, bare) : send(owner, name, input);
    const { status, body } = await sent;
    const isInvalid = body.code === "invalid_input";
    expect([name, isInvalid ? 403 : status, isInvalid ? "account_leaving" : body.code]).toEqual([
      name,
      403,
      "account_leaving",
    ]);
  }
  // What is for administrators is not there for whoever leaves either, whatever they send.
  const { body: nowhere } = await sendCommand(server, owner, "there-is-no-such-command", {});
  for (const name of ["export-people", "set-role"]) {
    expect(await sendCommand(server, owner, name, {})).toMatchObject({ status: 404, body: nowhere });
  }
  const upload = await fetch(`${server.url}/api/pictures?id=${randomUUID()}&name=a.jpg`, {
    method: "POST",
    headers: { authorization: `Bearer ${owner.token}` },
    body: "x",
  });
  expect(upload.status).toBeGreaterThanOrEqual(400);
  expect(await stateOf(owner)).toEqual(before);
  const data = await sendCommand(server, owner, "export-account", {});
  expect((await fetch(`${server.url}${data.body.link}`)).status).toBe(200);
  const whole = await sendCommand(server, owner, "export-site", { site });
  expect((await fetch(`${server.url}${whole.body.link}`)).status).toBe(200);
});

test.each([
  ["another address", { email: "somebody@example.com" }, 400, "invalid_input", "email"],
  ["no password", { password: undefined }, 403, "proof_needed", "password"],
  ["an empty password", { password: "" }, 403, "proof_needed", "password"],
  ["a wrong password", { password: "wrong horse" }, 403, "proof_needed", "password"],
  ["a code in place of it", { password: undefined, code: "123456" }, 403, "proof_needed", "password"],
])("with %s nothing is deleted", async (_, said, status, code, field) => {
  const person = await createPerson(server);
  const before = await stateOf(person);
  const answer = await leave(person, said);
  expect([answer.status, answer.body.code, Object.keys(answer.body.fields ?? {})]).toEqual([
    status,
    code,
    [field],
  ]);
  expect(await stateOf(person)).toEqual(before);
});

test("nobody guesses at a password here without end, and no quick hash of it is kept", async () => {
  const person = await createPerson(server);
  const statuses: number[] = [];
  for (let tried = 0; tried < 11; tried += 1) {
    statuses.push((await leave(person, { password: `guess ${tried}` })).status);
  }
  expect(statuses).toEqual([...Array(10).fill(403), 429]);
  expect((await leave(person)).status).toBe(429);
  const other = await createPerson(server);
  const request = randomUUID();
  await leave(other, { request });
  const repeated = await leave(other, { request, password: "anything" });
  expect(repeated.status).toBe(200);
  expect(await stateOf(other)).toMatchObject({ mails: 1, audits: 1 });
});

test("an account without a password is deleted by a fresh sign-in, or by the code that was mailed", async () => {
  const person = await createPerson(server);
  const { client } = await signIn(server, person);
  const { data } = await client.getSession();
  const here = { ...person, token: data.session?.access_token ?? "" };
  await server.owner.query("update auth.users set encrypted_password = null where id = $1", [person.id]);
  await server.owner.query(
    "update auth.sessions set created_at = now() - interval '61 minutes' where user_id = $1",
    [person.id],
  );
  const bare = { password: undefined };
  const before = await stateOf(person);
  expect((await leave(here, bare)).body).toMatchObject({
    code: "proof_needed",
    fields: { code: expect.any(String) },
  });
  expect((await leave(here, { ...bare, code: "000000" })).body.code).toBe("proof_needed");
  expect(await stateOf(person)).toEqual(before);
  expect((await client.reauthenticate()).error).toBeNull();
  const { code } = await newestMail(server, "reauthentication", person.email);
  const wrong = code === "000000" ? "000001" : "000000";
  expect((await leave(here, { ...bare, code: wrong })).status).toBe(403);
  expect((await leave(here, { ...bare, code: ` ${code.slice(0, 3)} ${code.slice(3)}` })).status).toBe(200);

  const fresh = await createPerson(server);
  await server.owner.query("update auth.users set encrypted_password = null where id = $1", [fresh.id]);
  expect((await leave(fresh, bare)).status).toBe(200);
});

test("a password that is changed while it is proven proves nothing", async () => {
  const person = await createPerson(server);
  const rival = await server.owner.connect();
  try {
    await rival.query("begin");
    await rival.query("update auth.users set encrypted_password = 'another' where id = $1", [person.id]);
    const answer = leave(person);
    await untilBlocked(server);
    await rival.query("commit");
    expect((await answer).body.code).toBe("not_now");
  } finally {
    rival.release();
  }
  expect((await stateOf(person)).profile.leaves_at).toBeNull();
});

test("whoever presses twice leaves once, and is told the same day", async () => {
  const person = await createPerson(server);
  const request = randomUUID();
  const answers = await Promise.all([
    leave(person, { request }),
    leave(person, { request }),
    leave(person),
    leave(person),
  ]);
  expect(new Set(answers.map(({ status, body }) => `${status} ${body.leavesAt}`)).size).toBe(1);
  expect(answers[0]?.status).toBe(200);
  expect(await stateOf(person)).toMatchObject({ mails: 1, audits: 1 });
});

test("offers of sites are withdrawn, made or received, and do not come back with the account", async () => {
  const one = await createSiteWithMembers(server);
  const two = await createSiteWithMembers(server);
  await send(one.owner, "offer-ownership", { site: one.site, member: one.editor.id });
  await send(two.owner, "offer-ownership", { site: two.site, member: two.editor.id });
  await leave(one.owner);
  await leave(two.editor);
  expect((await stateOf(one.owner)).offers).toBeNull();
  expect((await stateOf(two.editor)).offers).toBeNull();
  await send(one.owner, "keep-account");
  expect((await send(one.editor, "accept-ownership", { site: one.site })).body.code).toBe("not_now");
  expect((await stateOf(one.owner)).sites).toHaveLength(1);
  expect((await stateOf(two.editor)).members).toHaveLength(1);
});

test("an offer that is accepted while its owner leaves goes one way or the other, and no site is lost between", async () => {
  const { site, owner, editor } = await createSiteWithMembers(server);
  await send(owner, "offer-ownership", { site, member: editor.id });
  const [left, accepted] = await Promise.all([leave(owner), send(editor, "accept-ownership", { site })]);
  expect(left.status).toBe(200);
  const { rows } = await server.owner.query("select owner from sites where id = $1", [site]);
  expect(rows).toEqual([{ owner: accepted.status === 200 ? editor.id : owner.id }]);
});

test("once the time is over nobody comes back", async () => {
  const person = await createPerson(server);
  await leave(person);
  await server.owner.query(
    "update profiles set leaving_since = now() - interval '31 days', leaves_at = now() - interval '1 day' where user_id = $1",
    [person.id],
  );
  const before = await stateOf(person);
  expect((await send(person, "keep-account")).body.code).toBe("not_now");
  expect(await stateOf(person)).toEqual(before);
});

test("nobody deletes or keeps an account but whoever it is: a visitor is refused, and so is who is suspended", async () => {
  const [person, suspended] = await Promise.all([createPerson(server), createPerson(server)]);
  await server.owner.query("update auth.users set banned_until = now() + interval '1 day' where id = $1", [
    suspended.id,
  ]);
  for (const name of ["delete-account", "keep-account"]) {
    const input = name === "keep-account" ? {} : { email: person.email, password: person.password };
    for (const [actor, status] of [
      [undefined, 401],
      [suspended, 401],
    ] as const) {
      const before = [await stateOf(person), await stateOf(suspended)];
      expect((await send(actor, name, input)).status).toBe(status);
      expect([await stateOf(person), await stateOf(suspended)]).toEqual(before);
    }
  }
  for (const statement of [
    "update profiles set leaves_at = now()",
    "update profiles set leaving_since = null, leaves_at = null",
    "select private.begin_leaving(gen_random_uuid())",
    "select private.keep_account(gen_random_uuid())",
    "select * from private.left_accounts()",
    "select * from private.tell_leaving()",
    "select private.leaves_at(gen_random_uuid())",
    "select private.is_open(gen_random_uuid())",
    "select private.administers(gen_random_uuid())",
  ]) {
    for (const caller of ["anon", person, suspended] as const) {
      await expect(queryAs(server.database, caller, statement)).rejects.toThrow("permission denied");
    }
  }
});

test("the studio has somebody leave who is suspended", async () => {
  const person = await createPerson(server);
  await adminClient(server).admin.updateUserById(person.id, { ban_duration: "1h" });
  const { beginLeaving } = await import("./begin-leaving.ts");
  await server.database.typed
    .transaction()
    .execute((transaction) => beginLeaving(transaction, server.commands, { account: person.id }));
  expect(await stateOf(person)).toMatchObject({ sessions: 0, mails: 1 });
  expect(await newestMail(server, "account-leaving", person.email)).toMatchObject({ isOwnWish: false });
});
