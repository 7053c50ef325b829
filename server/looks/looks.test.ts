import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { everyCommand } from "../api/every-command.ts";
import { noLimits, send, signIn } from "../testing/accounts.ts";
import { createAdmin } from "../testing/admin.ts";
import { createPerson, type Person, sendCommand } from "../testing/send-command.ts";
import { createSite } from "../testing/sites.ts";
import { createTestServer, type TestServer } from "../testing/test-server.ts";

let server: TestServer;
const cleanUps: (() => Promise<void>)[] = [];

beforeAll(async () => {
  server = await createTestServer({ limits: noLimits, onFinished: (cleanUp) => void cleanUps.push(cleanUp) });
});
afterAll(async () => {
  for (const cleanUp of cleanUps.reverse()) await cleanUp();
});

type Session = { access_token: string; refresh_token: string };

async function beginLook(admin: Person, customer: Pick<Person, "id">) {
  const { status, body } = await sendCommand(server, admin, "begin-look", {
    account: customer.id,
    reason: "They asked for help",
  });
  const session = body.session as Session | undefined;
  return { status, body, session, token: session?.access_token ?? "" };
}

async function scene() {
  const [admin, customer] = await Promise.all([createAdmin(server), createPerson(server)]);
  const look = await beginLook(admin, customer);
  expect(look.status).toBe(200);
  return { admin, customer, look };
}

/** What is let in with this token: the account, the data, the commands. */
async function doors(token: string) {
  const [user, data, command] = await Promise.all([
    send(server, "GET", "/user", { token }),
    fetch(`${server.url}/rest/v1/profiles?select=user_id,role`, {
      headers: { authorization: `Bearer ${token}` },
    }),
    sendCommand(server, { token }, "sites-address", {}),
  ]);
  return [user.status, data.status, command.status];
}

test("an administrator sees what the customer sees, as the customer, and the audit says who it was", async () => {
  const { admin, customer, look } = await scene();
  const site = await createSite(server, customer);
  expect(await doors(look.token)).toEqual([200, 200, 200]);
  const saved = await sendCommand(server, look, "save-draft", {
    request: randomUUID(),
    site,
    revision: 1,
    patch: [{ op: "replace", path: ["facts", "city"], value: "Hamburg" }],
  });
  expect(saved.status).toBe(200);
  expect((await sendCommand(server, look, "end-look", {})).status).toBe(200);
  expect(await doors(look.token)).toEqual([403, 401, 401]);
  const { rows } = await server.owner.query(
    "select act, actor, on_behalf_of from private.audit where actor = $1 order by id",
    [admin.id],
  );
  expect(rows.at(0)).toEqual({ act: "begin-look", actor: admin.id, on_behalf_of: null });
  expect(rows.at(-1)).toEqual({ act: "end-look", actor: admin.id, on_behalf_of: customer.id });
  const log = await fetch(`${server.url}/rest/v1/rpc/my_looks`, {
    headers: { authorization: `Bearer ${customer.token}` },
  });
  expect(await log.json()).toEqual([
    expect.objectContaining({ reason: "They asked for help", is_open: false, ended_at: expect.any(String) }),
  ]);
});

test("what gives an account away, costs money, invites or destroys is refused, and so is all that is new", async () => {
  const { customer, look } = await scene();
  const site = await createSite(server, customer);
  const before = await server.owner.query("select * from sites where id = $1", [site]);
  const open = new Set<string>();
  for (const { command } of everyCommand) {
    const { body } = await sendCommand(server, look, command.name, { request: randomUUID(), site });
    if (!["only_looking", "invalid_input", "not_found"].includes(String(body.code))) open.add(command.name);
    if (command.by === "admin") expect([command.name, body.code]).toEqual([command.name, "not_found"]);
  }
  expect([...open].filter((name) => !harmless.includes(name))).toEqual([]);
  const asked = { request: randomUUID(), site };
  const passing: [string, object][] = [
    ["trash-site", asked],
    ["unpublish-site", asked],
    ["export-site", { site }],
    ["export-account", {}],
    ["end-other-sessions", { request: randomUUID() }],
    ["change-settings", { ...asked, settings: { messagesTo: "me@example.com" } }],
    ["invite-member", { ...asked, email: "me@example.com", role: "editor" }],
  ];
  for (const [name, input] of passing) {
    expect([name, (await sendCommand(server, look, name, input)).body.code]).toEqual([name, "only_looking"]);
  }
  expect((await server.owner.query("select * from sites where id = $1", [site])).rows).toEqual(before.rows);
});

/** Commands that answer to so little input, and change nothing by it. */
const harmless = ["sites-address", "list-sessions", "domain-targets", "end-look", "check-site", "be-present"];

test("password and address are not changed by it, nothing is written past the commands, and others stay signed in", async () => {
  const { customer, look } = await scene();
  const stateOf = async () =>
    (
      await server.owner.query(
        `select users.encrypted_password, users.email, users.email_change, profiles.full_name, users.raw_user_meta_data
         from auth.users join profiles on user_id = id where id = $1`,
        [customer.id],
      )
    ).rows;
  const before = await stateOf();
  const { token } = look;
  for (const body of [{ password: "another good one" }, { email: "mine@example.com" }, { data: { a: 1 } }]) {
    expect((await send(server, "PUT", "/user", { token, body })).status).toBe(403);
  }
  expect((await send(server, "GET", "/reauthenticate", { token })).status).toBe(403);
  const renamed = await fetch(`${server.url}/rest/v1/profiles?user_id=eq.${customer.id}`, {
    method: "PATCH",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    body: JSON.stringify({ full_name: "Somebody" }),
  });
  expect(renamed.status).toBeGreaterThanOrEqual(400);
  expect(await stateOf()).toEqual(before);
  // To sign out everywhere is the customer's own.
  expect((await send(server, "POST", "/logout?scope=global", { token })).status).toBe(204);
  expect((await doors(token))[0]).toBe(403);
  expect((await sendCommand(server, customer, "list-sessions", {})).status).toBe(200);
});

test("it is no longer than its hour, and nothing makes it longer", async () => {
  const { look } = await scene();
  const refreshed = await send(server, "POST", "/token?grant_type=refresh_token", {
    body: { refresh_token: look.session?.refresh_token },
  });
  expect(refreshed.status).toBe(400);
  const [, payload = ""] = look.token.split(".");
  const { exp, session_id } = JSON.parse(String(Buffer.from(payload, "base64url")));
  expect(exp * 1000 - Date.parse(String(look.body.endsAt))).toBeLessThanOrEqual(121_000);
  await server.owner.query("update private.looks set ends_at = now() where session = $1", [session_id]);
  expect(await doors(look.token)).toEqual([403, 401, 401]);
});

test.each([
  [
    "the administrator is suspended",
    "update auth.users set banned_until = now() + interval '1 day' where id = $1",
  ],
  ["the administrator is none any more", "update profiles set role = 'customer' where user_id = $1"],
  ["the administrator's account is erased", "delete from auth.users where id = $1"],
])("it ends as soon as %s", async (_, statement) => {
  const { admin, look } = await scene();
  await createAdmin(server);
  await server.owner.query(statement, [admin.id]);
  expect(await doors(look.token)).toEqual([403, 401, 401]);
});

test("it never administers: an account that becomes an administrator's meanwhile is looked at no more", async () => {
  const { customer, look } = await scene();
  await server.owner.query("update profiles set role = 'admin' where user_id = $1", [customer.id]);
  expect(await doors(look.token)).toEqual([403, 401, 401]);
  await server.owner.query("update profiles set role = 'customer' where user_id = $1", [customer.id]);
});

test("nobody looks as whoever leaves: neither at once nor once they have come back", async () => {
  const { admin, customer, look } = await scene();
  const leave = { request: randomUUID(), email: customer.email, password: customer.password };
  expect((await sendCommand(server, customer, "delete-account", leave)).status).toBe(200);
  const looks = async () =>
    (await server.owner.query("select session from private.looks where account = $1", [customer.id])).rows;
  const before = await looks();
  expect((await beginLook(admin, customer)).body.code).toBe("not_now");
  expect(await looks()).toEqual(before);
  const kept = await sendCommand(server, customer, "keep-account", { request: randomUUID() });
  expect(kept.status).toBe(200);
  expect(await doors(look.token)).toEqual([403, 401, 401]);
  expect((await beginLook(admin, customer)).status).toBe(200);
});

test("nobody looks as an administrator, as whoever does not want it, or as two at once", async () => {
  const { admin, customer, look } = await scene();
  const other = await createAdmin(server);
  expect((await beginLook(admin, other)).body.code).toBe("not_now");
  const forbid = { request: randomUUID(), allowed: false };
  // Not even by the look itself.
  expect((await sendCommand(server, look, "allow-looks", forbid)).body.code).toBe("only_looking");
  expect((await sendCommand(server, customer, "allow-looks", forbid)).status).toBe(200);
  expect(await doors(look.token)).toEqual([403, 401, 401]);
  expect((await beginLook(admin, customer)).body.code).toBe("not_now");
  const { customer: careful, look: begun } = await scene();
  const nothing = { request: randomUUID(), access: "none" };
  expect((await sendCommand(server, begun, "allow-studio", nothing)).body.code).toBe("only_looking");
  expect((await sendCommand(server, careful, "allow-studio", nothing)).status).toBe(200);
  expect(await doors(begun.token)).toEqual([403, 401, 401]);
  expect((await beginLook(admin, careful)).body.code).toBe("not_now");
  const [one, two] = [await createPerson(server), await createPerson(server)];
  const first = await beginLook(admin, one);
  const second = await beginLook(admin, two);
  expect([(await doors(first.token))[0], (await doors(second.token))[0]]).toEqual([403, 200]);
});

test("a look opens no other look, and is not among the customer's own sessions", async () => {
  const { customer, look } = await scene();
  expect((await beginLook({ ...customer, token: look.token }, customer)).status).toBe(404);
  const { body } = await sendCommand(server, customer, "list-sessions", {});
  expect(body.sessions).toHaveLength(1);
  const { client } = await signIn(server, customer);
  await client.updateUser({ password: "a password of my own" });
  expect(await doors(look.token)).toEqual([403, 401, 401]);
});

test("the session of a look is kept nowhere else", async () => {
  const { look } = await scene();
  const { rows } = await server.owner.query(
    "select string_agg(answer::text, '') as answers from private.command_answers",
  );
  expect(String(rows[0].answers)).not.toContain(look.token.slice(-20));
});
