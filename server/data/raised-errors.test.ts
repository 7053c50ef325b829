import { afterAll, beforeAll, expect, test } from "vitest";
import { createDataServer, type DataServer, type TestUser } from "./testing/create-data-server.ts";

let server: DataServer;
let user: TestUser;

beforeAll(async () => {
  server = await createDataServer({ onFinished: afterAll });
  user = await server.signUp();
});

const words = { message: "no way", details: "the detail", hint: "the hint" };

/** Codes that a function may raise, and the status that PostgREST gives each. */
const statuses: [string, number][] = [
  ["P0001", 400],
  ["P0002", 500],
  ["P0003", 500],
  ["AB123", 400],
  ["ZZZZZ", 400],
  ["22023", 400],
  ["23505", 409],
  ["23503", 409],
  ["3F000", 400],
  ["28000", 403],
  ["0L000", 403],
  ["42501", 403],
  ["42883", 404],
  ["08006", 503],
  ["38000", 500],
  ["40003", 500],
  ["57P01", 503],
  ["58030", 500],
  ["HV000", 500],
  ["XX000", 500],
  ["PT400", 400],
  ["PT401", 401],
  ["PT402", 402],
  ["PT418", 418],
  ["PT429", 429],
  ["PT503", 503],
  ["PT999", 500],
  ["PT0X1", 500],
];

for (const [code, status] of statuses) {
  test(`what a function raises as ${code} is answered with ${status}, code and words kept`, async () => {
    const response = await server.request("/rpc/complain_as", {
      method: "POST",
      headers: { authorization: `Bearer ${user.token}`, "content-type": "application/json" },
      body: JSON.stringify({ code, words: "no way" }),
    });
    expect(response.status).toBe(status);
    expect(await response.json()).toEqual({ code, ...words });
  });
}

test("a function may choose an answer without a body", async () => {
  const answer = await user.data.rpc("complain_as", { code: "PT204", words: "nothing to say" });
  expect(answer).toMatchObject({ status: 204, data: null, error: null });
});

test("what PL/pgSQL itself refuses is a 500 that says why", async () => {
  expect(await user.data.rpc("find_nothing")).toMatchObject({
    status: 500,
    error: { code: "P0002", message: "query returned no rows" },
  });
  expect(await user.data.rpc("insist")).toMatchObject({
    status: 500,
    error: { code: "P0004", message: "not so" },
  });
});

test("a visitor who lacks a right is asked to sign in", async () => {
  const raised = await server.data().rpc("complain_as", { code: "42501", words: "no way" });
  expect(raised).toMatchObject({ status: 401, error: { code: "42501", message: "no way" } });
});

test("after each of them the connection serves the next caller", async () => {
  for (const [code] of statuses) {
    await user.data.rpc("complain_as", { code, words: "" });
    expect((await server.data().rpc("whoami")).data).toEqual({ role: "anon", sub: null });
  }
});
