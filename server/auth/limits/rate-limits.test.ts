import { expect, test, vi } from "vitest";
import { isDatabaseUnavailable, openDatabase } from "../../db/database.ts";
import { widerShare } from "../../http/network-of-address.ts";
import { createTestDatabase } from "../../testing/test-database.ts";
import { createRateLimits, defaultLimits, RateLimitError } from "./rate-limits.ts";

test("the limits are what the product promises", () => {
  expect(defaultLimits).toEqual({
    "password-by-ip": { points: 60, seconds: 300 },
    "code-by-ip": { points: 60, seconds: 300 },
    "sign-up-by-ip": { points: 30, seconds: 3600 },
    "failed-password-by-address-and-network": { points: 10, seconds: 900 },
    "failed-password-by-address": { points: 100, seconds: 900 },
    "mail-by-address-minute": { points: 1, seconds: 60 },
    "mail-by-address-hour": { points: 5, seconds: 3600 },
    "request-by-ip": { points: 600, seconds: 300 },
  });
});

test("one use too many is refused with the seconds to wait, and other keys and limits are not touched", async () => {
  const { database } = await createTestDatabase();
  const limits = createRateLimits(database, { "password-by-ip": { points: 2, seconds: 60 } });
  await limits.consume("password-by-ip", "203.0.113.1");
  await limits.consume("password-by-ip", "203.0.113.1");
  const refusal = await limits.consume("password-by-ip", "203.0.113.1").catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(RateLimitError);
  expect((refusal as RateLimitError).retryAfterSeconds).toBeGreaterThan(55);
  expect((refusal as RateLimitError).retryAfterSeconds).toBeLessThanOrEqual(60);
  await limits.consume("password-by-ip", "203.0.113.2");
  await limits.consume("code-by-ip", "203.0.113.1");
});

test("checking refuses where one more use would be refused, and counts nothing", async () => {
  const { database, owner } = await createTestDatabase();
  const limits = createRateLimits(database, { "failed-password-by-address": { points: 2, seconds: 60 } });
  const check = () => limits.check("failed-password-by-address", "ada@example.com");
  await check();
  await limits.consume("failed-password-by-address", "ada@example.com");
  await check();
  await check();
  await limits.consume("failed-password-by-address", "ada@example.com");
  await expect(check()).rejects.toMatchObject({ limit: "failed-password-by-address" });
  expect((await owner.query("select points from private.rate_limits")).rows).toEqual([{ points: 2 }]);
  await owner.query("update private.rate_limits set expire = expire - 60000");
  await check();
});

test("exactly as many get through as the limit says when all come at once, through two servers", async () => {
  const { database, owner } = await createTestDatabase();
  const limit = { "code-by-ip": { points: 7, seconds: 60 } };
  const servers = [createRateLimits(database, limit), createRateLimits(database, limit)];
  const answers = await Promise.allSettled(
    Array.from({ length: 40 }, (_, use) => servers[use % 2]?.consume("code-by-ip", "203.0.113.1")),
  );
  expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(7);
  const { rows } = await owner.query("select points from private.rate_limits");
  expect(rows).toEqual([{ points: 40 }]);
});

test("a forgotten key starts anew on every server", async () => {
  const { database } = await createTestDatabase();
  const limit = { "failed-password-by-address": { points: 1, seconds: 60 } };
  const one = createRateLimits(database, limit);
  const other = createRateLimits(database, limit);
  await one.consume("failed-password-by-address", "ada@example.com");
  await expect(one.consume("failed-password-by-address", "ada@example.com")).rejects.toThrow(RateLimitError);
  await other.forget("failed-password-by-address", "ada@example.com");
  await one.consume("failed-password-by-address", "ada@example.com");
});

test("a count ends when its time is over", async () => {
  const { database, owner } = await createTestDatabase();
  const limits = createRateLimits(database, { "mail-by-address-minute": { points: 1, seconds: 60 } });
  await limits.consume("mail-by-address-minute", "recovery:ada@example.com");
  await expect(limits.consume("mail-by-address-minute", "recovery:ada@example.com")).rejects.toThrow(
    RateLimitError,
  );
  await owner.query("update private.rate_limits set expire = expire - 60000");
  await limits.consume("mail-by-address-minute", "recovery:ada@example.com");
});

test("addresses of one IPv6 /56 share a limit by IP", async () => {
  const { database } = await createTestDatabase();
  const limits = createRateLimits(database, { "sign-up-by-ip": { points: 1, seconds: 60 } });
  await limits.consume("sign-up-by-ip", "2001:db8::1");
  await expect(limits.consume("sign-up-by-ip", "2001:db8:0:ff::2")).rejects.toThrow(RateLimitError);
  await limits.consume("sign-up-by-ip", "2001:db8:0:100::1");
});

test("an IPv6 /48 gets eight times what one /56 in it does, and a refused /56 uses up nothing of it", async () => {
  const { database } = await createTestDatabase();
  const limits = createRateLimits(database, { "sign-up-by-ip": { points: 1, seconds: 60 } });
  const signUp = (subnet: number) =>
    limits.consume("sign-up-by-ip", `2001:db8:0:${subnet.toString(16)}00::1`);
  expect(widerShare).toBe(8);
  await signUp(0);
  for (let again = 0; again < 20; again += 1) await expect(signUp(0)).rejects.toThrow(RateLimitError);
  for (let subnet = 1; subnet < widerShare; subnet += 1) await signUp(subnet);
  await expect(signUp(widerShare)).rejects.toThrow(RateLimitError);
  await expect(limits.check("sign-up-by-ip", "2001:db8:0:ff00::1")).rejects.toThrow(RateLimitError);
  await limits.consume("sign-up-by-ip", "2001:db8:1::1");
});

test("what is no address shares one count", async () => {
  const { database } = await createTestDatabase();
  const limits = createRateLimits(database, { "sign-up-by-ip": { points: 1, seconds: 60 } });
  await limits.consume("sign-up-by-ip", "junk-1");
  await expect(limits.consume("sign-up-by-ip", "junk-2")).rejects.toThrow(RateLimitError);
});

test("neither e-mail nor IP address stands in the table", async () => {
  const { database, owner } = await createTestDatabase();
  const limits = createRateLimits(database);
  await limits.consume("mail-by-address-hour", "ada@example.com");
  await limits.consume("request-by-ip", "203.0.113.77");
  const { rows } = await owner.query<{ key: string }>("select key from private.rate_limits order by key");
  expect(rows.map(({ key }) => key.replace(/:.*$/, ""))).toEqual(["mail-by-address-hour", "request-by-ip"]);
  expect(JSON.stringify(rows)).not.toMatch(/ada|example|203\.0\.113/);
});

test("without a database nobody gets through, and the error says what is missing", async () => {
  const database = openDatabase("postgres://nobody:nothing@127.0.0.1:1/nowhere");
  const limits = createRateLimits(database);
  const failure = await limits.consume("request-by-ip", "203.0.113.1").catch((error: unknown) => error);
  expect(failure).not.toBeInstanceOf(RateLimitError);
  expect(isDatabaseUnavailable(failure)).toBe(true);
  for (const asking of [
    limits.check("request-by-ip", "203.0.113.1"),
    limits.forget("request-by-ip", "203.0.113.1"),
  ]) {
    expect(isDatabaseUnavailable(await asking.catch((error: unknown) => error))).toBe(true);
  }
  await database.close();
});

test("making the limits asks the database nothing and starts no timer", async () => {
  const { database } = await createTestDatabase();
  const query = vi.spyOn(database.pool, "query");
  const timer = vi.spyOn(globalThis, "setTimeout");
  createRateLimits(database);
  expect(query).not.toHaveBeenCalled();
  expect(timer).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});
