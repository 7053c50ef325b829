import { expect, test } from "vitest";
import { createDataServer, type DataServer } from "./testing/create-data-server.ts";

/** A server on which an account asks 5 times a minute, and a network 20 times. */
const createLimitedServer = () => createDataServer({ environment: { API_REQUESTS_PER_MINUTE: "5" } });

async function statusesOf(times: number, ask: (time: number) => Promise<Response>): Promise<number[]> {
  const statuses: number[] = [];
  for (let time = 0; time < times; time += 1) statuses.push((await ask(time)).status);
  return statuses;
}

function get(server: DataServer, path: string, headers: Record<string, string>): Promise<Response> {
  return fetch(server.url + path, { headers });
}

const times = (count: number, status: number) => Array<number>(count).fill(status);

test("an account that asks too often is told 429 with Retry-After, in the Data API and under /api alike", async () => {
  const server = await createLimitedServer();
  const [user, other] = [await server.signUp(), await server.signUp()];
  const asUser = { authorization: `Bearer ${user.token}`, "content-type": "application/json" };
  const create = (time: number) =>
    server.request("/notes", { method: "POST", headers: asUser, body: `{"title":"${time}"}` });
  expect(await statusesOf(5, create)).toEqual(times(5, 201));
  const refused = await create(6);
  expect([refused.status, refused.headers.get("cache-control")]).toEqual([429, "no-store"]);
  const wait = Number(refused.headers.get("retry-after"));
  expect(wait).toBeGreaterThan(0);
  expect(wait).toBeLessThanOrEqual(60);
  expect(await refused.json()).toEqual({
    code: "over_request_rate_limit",
    details: null,
    hint: expect.any(String),
    message: "Request rate limit reached",
  });
  const command = await get(server, "/api/anything", asUser);
  expect([command.status, Number(command.headers.get("retry-after")) > 0]).toEqual([429, true]);
  expect(await command.json()).toEqual({
    code: "over_request_rate_limit",
    message: "Request rate limit reached",
    hint: expect.any(String),
  });
  expect((await server.owner.query("select from public.notes")).rowCount).toBe(5);
  const { status } = await other.data.from("notes").select();
  expect(status).toBe(200);
});

test("a network is counted whoever asks, tokens that are none and the secret key included", async () => {
  const server = await createLimitedServer();
  const from = (address: string, headers: Record<string, string> = {}) =>
    get(server, "/rest/v1/profiles", { "x-forwarded-for": address, ...headers });
  const forged = { authorization: "Bearer nope" };
  expect(await statusesOf(20, (time) => from(`203.0.113.9:${4_000 + time}`, forged))).toEqual(times(20, 401));
  expect((await from("203.0.113.9", forged)).status).toBe(429);
  expect((await from("203.0.113.9", { apikey: server.secretKey })).status).toBe(429);
  expect((await from("203.0.113.10", { apikey: server.secretKey })).status).toBe(200);
  expect((await get(server, "/api/anything", { "x-forwarded-for": "203.0.113.9" })).status).toBe(429);
  const asked = await statusesOf(21, (time) => from(`2001:db8:0:${time}::1`, forged));
  expect(asked).toEqual([...times(20, 401), 429]);
});

test("counting asks the database nothing", async () => {
  const server = await createLimitedServer();
  await statusesOf(25, () => get(server, "/rest/v1/profiles", {}));
  expect((await server.owner.query("select from private.rate_limits")).rowCount).toBe(0);
});

test("under /api there is nothing yet, and nobody with a token that is none", async () => {
  const server = await createLimitedServer();
  const nothing = await get(server, "/api/publish", {});
  expect(nothing.status).toBe(404);
  expect(await nothing.json()).toEqual({ code: "not_found", message: "There is nothing at this address." });
  expect((await get(server, "/api/publish", { authorization: "Bearer nope" })).status).toBe(401);
});
