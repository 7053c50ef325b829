import { expect, test } from "vitest";
import { createRandom, hostileTexts, type Random, randomJson, randomText } from "./testing/random-input.ts";
import { createTestServer, type TestServer } from "./testing/test-server.ts";

const unlimited = { points: 1_000_000, seconds: 60 };
const words = [
  ..."email password data type token token_hash refresh_token role full_name scope redirect_to user_id eq.1".split(
    " ",
  ),
  ..."signup recovery magiclink email_change admin customer a@b.test page per_page ban_duration 24h none".split(
    " ",
  ),
  ...hostileTexts,
];

/** Requests that mean something; most random ones begin as one of these and lose their way. */
const meant: readonly [string, string, object?][] = [
  ["GET", "/healthz"],
  ["GET", "/outbox"],
  ["GET", "/outbox/1"],
  ["GET", "/auth/v1/settings"],
  ["GET", "/auth/v1/health"],
  ["GET", "/auth/v1/.well-known/jwks.json"],
  ["GET", "/auth/v1/user"],
  ["PUT", "/auth/v1/user", { data: { role: "admin" } }],
  ["GET", "/auth/v1/verify?token=nope&type=signup"],
  ["POST", "/auth/v1/verify", { type: "email", email: "a@b.test", token: "123456" }],
  ["POST", "/auth/v1/recover", { email: "a@b.test" }],
  ["POST", "/auth/v1/otp", { email: "a@b.test" }],
  ["POST", "/auth/v1/resend", { type: "signup", email: "a@b.test" }],
  ["POST", "/auth/v1/token?grant_type=refresh_token", { refresh_token: "nope" }],
  ["POST", "/auth/v1/logout?scope=others"],
  ["GET", "/auth/v1/reauthenticate"],
  ["GET", "/auth/v1/admin/users?page=1&per_page=2"],
  ["GET", "/rest/v1/profiles?select=*"],
  ["PATCH", "/rest/v1/profiles?user_id=not.is.null", { role: "admin" }],
  ["POST", "/rest/v1/rpc/set_user_role", { target: "nope", new_role: "admin" }],
];

function randomRequest(random: Random, tokens: readonly string[]): [string, RequestInit] {
  const text = () => encodeURIComponent(randomText(random, words).toWellFormed());
  let [method, path, meaning = {}] = random.pick(meant);
  let body = JSON.stringify(meaning);
  if (random.next() < 0.2)
    path = `${random.pick(["/auth/v1", "/rest/v1", "/outbox", "/storage/v1"])}/${text()}`;
  if (random.next() < 0.3) method = random.pick(["GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "HEAD"]);
  if (random.next() < 0.4)
    body = JSON.stringify({ ...meaning, [random.pick(words)]: randomJson(random, words) });
  if (random.next() < 0.2)
    body = random.pick([JSON.stringify(randomJson(random, words)), randomText(random, words)]);
  if (random.next() < 0.4) path += `${path.includes("?") ? "&" : "?"}${random.pick(words)}=${text()}`;
  const headers: Record<string, string> = { "content-type": "application/json" };
  if (random.next() < 0.6) headers.authorization = `Bearer ${random.pick(tokens)}`;
  if (random.next() < 0.1) headers["content-type"] = random.pick(["text/plain", ";", "multipart/form-data"]);
  if (random.next() < 0.2) headers["x-supabase-api-version"] = random.pick(["2024-01-01", "x", ""]);
  const sendsBody = method !== "GET" && method !== "HEAD";
  return [path, { method, headers, redirect: "manual", ...(sendsBody ? { body: body.toWellFormed() } : {}) }];
}

async function createCustomer(server: TestServer): Promise<string> {
  const response = await fetch(`${server.url}/auth/v1/admin/users`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${server.secretKey}` },
    body: JSON.stringify({ email: "customer@b.test", password: "a good password", email_confirm: true }),
  });
  expect(response.status).toBe(200);
  const { data } = await server
    .client()
    .signInWithPassword({ email: "customer@b.test", password: "a good password" });
  return data.session?.access_token ?? "";
}

test("8,000 random requests over every address find no server error and no way to a role", {
  timeout: 180_000,
}, async () => {
  const server = await createTestServer({ limits: { "request-by-ip": unlimited, "code-by-ip": unlimited } });
  const token = await createCustomer(server);
  const [header, payload] = token.split(".");
  const tokens = [token, `${header}.${payload}.AAAA`, `eyJhbGciOiJub25lIn0.${payload}.`, "nope", ""];
  const random = createRandom(20261120);
  const statuses = new Set<number>();
  const failures: unknown[] = [];
  for (let turn = 0; turn < 8_000; turn += 8) {
    const requests = Array.from({ length: 8 }, () => randomRequest(random, tokens));
    await Promise.all(
      requests.map(async ([path, init]) => {
        const response = await fetch(server.url + path, init);
        const answer = await response.text();
        statuses.add(response.status);
        if (response.status >= 500) failures.push({ path, init, status: response.status, answer });
      }),
    );
  }
  expect(failures).toEqual([]);
  for (const status of [200, 303, 400, 401, 403, 404, 405]) expect([...statuses]).toContain(status);
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  const { rows } = await server.owner.query("select email, role from public.profiles");
  expect(rows).toEqual([{ email: "customer@b.test", role: "customer" }]);
});
