import { expect, test } from "vitest";
import { adminClient, createAccount, newEmail, noLimits, send, signIn } from "../../testing/accounts.ts";
import { createTestServer, type TestServer } from "../../testing/test-server.ts";

const unknownId = "6fbd0a52-0c4d-4e0a-9d0a-3f2b5a1c7e11";

test("accounts are nobody's business without the secret key", async () => {
  const server = await createTestServer();
  const account = await createAccount(server);
  const { session } = await signIn(server, account);
  const before = await server.owner.query("select * from auth.users");
  const requests = [
    ["GET", "/admin/users"],
    ["POST", "/admin/users"],
    ["GET", `/admin/users/${account.id}`],
    ["PUT", `/admin/users/${account.id}`],
    ["DELETE", `/admin/users/${account.id}`],
    ["GET", "/admin/anything"],
  ] as const;
  for (const [method, path] of requests) {
    const body = method === "GET" ? {} : { body: { email: newEmail(), password: "of a stranger" } };
    const anonymous = await send(server, method, path, body);
    expect(anonymous).toMatchObject({ status: 401, body: { error_code: "no_authorization" } });
    for (const token of [session.access_token, `${server.secretKey}x`, server.secretKey.slice(1)]) {
      const answer = await send(server, method, path, { ...body, token });
      expect(answer).toMatchObject({ status: 403, body: { code: 403, error_code: "not_admin" } });
      const asApiKey = await send(server, method, path, { ...body, headers: { apikey: token } });
      expect(asApiKey).toMatchObject({ status: 403, body: { error_code: "not_admin" } });
    }
  }
  expect((await server.owner.query("select * from auth.users")).rows).toEqual(before.rows);
});

test("the secret key opens it as bearer and as apikey", async () => {
  const server = await createTestServer();
  expect((await send(server, "GET", "/admin/users", { token: server.secretKey })).status).toBe(200);
  expect((await send(server, "GET", "/admin/users", { headers: { apikey: server.secretKey } })).status).toBe(
    200,
  );
});

test("accounts are listed by page, newest first, with the links that auth-js reads", async () => {
  const server = await createTestServer();
  const emails: string[] = [];
  for (let index = 0; index < 5; index += 1) emails.unshift((await createAccount(server)).email);
  const { admin } = adminClient(server);
  const first = await admin.listUsers({ page: 1, perPage: 2 });
  expect(first.data).toMatchObject({ aud: "authenticated", total: 5, nextPage: 2, lastPage: 3 });
  const last = await admin.listUsers({ page: 3, perPage: 2 });
  expect(last.data).toMatchObject({ total: 5, nextPage: null, lastPage: 3 });
  const all = await admin.listUsers();
  expect(all.data.users.map((user) => user.email)).toEqual(emails);
  expect([...first.data.users, ...last.data.users].map((user) => user.email)).toEqual([
    ...emails.slice(0, 2),
    ...emails.slice(4),
  ]);
  const wrong = await send(server, "GET", "/admin/users?page=-1&per_page=x", { token: server.secretKey });
  expect(wrong).toMatchObject({ status: 400, body: { error_code: "validation_failed" } });
});

test("an account is created, shown, changed and deleted", async () => {
  const server = await createTestServer();
  const { admin } = adminClient(server);
  const email = newEmail();
  const created = await admin.createUser({
    email: email.toUpperCase(),
    password: "secret",
    email_confirm: true,
    user_metadata: { full_name: "Ada" },
    app_metadata: { plan: "pro" },
  });
  const id = created.data.user?.id ?? "";
  expect(created.data.user).toMatchObject({
    email,
    user_metadata: { full_name: "Ada" },
    app_metadata: { provider: "email", plan: "pro" },
    email_confirmed_at: expect.any(String),
  });
  expect(JSON.stringify(created.data.user)).not.toContain("argon2");
  expect((await admin.getUserById(id)).data.user).toEqual(created.data.user);
  await signIn(server, { id, email, password: "secret" });

  const other = newEmail();
  const changed = await admin.updateUserById(id, {
    email: other,
    password: "another",
    user_metadata: { full_name: null },
  });
  expect(changed.data.user).toMatchObject({ email: other, user_metadata: {} });
  expect((await server.owner.query("select from auth.sessions")).rowCount).toBe(0);
  await signIn(server, { id, email: other, password: "another" });

  expect((await admin.deleteUser(id)).error).toBeNull();
  expect((await admin.getUserById(id)).error).toMatchObject({ status: 404, code: "user_not_found" });
  for (const table of ["users", "identities", "sessions", "refresh_tokens"]) {
    expect([table, (await server.owner.query(`select from auth.${table}`)).rowCount]).toEqual([table, 0]);
  }
  expect(await server.mails()).toEqual([]);
});

test("a soft deletion keeps the row and nothing of the person, and frees the address", async () => {
  const server = await createTestServer();
  const account = await createAccount(server, { metadata: { full_name: "Ada" } });
  const { session } = await signIn(server, account);
  const { admin } = adminClient(server);
  expect((await admin.deleteUser(account.id, true)).error).toBeNull();
  expect((await server.client().getUser(session.access_token)).error?.code).toBe("user_not_found");
  expect((await server.client().refreshSession(session)).error?.code).toBe("refresh_token_not_found");
  expect((await admin.getUserById(account.id)).error?.code).toBe("user_not_found");
  expect((await admin.listUsers()).data.users).toEqual([]);
  const { rows } = await server.owner.query("select row_to_json(u)::text as row from auth.users u");
  expect(rows).toHaveLength(1);
  expect(rows[0].row).not.toContain(account.email);
  expect(rows[0].row).not.toContain("Ada");
  const again = await createAccount(server, { email: account.email });
  expect(again.id).not.toBe(account.id);
});

test("a ban lasts as long as it says, is lifted by none, and says until when", async () => {
  const server = await createTestServer({ limits: noLimits });
  const account = await createAccount(server);
  const { admin } = adminClient(server);
  const { data } = await admin.updateUserById(account.id, { ban_duration: "1h30m" });
  const minutes = (Date.parse(data.user?.banned_until ?? "") - Date.now()) / 60_000;
  expect(minutes).toBeGreaterThan(89);
  expect(minutes).toBeLessThanOrEqual(90);
  expect((await server.client().signInWithPassword(account)).error?.message).toBe("User is banned");
  expect(
    (await admin.updateUserById(account.id, { ban_duration: "none" })).data.user?.banned_until,
  ).toBeUndefined();
  await signIn(server, account);
  for (const ban_duration of [
    "",
    "soon",
    "1",
    "-1h",
    "1h-",
    "99999999999h",
    "1h ",
    "h",
    `${"1h".repeat(40)}`,
  ]) {
    const wrong = await admin.updateUserById(account.id, { ban_duration });
    expect([ban_duration, wrong.error?.status, wrong.error?.code]).toEqual([
      ban_duration,
      400,
      "validation_failed",
    ]);
  }
  await signIn(server, account);
});

test("an address that another account has is refused and nothing changes", async () => {
  const server = await createTestServer();
  const owner = await createAccount(server);
  const account = await createAccount(server);
  const before = await server.owner.query("select * from auth.users order by id");
  const { admin } = adminClient(server);
  const created = await admin.createUser({ email: owner.email.toUpperCase(), password: "secret" });
  expect(created.error).toMatchObject({ status: 422, code: "email_exists" });
  const changed = await admin.updateUserById(account.id, { email: owner.email, user_metadata: { x: 1 } });
  expect(changed.error).toMatchObject({ status: 422, code: "email_exists" });
  const weak = await admin.updateUserById(account.id, { password: "12345" });
  expect(weak.error?.code).toBe("weak_password");
  expect((await server.owner.query("select * from auth.users order by id")).rows).toEqual(before.rows);
});

test("an account that does not exist is not found, and an id that is none is refused", async () => {
  const server = await createTestServer();
  for (const method of ["GET", "PUT", "DELETE"]) {
    const options = { token: server.secretKey, ...(method === "GET" ? {} : { body: {} }) };
    const unknown = await send(server, method, `/admin/users/${unknownId}`, options);
    expect(unknown).toMatchObject({ status: 404, body: { error_code: "user_not_found" } });
    const nonsense = await send(server, method, "/admin/users/1'%20or%20'1'='1", options);
    expect(nonsense).toMatchObject({ status: 400, body: { error_code: "validation_failed" } });
  }
});

/** Makes the account an administrator. */
async function raise(server: TestServer, { id }: { id: string }): Promise<void> {
  await server.owner.query("update public.profiles set role = 'admin' where user_id = $1", [id]);
}

test("the only administrator can be neither deleted nor banned by the secret key", async () => {
  const server = await createTestServer({ limits: noLimits });
  const head = await createAccount(server);
  await raise(server, head);
  const banned = await createAccount(server);
  await raise(server, banned);
  const { admin } = adminClient(server);
  expect((await admin.updateUserById(banned.id, { ban_duration: "1h" })).error).toBeNull();
  const before = await server.owner.query("select * from auth.users order by id");
  const { session } = await signIn(server, head);
  const refused = { status: 409, code: "conflict", message: "The last administrator must stay one." };
  expect((await admin.deleteUser(head.id)).error).toMatchObject(refused);
  expect((await admin.deleteUser(head.id, true)).error).toMatchObject(refused);
  const ban = await admin.updateUserById(head.id, { ban_duration: "1h", user_metadata: { x: 1 } });
  expect(ban.error).toMatchObject(refused);
  const after = await server.owner.query("select * from auth.users order by id");
  const still = ({ last_sign_in_at, ...row }: Record<string, unknown>) => row;
  expect(after.rows.map(still)).toEqual(before.rows.map(still));
  expect((await server.client().getUser(session.access_token)).error).toBeNull();

  expect((await admin.updateUserById(banned.id, { ban_duration: "none" })).error).toBeNull();
  expect((await admin.deleteUser(head.id)).error).toBeNull();
  expect((await admin.deleteUser(banned.id)).error).toMatchObject(refused);
});

test("of two administrators who are deleted at once, one stays", async () => {
  const server = await createTestServer({ limits: noLimits });
  const heads = [await createAccount(server), await createAccount(server)];
  for (const head of heads) await raise(server, head);
  const answers = await Promise.all(
    heads.map(({ id }) =>
      send(server, "DELETE", `/admin/users/${id}`, { token: server.secretKey, body: {} }),
    ),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const { rows } = await server.owner.query("select role from public.profiles");
  expect(rows).toEqual([{ role: "admin" }]);
});

test("user_metadata and identity_data say of the address what they say at Supabase", async () => {
  const server = await createTestServer({ limits: noLimits });
  const { admin } = adminClient(server);
  const email = newEmail();
  const made = await admin.createUser({ email, email_confirm: true, user_metadata: { full_name: "Ada" } });
  const id = made.data.user?.id ?? "";
  expect(made.data.user?.user_metadata).toEqual({ full_name: "Ada", email_verified: true });
  const claims = { sub: id, email, email_verified: true, phone_verified: false };
  expect(made.data.user?.identities?.[0]?.identity_data).toEqual(claims);
  const waiting = await createAccount(server, { confirmed: false });
  expect((await admin.getUserById(waiting.id)).data.user?.user_metadata).toEqual({});
  const confirmed = await admin.updateUserById(waiting.id, {
    email_confirm: true,
    user_metadata: { full_name: "Grace" },
  });
  expect(confirmed.data.user?.user_metadata).toEqual({ full_name: "Grace", email_verified: true });
  expect(confirmed.data.user?.identities?.[0]?.identity_data).toMatchObject({ email_verified: true });
});

test("the secret key leaves an administrator by way of the data as well", async () => {
  const server = await createTestServer({ limits: noLimits });
  const head = await createAccount(server);
  await raise(server, head);
  const ask = (method: string, path: string, body?: object) =>
    fetch(`${server.url}/rest/v1/profiles${path}`, {
      method,
      headers: {
        apikey: server.secretKey,
        "content-type": "application/json",
        prefer: "resolution=merge-duplicates",
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
  const before = await server.owner.query("select * from public.profiles");
  const customer = { user_id: head.id, role: "customer", email: head.email };
  for (const answer of [
    await ask("PATCH", `?user_id=eq.${head.id}`, { role: "customer" }),
    await ask("POST", "?on_conflict=user_id", customer),
    await ask("DELETE", `?user_id=eq.${head.id}`),
  ]) {
    expect([answer.status, await answer.json()]).toMatchObject([
      400,
      { message: "The last administrator must stay one." },
    ]);
  }
  expect((await server.owner.query("select * from public.profiles")).rows).toEqual(before.rows);
  await raise(server, await createAccount(server));
  expect((await ask("PATCH", `?user_id=eq.${head.id}`, { role: "customer" })).ok).toBe(true);
});
