import { expect, test } from "vitest";
import { createAccount, newEmail, noLimits, send, signIn, untilBlocked } from "../../testing/accounts.ts";
import { createTestServer, type TestServer } from "../../testing/test-server.ts";

test("the right password opens a session whose token getClaims() accepts without a request for it", async () => {
  const server = await createTestServer();
  const account = await createAccount(server, { metadata: { full_name: "Ada" } });
  const { client, session, user } = await signIn(server, account);
  expect(user).toMatchObject({ id: account.id, email: account.email, is_anonymous: false });
  expect(session).toMatchObject({ token_type: "bearer", expires_in: 3600 });
  expect(Buffer.from(session.refresh_token, "base64url").length).toBeGreaterThanOrEqual(16);
  const { data, error } = await client.getClaims();
  expect(error).toBeNull();
  expect(data?.header.alg).toBe("ES256");
  expect(data?.claims).toMatchObject({
    sub: account.id,
    aud: "authenticated",
    role: "authenticated",
    email: account.email,
    aal: "aal1",
    amr: [{ method: "password", timestamp: expect.any(Number) }],
    app_metadata: { provider: "email" },
    user_metadata: { full_name: "Ada" },
    session_id: expect.any(String),
  });
  expect((data?.claims.exp ?? 0) - (data?.claims.iat ?? 0)).toBe(3600);
});

test("addresses are compared without case and surrounding space", async () => {
  const server = await createTestServer();
  const account = await createAccount(server);
  const { error } = await server
    .client()
    .signInWithPassword({ email: ` ${account.email.toUpperCase()}\t`, password: account.password });
  expect(error).toBeNull();
});

test("a wrong password and an unknown address get the same answer and no session", async () => {
  const server = await createTestServer();
  const account = await createAccount(server);
  const attempts = [
    { email: account.email, password: "wrong" },
    { email: newEmail(), password: account.password },
    { email: "not an address", password: account.password },
    { email: account.email, password: "" },
  ];
  for (const attempt of attempts) {
    const { error } = await server.client().signInWithPassword(attempt);
    expect(error).toMatchObject({
      status: 400,
      code: "invalid_credentials",
      message: "Invalid login credentials",
    });
  }
  expect((await server.owner.query("select from auth.sessions")).rowCount).toBe(0);
});

test("an unconfirmed address is told apart only for who knows the password", async () => {
  const server = await createTestServer();
  const account = await createAccount(server, { confirmed: false });
  const wrong = await server.client().signInWithPassword({ ...account, password: "wrong" });
  expect(wrong.error?.message).toBe("Invalid login credentials");
  const right = await server.client().signInWithPassword(account);
  expect(right.error).toMatchObject({
    status: 400,
    code: "email_not_confirmed",
    message: "Email not confirmed",
  });
  expect((await server.owner.query("select from auth.sessions")).rowCount).toBe(0);
});

test("a ban is told only to who knows the password, and ends on its own", async () => {
  const server = await createTestServer();
  const account = await createAccount(server);
  await server.owner.query("update auth.users set banned_until = now() + interval '1 day'");
  const wrong = await server.client().signInWithPassword({ ...account, password: "wrong" });
  expect(wrong.error?.message).toBe("Invalid login credentials");
  const right = await server.client().signInWithPassword(account);
  expect(right.error).toMatchObject({ status: 400, code: "user_banned", message: "User is banned" });
  expect((await server.owner.query("select from auth.sessions")).rowCount).toBe(0);
  await server.owner.query("update auth.users set banned_until = now() - interval '1 second'");
  await signIn(server, account);
});

test("10 wrong passwords in 15 minutes close an address, also to the right one, and a success before starts anew", async () => {
  const server = await createTestServer({ limits: { "password-by-ip": { points: 1000, seconds: 60 } } });
  const account = await createAccount(server);
  const wrong = () => server.client().signInWithPassword({ ...account, password: "wrong" });
  for (let attempt = 0; attempt < 9; attempt += 1)
    expect((await wrong()).error?.code).toBe("invalid_credentials");
  await signIn(server, account);
  for (let attempt = 0; attempt < 10; attempt += 1)
    expect((await wrong()).error?.code).toBe("invalid_credentials");
  const right = await server.client().signInWithPassword(account);
  expect(right.error).toMatchObject({ status: 429, code: "over_request_rate_limit" });
  expect((await server.owner.query("select from auth.sessions")).rowCount).toBe(1);
});

test("an address without an account closes after as many wrong passwords as one with an account", async () => {
  const server = await createTestServer({ limits: { "password-by-ip": { points: 1000, seconds: 60 } } });
  const email = newEmail();
  const codes: (string | undefined)[] = [];
  for (let attempt = 0; attempt < 12; attempt += 1) {
    const { error } = await server.client().signInWithPassword({ email, password: "wrong" });
    codes.push(error?.code);
  }
  expect(codes).toEqual([
    ...Array(10).fill("invalid_credentials"),
    ...Array(2).fill("over_request_rate_limit"),
  ]);
});

test("100 guesses at once do not get past the limit of an address", async () => {
  const server = await createTestServer({ limits: { "password-by-ip": { points: 1000, seconds: 60 } } });
  const account = await createAccount(server);
  const guesses = Array.from({ length: 100 }, (_, index) =>
    server.client().signInWithPassword({ ...account, password: index === 99 ? account.password : "wrong" }),
  );
  const codes = (await Promise.all(guesses)).map((answer) => answer.error?.code);
  expect(codes.filter((code) => code === "invalid_credentials")).toHaveLength(10);
  expect(codes[99]).toBe("over_request_rate_limit");
  expect((await server.owner.query("select from auth.sessions")).rowCount).toBe(0);
});

test("30 people with one address's right password at once all get in", async () => {
  const server = await createTestServer();
  const account = await createAccount(server);
  const answers = await Promise.all(
    Array.from({ length: 30 }, () => server.client().signInWithPassword(account)),
  );
  expect(answers.map((answer) => answer.error)).toEqual(Array(30).fill(null));
});

test("a password that was changed while it was being checked opens nothing", async () => {
  const server = await createTestServer({ limits: noLimits });
  const account = await createAccount(server);
  const rival = await server.owner.connect();
  try {
    await rival.query("begin");
    await rival.query("update auth.users set encrypted_password = 'changed' where id = $1", [account.id]);
    const attempt = server.client().signInWithPassword(account);
    await untilBlocked(server);
    await rival.query("commit");
    expect((await attempt).error?.code).toBe("invalid_credentials");
  } finally {
    rival.release();
  }
  expect((await server.owner.query("select from auth.sessions")).rowCount).toBe(0);
});

test("a phone number is refused by its own code", async () => {
  const server = await createTestServer();
  const { error } = await server.client().signInWithPassword({ phone: "+15550100", password: "secret" });
  expect(error).toMatchObject({ status: 422, code: "phone_provider_disabled" });
});

/** Tries a password from an address of the network, as the proxy of this machine reports it. */
async function tryFrom(server: TestServer, ip: string, body: { email: string; password: string }) {
  const headers = { "x-forwarded-for": ip };
  const answer = await send(server, "POST", "/token?grant_type=password", { body, headers });
  return answer.body.error_code ?? "signed in";
}

test("strangers lock an account for their own network and for no other", async () => {
  const server = await createTestServer({ limits: { "password-by-ip": { points: 1000, seconds: 60 } } });
  const account = await createAccount(server);
  const wrong = { ...account, password: "wrong" };
  for (let tries = 0; tries < 10; tries += 1) {
    expect(await tryFrom(server, "203.0.113.1", wrong)).toBe("invalid_credentials");
  }
  expect(await tryFrom(server, "203.0.113.1", account)).toBe("over_request_rate_limit");
  expect((await server.owner.query("select from auth.sessions")).rowCount).toBe(0);
  expect(await tryFrom(server, "203.0.113.2", account)).toBe("signed in");
});

test("100 wrong passwords from anywhere close an address to new networks, and not to one that signed in before", async () => {
  const server = await createTestServer({
    limits: {
      "password-by-ip": { points: 1000, seconds: 60 },
      "failed-password-by-address": { points: 20, seconds: 60 },
    },
  });
  const account = await createAccount(server);
  expect(await tryFrom(server, "198.51.100.7", account)).toBe("signed in");
  const wrong = { ...account, password: "wrong" };
  for (let tries = 0; tries < 20; tries += 1) {
    expect(await tryFrom(server, `203.0.113.${tries}`, wrong)).toBe("invalid_credentials");
  }
  expect(await tryFrom(server, "203.0.113.200", wrong)).toBe("over_request_rate_limit");
  expect(await tryFrom(server, "203.0.113.201", account)).toBe("over_request_rate_limit");
  expect(await tryFrom(server, "198.51.100.7", account)).toBe("signed in");
  const someoneElse = await createAccount(server);
  expect(await tryFrom(server, "203.0.113.201", someoneElse)).toBe("signed in");
  expect((await server.owner.query("select from auth.sessions")).rowCount).toBe(3);
});

test("an address without an account closes to new networks just so", async () => {
  const server = await createTestServer({
    limits: {
      "password-by-ip": { points: 1000, seconds: 60 },
      "failed-password-by-address": { points: 5, seconds: 60 },
    },
  });
  const nobody = { email: newEmail(), password: "wrong" };
  const codes: unknown[] = [];
  for (let tries = 0; tries < 7; tries += 1) codes.push(await tryFrom(server, `203.0.113.${tries}`, nobody));
  expect(codes).toEqual([
    ...Array(5).fill("invalid_credentials"),
    ...Array(2).fill("over_request_rate_limit"),
  ]);
});

test("a network that wronged the password 10 times is closed also where somebody signed in before", async () => {
  const server = await createTestServer({ limits: { "password-by-ip": { points: 1000, seconds: 60 } } });
  const account = await createAccount(server);
  expect(await tryFrom(server, "198.51.100.7", account)).toBe("signed in");
  for (let tries = 0; tries < 10; tries += 1) {
    await tryFrom(server, "198.51.100.7", { ...account, password: "wrong" });
  }
  expect(await tryFrom(server, "198.51.100.7", account)).toBe("over_request_rate_limit");
});

test("the table of known networks names none", async () => {
  const server = await createTestServer();
  const account = await createAccount(server);
  await tryFrom(server, "198.51.100.7", account);
  const { rows } = await server.owner.query(
    "select row_to_json(n)::text as row from private.known_networks n",
  );
  expect(rows).toHaveLength(1);
  expect(rows[0].row).not.toContain("198.51");
});
