import { expect, test } from "vitest";
import { createAccount, newEmail, noLimits, send, signIn } from "../../testing/accounts.ts";
import { createTestServer } from "../../testing/test-server.ts";

const doors = [
  "POST /signup",
  "POST /token?grant_type=password",
  "POST /token?grant_type=refresh_token",
  "POST /recover",
  "POST /otp",
  "POST /magiclink",
  "POST /resend",
  "POST /verify",
  "PUT /user",
  "POST /admin/users",
] as const;

test("malformed JSON and wrong types are validation_failed at every door, never a server error", async () => {
  const server = await createTestServer({ limits: noLimits });
  const { session } = await signIn(server, await createAccount(server));
  const before = await server.owner.query("select * from auth.users");
  const bodies: unknown[] = [
    "{",
    "nonsense",
    '{"email": "a@example.com",}',
    "\u0000",
    "null",
    "[]",
    '"text"',
    "7",
    "true",
    { email: 7, password: 7, refresh_token: 7, type: 7, token: 7, token_hash: 7, data: 7 },
    { email: ["a@example.com"], password: {}, refresh_token: [], type: [], data: "x" },
    { email: { $ne: null }, password: { $ne: null }, refresh_token: { $ne: null }, type: { $ne: null } },
    { email: "a\u0000@example.com", password: "sec\u0000ret", refresh_token: "\u0000", type: "signup\u0000" },
    '{"email": "\\ud800@example.com", "password": "secret", "refresh_token": "\\ud800", "type": "\\ud800"}',
    { email: newEmail(), password: "secret", data: { full_name: "a\u0000b" }, type: "x", refresh_token: 1 },
    `{"data": ${"[".repeat(20_000)}${"]".repeat(20_000)}, "refresh_token": 1, "type": 1, "email": 1}`,
    { email: newEmail(), password: "secret", code_challenge: "x", type: "signup", refresh_token: 5 },
    { email: true, type: "signup", token: true, refresh_token: true, password: true },
  ];
  for (const door of doors) {
    const [method = "", path = ""] = door.split(" ");
    const token = path.startsWith("/admin") ? server.secretKey : session.access_token;
    for (const body of bodies) {
      const answer = await send(server, method, path, { body, token });
      const seen = [door, body, answer.status, answer.body.error_code];
      // What an operation does not read at all, such as code_challenge at sign-in, it may pass over.
      const passedOver =
        typeof body === "object" &&
        body !== null &&
        "code_challenge" in body &&
        /password|verify|admin|resend/.test(path);
      if (passedOver) expect(answer.status).toBeLessThan(500);
      else expect(seen).toEqual([door, body, 400, "validation_failed"]);
    }
  }
  expect((await server.owner.query("select * from auth.users where email not like 'person-%'")).rows).toEqual(
    [],
  );
  expect(
    (await server.owner.query("select * from auth.users where id = $1", [session.user.id])).rows,
  ).toEqual(before.rows);
});

test("a body of more than 64 KB is refused before it is read, also when its length is not announced", async () => {
  const server = await createTestServer();
  const body = JSON.stringify({ email: newEmail(), password: "x".repeat(70_000) });
  const announced = await send(server, "POST", "/signup", { body });
  expect(announced).toMatchObject({ status: 413, body: { code: 413, error_code: "validation_failed" } });
  const stream = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode(body));
      controller.close();
    },
  });
  const unannounced = await fetch(`${server.url}/auth/v1/signup`, {
    method: "POST",
    body: stream,
    duplex: "half",
  } as RequestInit);
  expect(unannounced.status).toBe(413);
  expect((await server.owner.query("select from auth.users")).rowCount).toBe(0);
});

test("errors have Supabase's shape for the version that the client asks for", async () => {
  const server = await createTestServer();
  const body = { email: newEmail(), password: "wrong" };
  const old = await send(server, "POST", "/token?grant_type=password", { body });
  expect(old.body).toEqual({
    code: 400,
    error_code: "invalid_credentials",
    msg: "Invalid login credentials",
  });
  expect(old.headers.get("x-supabase-api-version")).toBeNull();
  const headers = { "x-supabase-api-version": "2024-01-01" };
  const current = await send(server, "POST", "/token?grant_type=password", { body, headers });
  expect(current.body).toEqual({ code: "invalid_credentials", message: "Invalid login credentials" });
  expect(current.headers.get("x-supabase-api-version")).toBe("2024-01-01");
  const weak = await send(server, "POST", "/signup", { body: { email: newEmail(), password: "12345" } });
  expect(weak).toMatchObject({
    status: 422,
    body: { code: 422, error_code: "weak_password", weak_password: { reasons: ["length"] } },
  });
});

test("unknown paths and methods are a 404 in the same shape", async () => {
  const server = await createTestServer();
  for (const [method, path] of [
    ["GET", "/"],
    ["GET", "/nothing"],
    ["DELETE", "/user"],
    ["PUT", "/signup"],
    ["GET", "/authorize?provider=github"],
    ["POST", "/token/extra"],
  ] as const) {
    expect(await send(server, method, path)).toMatchObject({
      status: 404,
      body: { code: 404, error_code: "not_found" },
    });
  }
});

test("SQL and other hostile strings in every place of a request are only strings", async () => {
  const server = await createTestServer({ limits: noLimits });
  const { session } = await signIn(server, await createAccount(server));
  const hostile = [
    "'; drop table auth.users; --",
    '" or 1=1',
    "\\'; select pg_sleep(5)--",
    "%00",
    "../../etc/passwd",
    "{{7*7}}",
    "\u202e",
    "💥",
  ];
  for (const text of hostile) {
    const query = encodeURIComponent(text);
    const answers = await Promise.all([
      ...doors.map((door) => {
        const [method = "", path = ""] = door.split(" ");
        const body = {
          email: text,
          password: text,
          refresh_token: text,
          type: text,
          token: text,
          token_hash: text,
        };
        return send(server, method, path, { body, token: session.access_token });
      }),
      send(server, "POST", "/signup", {
        body: { email: newEmail(), password: `secret${text}`, data: { [text]: text } },
      }),
      send(server, "GET", `/verify?token=${query}&type=signup&redirect_to=${query}`),
      send(server, "GET", `/verify?token=${query}&type=${query}`),
      send(server, "GET", "/verify"),
      send(server, "POST", `/logout?scope=${query}`, { token: session.access_token }),
      send(server, "POST", `/token?grant_type=${query}`, { body: {} }),
      send(server, "GET", `/admin/users?page=${query}&per_page=${query}`, { token: server.secretKey }),
      send(server, "GET", `/admin/users/${query}`, { token: server.secretKey }),
      send(server, "GET", "/user", {
        headers: { authorization: `Bearer ${encodeURI(text)}`, "x-supabase-api-version": encodeURI(text) },
      }),
    ]);
    expect(answers.map(({ status }) => status).filter((status) => status >= 500)).toEqual([]);
  }
  expect((await server.client().getUser(session.access_token)).error).toBeNull();
});

test("settings and health say what a client may offer", async () => {
  const server = await createTestServer();
  const settings = await send(server, "GET", "/settings");
  expect(settings).toMatchObject({
    status: 200,
    body: {
      external: { email: true, phone: false, anonymous_users: false },
      disable_signup: false,
      mailer_autoconfirm: false,
    },
  });
  expect((await send(server, "GET", "/health")).status).toBe(200);
});
