import { expect, test } from "vitest";
import { adminClient, createAccount, noLimits, send, signIn } from "../../testing/accounts.ts";
import { createTestServer } from "../../testing/test-server.ts";

test("a refresh gives a new token of both kinds, and the session goes on", async () => {
  const server = await createTestServer();
  const { client, session } = await signIn(server, await createAccount(server));
  const { data, error } = await client.refreshSession();
  expect(error).toBeNull();
  expect(data.session?.refresh_token).not.toBe(session.refresh_token);
  expect(data.session?.access_token).not.toBe(session.access_token);
  const claims = await client.getClaims(data.session?.access_token);
  const before = await client.getClaims(session.access_token);
  expect(claims.data?.claims.session_id).toBe(before.data?.claims.session_id);
  expect(claims.data?.claims.amr).toEqual(before.data?.claims.amr);
});

test("refresh tokens are stored hashed", async () => {
  const server = await createTestServer();
  const { session } = await signIn(server, await createAccount(server));
  const { rows } = await server.owner.query("select row_to_json(t)::text as row from auth.refresh_tokens t");
  expect(rows).toHaveLength(1);
  expect(rows[0].row).not.toContain(session.refresh_token);
});

test("20 refreshes of one token at once all end with a usable session", async () => {
  const server = await createTestServer();
  const { session } = await signIn(server, await createAccount(server));
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => server.client().refreshSession(session)),
  );
  expect(answers.map((answer) => answer.error)).toEqual(Array(20).fill(null));
  const next = await Promise.all(
    answers.map(async ({ data }) => {
      const user = await server.client().getUser(data.session?.access_token);
      const refreshed = await server
        .client()
        .refreshSession({ refresh_token: data.session?.refresh_token ?? "" });
      return [user.error, refreshed.error];
    }),
  );
  expect(next).toEqual(Array(20).fill([null, null]));
});

test("everybody who exchanges a token within its grace gets the same successor", async () => {
  const server = await createTestServer();
  const { session } = await signIn(server, await createAccount(server));
  const refresh = () => server.client().refreshSession(session);
  const answers = [await refresh(), ...(await Promise.all([refresh(), refresh(), refresh()]))];
  const tokens = new Set(answers.map(({ data }) => data.session?.refresh_token));
  expect([...tokens]).toEqual([expect.any(String)]);
  expect((await server.owner.query("select from auth.refresh_tokens")).rowCount).toBe(2);
});

test("a token that was copied and exchanged within the grace shows as reuse when both go on", async () => {
  const server = await createTestServer();
  const { client, session } = await signIn(server, await createAccount(server));
  const thief = server.client();
  const stolen = await thief.refreshSession(session);
  const own = await client.refreshSession(session);
  expect(own.data.session?.refresh_token).toBe(stolen.data.session?.refresh_token);
  expect((await client.refreshSession()).error).toBeNull();
  await server.owner.query("update auth.refresh_tokens set updated_at = updated_at - interval '11 seconds'");
  expect((await thief.refreshSession()).error?.code).toBe("refresh_token_already_used");
  expect((await server.owner.query("select from auth.sessions")).rowCount).toBe(0);
  expect((await client.refreshSession()).error?.code).toBe("refresh_token_not_found");
});

test("neither the table nor the token alone makes the successor", async () => {
  const server = await createTestServer();
  const { client, session } = await signIn(server, await createAccount(server));
  const { data } = await client.refreshSession();
  const { rows } = await server.owner.query("select row_to_json(t)::text as row from auth.refresh_tokens t");
  for (const { row } of rows) {
    expect(row).not.toContain(session.refresh_token);
    expect(row).not.toContain(data.session?.refresh_token);
  }
});

test("a refresh token used twice, later than 10 s after, revokes the family", async () => {
  const server = await createTestServer();
  const account = await createAccount(server);
  const { client, session } = await signIn(server, account);
  const other = await signIn(server, account);
  const { data: rotated } = await client.refreshSession();
  await server.owner.query("update auth.refresh_tokens set updated_at = updated_at - interval '11 seconds'");

  const reuse = await server.client().refreshSession(session);
  expect(reuse.error).toMatchObject({
    status: 400,
    code: "refresh_token_already_used",
    message: "Invalid Refresh Token: Already Used",
  });
  const heir = await server.client().refreshSession({ refresh_token: rotated.session?.refresh_token ?? "" });
  expect(heir.error).toMatchObject({
    status: 400,
    code: "refresh_token_not_found",
    message: "Invalid Refresh Token: Refresh Token Not Found",
  });
  const access = await server.client().getUser(rotated.session?.access_token);
  expect(access.error?.name).toBe("AuthSessionMissingError");
  expect((await other.client.refreshSession()).error).toBeNull();
});

test("the grace is counted from the first exchange, so that repeating does not prolong it", async () => {
  const server = await createTestServer();
  const { session } = await signIn(server, await createAccount(server));
  const refresh = () => server.client().refreshSession(session);
  expect((await refresh()).error).toBeNull();
  await server.owner.query(
    "update auth.refresh_tokens set updated_at = updated_at - interval '8 seconds' where revoked",
  );
  expect((await refresh()).error).toBeNull();
  await server.owner.query(
    "update auth.refresh_tokens set updated_at = updated_at - interval '3 seconds' where revoked",
  );
  expect((await refresh()).error?.code).toBe("refresh_token_already_used");
});

test("a refresh token that nobody was given is not found", async () => {
  const server = await createTestServer();
  const { error } = await server.client().refreshSession({ refresh_token: "made-up" });
  expect(error).toMatchObject({ status: 400, code: "refresh_token_not_found" });
});

test("sign-out ends all sessions by default, the own one with local, all others with others", async () => {
  const server = await createTestServer({ limits: noLimits });
  const account = await createAccount(server);
  const bystander = await signIn(server, await createAccount(server));
  const lives = async (of: { session: { access_token: string; refresh_token: string } }) => {
    const user = await server.client().getUser(of.session.access_token);
    if (user.error) {
      expect(user.error.name).toBe("AuthSessionMissingError");
      const refresh = await server.client().refreshSession({ refresh_token: of.session.refresh_token });
      expect(refresh.error?.code).toBe("refresh_token_not_found");
    }
    return user.error === null;
  };
  const three = async () =>
    [await signIn(server, account), await signIn(server, account), await signIn(server, account)] as const;

  const [localOwn, localOther] = await three();
  expect((await localOwn.client.signOut({ scope: "local" })).error).toBeNull();
  expect([await lives(localOwn), await lives(localOther)]).toEqual([false, true]);

  const [othersOwn, othersOne, othersTwo] = await three();
  expect((await othersOwn.client.signOut({ scope: "others" })).error).toBeNull();
  expect([await lives(othersOwn), await lives(othersOne), await lives(othersTwo)]).toEqual([
    true,
    false,
    false,
  ]);

  const [globalOwn, globalOther] = await three();
  expect((await globalOwn.client.signOut()).error).toBeNull();
  expect([await lives(globalOwn), await lives(globalOther), await lives(othersOwn)]).toEqual([
    false,
    false,
    false,
  ]);

  expect(await lives(bystander)).toBe(true);
});

test("sign-out with an unknown scope or without a session changes nothing", async () => {
  const server = await createTestServer();
  const { session } = await signIn(server, await createAccount(server));
  const scope = await send(server, "POST", "/logout?scope=everything", { token: session.access_token });
  expect(scope).toMatchObject({ status: 400, body: { code: 400, error_code: "validation_failed" } });
  const anonymous = await send(server, "POST", "/logout");
  expect(anonymous).toMatchObject({ status: 401, body: { code: 401, error_code: "no_authorization" } });
  expect((await server.owner.query("select from auth.sessions")).rowCount).toBe(1);
});

test("a ban ends every session at once", async () => {
  const server = await createTestServer();
  const account = await createAccount(server);
  const { session } = await signIn(server, account);
  const { error } = await adminClient(server).admin.updateUserById(account.id, { ban_duration: "24h" });
  expect(error).toBeNull();
  expect((await server.client().getUser(session.access_token)).error?.name).toBe("AuthSessionMissingError");
  expect((await server.client().refreshSession(session)).error?.code).toBe("refresh_token_not_found");
});

test("a ban that was written straight into the table stops refresh and access token as well", async () => {
  const server = await createTestServer();
  const { session } = await signIn(server, await createAccount(server));
  await server.owner.query("update auth.users set banned_until = now() + interval '1 day'");
  expect((await server.client().refreshSession(session)).error).toMatchObject({
    code: "user_banned",
    message: "User is banned",
  });
  expect((await server.client().getUser(session.access_token)).error).toMatchObject({
    status: 403,
    code: "user_banned",
  });
});

test("deletion ends every session at once", async () => {
  const server = await createTestServer();
  const account = await createAccount(server);
  const { session } = await signIn(server, account);
  const { error } = await adminClient(server).admin.deleteUser(account.id);
  expect(error).toBeNull();
  expect((await server.client().getUser(session.access_token)).error).toMatchObject({
    status: 403,
    code: "user_not_found",
  });
  expect((await server.client().refreshSession(session)).error?.code).toBe("refresh_token_not_found");
  expect((await server.owner.query("select from auth.refresh_tokens")).rowCount).toBe(0);
});

test("refreshes, sign-outs and a deletion at once end without a deadlock", async () => {
  const server = await createTestServer({ limits: noLimits });
  const account = await createAccount(server);
  const browsers = await Promise.all(Array.from({ length: 6 }, () => signIn(server, account)));
  const statuses = await Promise.all(
    browsers.flatMap(({ session }, index) => [
      send(server, "POST", "/token?grant_type=refresh_token", {
        body: { refresh_token: session.refresh_token },
      }),
      send(server, "POST", "/token?grant_type=refresh_token", {
        body: { refresh_token: session.refresh_token },
      }),
      index === 3
        ? send(server, "DELETE", `/admin/users/${account.id}`, { token: server.secretKey, body: {} })
        : send(server, "POST", "/logout?scope=others", { token: session.access_token }),
    ]),
  );
  expect(statuses.filter(({ status }) => status >= 500)).toEqual([]);
  expect((await server.owner.query("select from auth.sessions")).rowCount).toBe(0);
});

test("reauthentications, changes and a deletion at once end without a deadlock", async () => {
  const server = await createTestServer({ limits: noLimits });
  for (let round = 0; round < 8; round += 1) {
    const account = await createAccount(server);
    const { session } = await signIn(server, account);
    const token = session.access_token;
    const answers = await Promise.all([
      send(server, "GET", "/reauthenticate", { token }),
      send(server, "PUT", "/user", { token, body: { data: { round } } }),
      send(server, "PUT", "/user", { token, body: { email: `round-${round}@example.com` } }),
      send(server, "GET", "/reauthenticate", { token }),
      send(server, "DELETE", `/admin/users/${account.id}`, { token: server.secretKey, body: {} }),
      send(server, "GET", "/reauthenticate", { token }),
    ]);
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
  }
  expect((await server.owner.query("select from auth.users")).rowCount).toBe(0);
});

test("answers that carry tokens are never stored on their way", async () => {
  const server = await createTestServer();
  const account = await createAccount(server);
  const answer = await send(server, "POST", "/token?grant_type=password", { body: account });
  expect(answer.headers.get("cache-control")).toBe("no-store");
});
