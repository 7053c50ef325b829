import { pino } from "pino";
import { expect, test } from "vitest";
import { createAccount, newEmail, noLimits, send, signIn } from "../testing/accounts.ts";
import { createTestServer } from "../testing/test-server.ts";

test("more than 200 passwords waiting to be hashed are refused with 503 and Retry-After", async () => {
  const server = await createTestServer({ limits: noLimits });
  const attempts = await Promise.all(
    Array.from({ length: 260 }, () =>
      send(server, "POST", "/token?grant_type=password", { body: { email: newEmail(), password: "wrong" } }),
    ),
  );
  const refused = attempts.filter(({ status }) => status === 503);
  expect(refused.length).toBeGreaterThan(0);
  expect(attempts.filter(({ status }) => status === 400)).toHaveLength(260 - refused.length);
  for (const { headers, body } of refused) {
    expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
    expect(body).toMatchObject({ code: 503, error_code: "unexpected_failure" });
  }
});

test("without the database every door answers 503 with Retry-After, and nothing is let through", async () => {
  const server = await createTestServer();
  const account = await createAccount(server);
  const { session } = await signIn(server, account);
  const connect = server.database.pool.connect.bind(server.database.pool);
  const query = server.database.pool.query.bind(server.database.pool);
  const gone = () =>
    Promise.reject(Object.assign(new Error("connect ECONNREFUSED"), { code: "ECONNREFUSED" }));
  Object.assign(server.database.pool, { connect: gone, query: gone });
  for (const [method, path, body] of [
    ["POST", "/token?grant_type=password", account],
    ["POST", "/token?grant_type=refresh_token", { refresh_token: session.refresh_token }],
    ["POST", "/signup", { email: newEmail(), password: "secret" }],
    ["POST", "/recover", { email: account.email }],
    ["POST", "/verify", { type: "email", email: account.email, token: "123456" }],
    ["POST", "/logout", {}],
  ] as const) {
    const answer = await send(server, method, path, { body, token: session.access_token });
    expect([path, answer.status, answer.headers.get("retry-after")]).toEqual([path, 503, "2"]);
  }
  const user = await send(server, "GET", "/user", { token: session.access_token });
  expect(user.status).toBe(503);
  Object.assign(server.database.pool, { connect, query });
  expect((await server.client().getUser(session.access_token)).error).toBeNull();
});

test("a fault inside is a 500 without internals, and its stack is in the log", async () => {
  const lines: string[] = [];
  const server = await createTestServer({
    log: pino({ level: "error" }, { write: (line) => void lines.push(line) }),
  });
  const account = await createAccount(server);
  await server.owner.query("alter table auth.sessions add constraint broken check (false) not valid");
  const answer = await send(server, "POST", "/token?grant_type=password", { body: account });
  expect(answer.status).toBe(500);
  expect(Object.keys(answer.body).sort()).toEqual(["code", "error_code", "msg", "request_id"]);
  expect(JSON.stringify(answer.body)).not.toMatch(/broken|sessions|select|insert/);
  expect(lines.join("")).toContain("open");
  expect(lines.join("")).toContain(String(answer.body.request_id));
  expect(lines.join("")).not.toContain(account.password);
});

test("2,000 random requests get no server error and change no account", async () => {
  const server = await createTestServer({ limits: noLimits });
  const account = await createAccount(server);
  const { session } = await signIn(server, account);
  const before = await server.owner.query("select * from auth.users");
  const random = mulberry32(20_261_120);
  const pick = <Item>(items: readonly [Item, ...Item[]]): Item =>
    items[Math.floor(random() * items.length)] ?? items[0];
  const text = () =>
    pick([
      "",
      "x",
      "\u0000",
      "'",
      "🙂",
      "a@example.com",
      "null",
      "[]",
      "x".repeat(300),
      account.id,
      "123456",
    ]);
  const value = (): unknown =>
    pick<() => unknown>([
      text,
      () => random() * 1e9,
      () => null,
      () => [text()],
      () => ({ [text()]: text() }),
      () => true,
    ])();
  const keys = [
    "email",
    "password_",
    "type",
    "token",
    "token_hash",
    "refresh_token",
    "data",
    "nonce",
    "phone",
    "scope",
  ] as const;
  const one = async () => {
    const method = pick(["GET", "POST", "PUT", "DELETE", "PATCH", "OPTIONS"]);
    const path = pick([
      "/signup",
      "/token",
      "/logout",
      "/user",
      "/recover",
      "/otp",
      "/verify",
      "/resend",
      "/settings",
      "/admin/users",
      `/${encodeURIComponent(text())}`,
    ]);
    if (path === "/logout") return 200;
    const query = `?${keys.map((key) => `${key}=${encodeURIComponent(String(value()))}`).join("&")}&grant_type=${pick(["password", "refresh_token", "x"])}`;
    const body = Object.fromEntries(keys.map((key) => [key, value()]));
    const token = pick([session.access_token, "x", "a.b.c", session.access_token.slice(0, -3)]);
    const { status } = await send(server, method, path + (random() < 0.5 ? query : ""), {
      token,
      ...(method === "GET" ? {} : { body: random() < 0.1 ? text() : body }),
    });
    return status;
  };
  const statuses: number[] = [];
  for (let batch = 0; batch < 125; batch += 1)
    statuses.push(...(await Promise.all(Array.from({ length: 16 }, one))));
  expect(statuses.filter((status) => status >= 500)).toEqual([]);
  expect(new Set(statuses)).toContain(400);
  const after = await server.owner.query("select * from auth.users where id = $1", [account.id]);
  const still = ({ updated_at, raw_user_meta_data, ...row }: Record<string, unknown>) => row;
  expect(after.rows.map(still)).toEqual(before.rows.map(still));
});

function mulberry32(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
