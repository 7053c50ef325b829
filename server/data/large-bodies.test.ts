import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { createDataServer, type DataServer, type TestUser } from "./testing/create-data-server.ts";

let server: DataServer;
let owner: TestUser;

beforeAll(async () => {
  server = await createDataServer({ onFinished: afterAll });
  owner = await server.signUp();
});

function post(path: string, body: string, headers: Record<string, string> = {}): Promise<Response> {
  const type = { "content-type": "application/json" };
  return server.request(path, { method: "POST", headers: { ...type, ...headers }, body });
}

const signedIn = () => ({ authorization: `Bearer ${owner.token}` });

/** Sends what `send` does, and gives the longest text that was read at once as JSON meanwhile. */
async function longestParsed(send: () => Promise<unknown>): Promise<number> {
  const parse = vi.spyOn(JSON, "parse");
  await send();
  const lengths = parse.mock.calls.map(([text]) => String(text).length);
  parse.mockRestore();
  return Math.max(0, ...lengths);
}

/** As many as fit into 1 MB. */
const manyKeys = `{${Array.from({ length: 115_000 }, (_, at) => `"${at.toString(36)}":1`)}}`;

test("a body of 115,000 keys is refused before it is read or its sender's rights are looked at", async () => {
  for (const path of ["/notes", "/secrets", "/nowhere", "/rpc/add", "/rpc/locked_away"]) {
    let answer: Response | undefined;
    const longest = await longestParsed(async () => {
      answer = await post(path, manyKeys, signedIn());
    });
    expect([path, answer?.status, longest < 10_000]).toEqual([path, 413, true]);
    expect(await answer?.json()).toMatchObject({ code: "PGRST102" });
  }
  expect((await server.owner.query("select from public.notes")).rowCount).toBe(0);
});

test("a visitor sends 64 KB at most, whoever has a session or the secret key 1 MB", async () => {
  const body = (size: number) => `{"a":1,"b":"${" ".repeat(size)}"}`;
  const statusOf = async (size: number, headers: Record<string, string>) =>
    (await post("/rpc/add", body(size), headers)).status;
  const secret = { apikey: server.secretKey };
  expect(await statusOf(66_000, {})).toBe(413);
  expect(await statusOf(1_040_000, signedIn())).not.toBe(413);
  expect(await statusOf(1_040_000, secret)).not.toBe(413);
  expect(await statusOf(1_050_000, signedIn())).toBe(413);
  expect(await statusOf(60_000, {})).not.toBe(413);
  expect(await statusOf(66_000, { authorization: "Bearer eyJhbGciOiJub25lIn0.e30." })).toBe(401);
  const unannounced = await server.request("/rpc/add", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: new Blob([body(66_000)]).stream(),
    duplex: "half",
  } as RequestInit);
  expect(unannounced.status).toBe(413);
});

test("accounts read no body of thousands of keys either", async () => {
  const body = `{"email":"a@example.com","password":"secret","data":{${Array.from({ length: 6_000 }, (_, at) => `"${at.toString(36)}":1`)}}}`;
  expect(body.length).toBeLessThan(64 * 1024);
  const response = await fetch(`${server.url}/auth/v1/signup`, { method: "POST", body });
  expect(response.status).toBe(413);
  expect(await server.mails()).toEqual([]);
});

test("a list with a comma too many is refused as what it is, however long, and nothing of it is kept", async () => {
  const rows = Array.from({ length: 3_000 }, (_, at) => `{"title":"row ${at}"}`);
  const response = await post("/notes", `[${rows.join()},]`, signedIn());
  expect([response.status, (await response.json()).code]).toEqual([400, "PGRST102"]);
  expect((await server.owner.query("select from public.notes")).rowCount).toBe(0);
});
