import { expect, test } from "vitest";
import { createApp } from "../../app.ts";
import { createAccount, newEmail, send } from "../../testing/accounts.ts";
import { createTestServer, type TestServer } from "../../testing/test-server.ts";

async function expectRefused(
  answer: Promise<Awaited<ReturnType<typeof send>>>,
  code: string,
  longestWait: number,
): Promise<void> {
  const { status, body, headers } = await answer;
  expect([status, body.code, body.error_code]).toEqual([429, 429, code]);
  const wait = Number(headers.get("retry-after"));
  expect(wait).toBeGreaterThan(0);
  expect(wait).toBeLessThanOrEqual(longestWait);
}

async function count(
  server: TestServer,
  table: "auth.sessions" | "private.pending_sign_ups",
): Promise<number | null> {
  return (await server.owner.query(`select from ${table}`)).rowCount;
}

test("an IP gets 60 password attempts in 5 minutes, whichever addresses they are for", async () => {
  const server = await createTestServer();
  const account = await createAccount(server);
  const attempt = (body: object) => send(server, "POST", "/token?grant_type=password", { body });
  const attempts = Array.from({ length: 60 }, () => attempt({ email: newEmail(), password: "wrong" }));
  expect(new Set((await Promise.all(attempts)).map(({ status }) => status))).toEqual(new Set([400]));
  await expectRefused(attempt(account), "over_request_rate_limit", 300);
  expect(await count(server, "auth.sessions")).toBe(0);
});

test("an IP gets 30 sign-ups an hour", async () => {
  const server = await createTestServer();
  const attempt = () => send(server, "POST", "/signup", { body: { email: newEmail(), password: "secret" } });
  const attempts = await Promise.all(Array.from({ length: 30 }, attempt));
  expect(new Set(attempts.map(({ status }) => status))).toEqual(new Set([200]));
  await expectRefused(attempt(), "over_request_rate_limit", 3600);
  expect(await count(server, "private.pending_sign_ups")).toBe(30);
});

test("an address gets one mail of a kind a minute and 5 an hour, and other kinds all the same", async () => {
  const server = await createTestServer();
  const { email } = await createAccount(server);
  const recover = () => send(server, "POST", "/recover", { body: { email } });
  const forgetMinute = () =>
    server.owner.query("delete from private.rate_limits where key like 'mail-by-address-minute%'");
  for (let mail = 0; mail < 5; mail += 1) {
    expect((await recover()).status).toBe(200);
    await expectRefused(recover(), "over_email_send_rate_limit", 60);
    await forgetMinute();
  }
  await expectRefused(recover(), "over_email_send_rate_limit", 3600);
  expect((await send(server, "POST", "/otp", { body: { email } })).status).toBe(200);
  expect((await server.mails()).map((mail) => mail.kind)).toEqual([
    ...Array(5).fill("recovery"),
    "magic-link",
  ]);
});

test("sign-up and resend share the limit of confirmation mails", async () => {
  const server = await createTestServer();
  const email = newEmail();
  expect((await send(server, "POST", "/signup", { body: { email, password: "secret" } })).status).toBe(200);
  const resend = send(server, "POST", "/resend", { body: { type: "signup", email } });
  await expectRefused(resend, "over_email_send_rate_limit", 60);
  expect(await server.mails()).toHaveLength(1);
});

test("every other endpoint has the general limit of its IP", async () => {
  const server = await createTestServer({ limits: { "request-by-ip": { points: 0, seconds: 60 } } });
  const endpoints = [
    "GET /health",
    "GET /settings",
    "GET /.well-known/jwks.json",
    "GET /user",
    "PUT /user",
    "GET /reauthenticate",
    "POST /logout",
    "POST /recover",
    "POST /otp",
    "POST /magiclink",
    "POST /resend",
    "POST /token?grant_type=refresh_token",
    "POST /token?grant_type=other",
    "POST /token",
    "GET /admin/users",
    "POST /admin/users",
    "GET /nothing-here",
  ];
  for (const endpoint of endpoints) {
    const [method = "", path = ""] = endpoint.split(" ");
    const answer = send(server, method, path, method === "GET" ? {} : { body: {} });
    await expectRefused(answer, "over_request_rate_limit", 60);
  }
});

test("a client behind the proxy of this machine is counted by its own address", async () => {
  const server = await createTestServer({ limits: { "request-by-ip": { points: 2, seconds: 60 } } });
  const from = async (address: string) =>
    (await send(server, "GET", "/settings", { headers: { "x-forwarded-for": address } })).status;
  expect([await from("203.0.113.1"), await from("203.0.113.1"), await from("203.0.113.1")]).toEqual([
    200, 200, 429,
  ]);
  expect(await from("203.0.113.2")).toBe(200);
});

test("a proxy that writes the client's port gives it no new count with each connection, nor does junk", async () => {
  const server = await createTestServer({ limits: { "request-by-ip": { points: 1, seconds: 60 } } });
  const from = async (address: string) =>
    (await send(server, "GET", "/settings", { headers: { "x-forwarded-for": address } })).status;
  expect([await from("203.0.113.1:40001"), await from("203.0.113.1:40002")]).toEqual([200, 429]);
  expect([await from("[2001:db8::1]:40001"), await from("2001:db8::2")]).toEqual([200, 429]);
  expect([await from("junk-1"), await from("junk-2")]).toEqual([200, 429]);
});

test("several servers on one database share the limits", async () => {
  const limits = { "request-by-ip": { points: 4, seconds: 60 } };
  const server = await createTestServer({ limits });
  const second = createApp({ ...server.commands, secretKey: server.secretKey, limits });
  const ask = (app: typeof second) =>
    app.request("/auth/v1/settings", {}, { incoming: { socket: { remoteAddress: "198.51.100.7" } } });
  const statuses: number[] = [];
  for (let turn = 0; turn < 3; turn += 1) {
    statuses.push((await ask(server.app)).status, (await ask(second)).status);
  }
  expect(statuses).toEqual([200, 200, 200, 200, 429, 429]);
});
