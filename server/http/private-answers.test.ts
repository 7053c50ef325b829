import { afterAll, beforeAll, expect, test } from "vitest";
import { createDataServer, type DataServer } from "../data/testing/create-data-server.ts";

let server: DataServer;
let token: string;

beforeAll(async () => {
  server = await createDataServer({ onFinished: afterAll });
  token = (await server.signUp()).token;
});

/** What is answered, with the status it must have, so that a test of headers does not look at the wrong answer. */
const answers: [status: number, method: string, path: string, body?: string][] = [
  [200, "GET", "/auth/v1/user"],
  [200, "GET", "/auth/v1/settings"],
  [400, "POST", "/auth/v1/token?grant_type=password", "{"],
  [404, "GET", "/auth/v1/nowhere"],
  [200, "GET", "/rest/v1/profiles"],
  [200, "HEAD", "/rest/v1/profiles"],
  [201, "POST", "/rest/v1/notes", '{"title":"kept"}'],
  [204, "PATCH", "/rest/v1/notes?title=eq.kept", '{"stars":2}'],
  [204, "DELETE", "/rest/v1/notes?title=eq.kept"],
  [400, "POST", "/rest/v1/notes", "{"],
  [404, "GET", "/rest/v1/nowhere"],
  [405, "PUT", "/rest/v1/notes", "{}"],
  [406, "GET", "/rest/v1/rpc/starred?least_stars=1"],
  [200, "GET", "/rest/v1/rpc/whoami"],
  [200, "POST", "/rest/v1/rpc/whoami", "{}"],
  [400, "POST", "/rest/v1/rpc/complain", '{"words":"no"}'],
  [200, "GET", "/healthz"],
  [404, "GET", "/outbox/nowhere"],
  [414, "GET", `/rest/v1/profiles?${"a".repeat(9_000)}`],
];

test("no answer about somebody may be kept by a cache or run anything, refusals included", async () => {
  for (const [status, method, path, body] of answers) {
    const { headers, ...response } = await fetch(server.url + path, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        "content-type": "application/json",
        accept: status === 406 ? "constructor" : "*/*",
      },
      ...(body === undefined ? {} : { body }),
    }).then((answer) => ({ status: answer.status, headers: answer.headers }));
    expect([path.slice(0, 60), method, response.status]).toEqual([path.slice(0, 60), method, status]);
    expect([path, headers.get("cache-control")]).toEqual([path, "no-store"]);
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("content-security-policy")).toContain("default-src 'none'");
  }
});

test("the keys that tokens are checked with are about nobody and may be kept", async () => {
  const { headers } = await fetch(`${server.url}/auth/v1/.well-known/jwks.json`);
  expect(headers.get("cache-control")).toBe("public, max-age=600");
});
