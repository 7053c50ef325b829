import http from "node:http";
import type { AddressInfo } from "node:net";
import { gzipSync } from "node:zlib";
import { createAdaptorServer } from "@hono/node-server";
import { pino } from "pino";
import { expect, onTestFinished, test } from "vitest";
import { createApp } from "../app.ts";
import { readConfig } from "../config.ts";
import { proxyRoutes } from "./proxy-routes.ts";

const publishableKey = "sb_publishable_0123456789";

async function listen(server: http.Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** A Supabase that answers as `answer` says, and a server in front of it; gives the server's origin. */
async function startProxy(answer: http.RequestListener, options: { timeout?: number } = {}) {
  const upstream = await listen(http.createServer(answer));
  const proxy = await serveProxy(upstream, options);
  return { proxy, upstream };
}

async function serveProxy(url: string, { timeout }: { timeout?: number } = {}) {
  const routes = proxyRoutes({ url, publishableKey, ...(timeout ? { timeout } : {}) });
  return listen(createAdaptorServer({ fetch: routes.fetch }) as http.Server);
}

const echo: http.RequestListener = (request, response) => {
  const chunks: Buffer[] = [];
  request.on("data", (chunk) => chunks.push(chunk));
  request.on("end", () => {
    const { method, url, headers } = request;
    response.setHeader("content-type", "application/json");
    response.end(JSON.stringify({ method, url, headers, body: Buffer.concat(chunks).toString() }));
  });
};

test("method, path, query, body and headers arrive, with the Supabase's own host", async () => {
  const { proxy, upstream } = await startProxy(echo);
  const response = await fetch(`${proxy}/rest/v1/notes?select=*&title=eq.a%2Fb%20c`, {
    method: "POST",
    headers: { authorization: "Bearer token", prefer: "return=minimal", "content-type": "application/json" },
    body: '{"title":"ü"}',
  });
  const seen = await response.json();
  expect(seen).toMatchObject({
    method: "POST",
    url: "/rest/v1/notes?select=*&title=eq.a%2Fb%20c",
    body: '{"title":"ü"}',
    headers: { authorization: "Bearer token", prefer: "return=minimal", host: new URL(upstream).host },
  });
});

test("the publishable key is added unless the browser sent a key", async () => {
  const { proxy } = await startProxy(echo);
  expect((await (await fetch(proxy)).json()).headers.apikey).toBe(publishableKey);
  const own = await fetch(proxy, { headers: { apikey: "mine" } });
  expect((await own.json()).headers.apikey).toBe("mine");
});

test("the client's address is said, whatever the client itself claims of earlier ones", async () => {
  const { proxy } = await startProxy(echo);
  expect((await (await fetch(proxy)).json()).headers["x-forwarded-for"]).toBe("127.0.0.1");
  const behind = await fetch(proxy, { headers: { "x-forwarded-for": "1.1.1.1, 203.0.113.9" } });
  expect((await behind.json()).headers["x-forwarded-for"]).toBe("203.0.113.9");
});

test("headers of one connection are not handed on, in either direction", async () => {
  const { proxy } = await startProxy((request, response) => {
    response.setHeader("connection", "x-hop");
    response.setHeader("x-hop", "1");
    response.setHeader("keep-alive", "timeout=99");
    response.setHeader("proxy-authenticate", "Basic");
    response.setHeader("x-kept", "1");
    response.end(JSON.stringify(request.headers));
  });
  const seen = await new Promise<{ headers: http.IncomingHttpHeaders; body: string }>((resolve, reject) => {
    const { hostname, port } = new URL(proxy);
    const request = http.request(
      {
        hostname,
        port,
        headers: { connection: "x-mine, close", "x-mine": "1", te: "trailers", "x-kept": "2" },
      },
      (response) => {
        let body = "";
        response.on("data", (chunk) => {
          body += chunk;
        });
        response.on("end", () => resolve({ headers: response.headers, body }));
      },
    );
    request.on("error", reject).end();
  });
  expect(JSON.parse(seen.body)).toMatchObject({ "x-kept": "2" });
  for (const name of ["x-mine", "te"]) expect(JSON.parse(seen.body)).not.toHaveProperty(name);
  expect(seen.headers["x-kept"]).toBe("1");
  for (const name of ["x-hop", "proxy-authenticate"]) expect(seen.headers).not.toHaveProperty(name);
  expect(seen.headers["keep-alive"]).not.toBe("timeout=99");
});

test("redirects, errors, cookies and compressed bodies come back untouched", async () => {
  const { proxy } = await startProxy((request, response) => {
    if (request.url === "/redirect")
      response.writeHead(303, { location: "https://example.com/#token=1" }).end();
    else if (request.url === "/cookies") response.writeHead(200, { "set-cookie": ["a=1", "b=2"] }).end("ok");
    else if (request.url === "/empty") response.writeHead(204).end();
    else if (request.url === "/packed") {
      response.writeHead(200, { "content-encoding": "gzip" }).end(gzipSync("unpacked"));
    } else response.writeHead(422, { "content-type": "application/json" }).end('{"msg":"no"}');
  });
  const redirect = await fetch(`${proxy}/redirect`, { redirect: "manual" });
  expect([redirect.status, redirect.headers.get("location")]).toEqual([303, "https://example.com/#token=1"]);
  expect((await fetch(`${proxy}/cookies`)).headers.getSetCookie()).toEqual(["a=1", "b=2"]);
  expect((await fetch(`${proxy}/empty`)).status).toBe(204);
  expect(await (await fetch(`${proxy}/packed`)).text()).toBe("unpacked");
  const refused = await fetch(`${proxy}/other`, { method: "DELETE" });
  expect([refused.status, await refused.text()]).toEqual([422, '{"msg":"no"}']);
  expect((await fetch(`${proxy}/other`, { method: "HEAD" })).status).toBe(422);
});

test("a body flows through while it is still being sent", async () => {
  let finish = () => {};
  const { proxy } = await startProxy((_, response) => {
    response.write("first ");
    finish = () => response.end("last");
  });
  const response = await fetch(proxy);
  const reader = (response.body as ReadableStream<Uint8Array>).getReader();
  expect(Buffer.from((await reader.read()).value ?? []).toString()).toBe("first ");
  finish();
  expect(Buffer.from((await reader.read()).value ?? []).toString()).toBe("last");
});

test("a Supabase that is down is 503 with Retry-After", async () => {
  const gone = http.createServer();
  await new Promise<void>((resolve) => gone.listen(0, "127.0.0.1", resolve));
  const { port } = gone.address() as AddressInfo;
  await new Promise((resolve) => gone.close(resolve));
  const response = await fetch(await serveProxy(`http://127.0.0.1:${port}`));
  expect(response.status).toBe(503);
  expect(response.headers.get("retry-after")).toBe("5");
  expect(await response.json()).toMatchObject({
    code: 503,
    msg: expect.any(String),
    message: expect.any(String),
  });
});

test("a Supabase that says nothing is 504", async () => {
  const { proxy } = await startProxy(() => {}, { timeout: 100 });
  const response = await fetch(proxy, { method: "POST", body: "{}" });
  expect(response.status).toBe(504);
  expect(await response.json()).toMatchObject({ code: 504 });
});

test("a client that leaves ends its request at the Supabase too", async () => {
  const seen = Promise.withResolvers<void>();
  const ended = Promise.withResolvers<void>();
  const { proxy } = await startProxy((_, response) => {
    response.on("close", ended.resolve);
    seen.resolve();
  });
  const leaving = new AbortController();
  const request = fetch(proxy, { signal: leaving.signal });
  await seen.promise;
  leaving.abort();
  await expect(request).rejects.toThrow();
  await ended.promise;
});

test("with a Supabase the app hands its three prefixes on and keeps the rest", async () => {
  const upstream = await listen(http.createServer(echo));
  const config = readConfig({ SUPABASE_URL: upstream, SUPABASE_PUBLISHABLE_KEY: publishableKey });
  const app = createApp({ config, log: pino({ level: "silent" }) });
  const origin = await listen(createAdaptorServer({ fetch: app.fetch }) as http.Server);
  for (const path of ["/auth/v1/health", "/rest/v1/notes?select=*", "/storage/v1/object/a/b.png"]) {
    const response = await fetch(`${origin}${path}`);
    expect((await response.json()).url).toBe(path);
    expect(response.headers.get("x-request-id")).toBeTruthy();
  }
  expect((await fetch(`${origin}/outbox`)).status).toBe(404);
  expect((await fetch(`${origin}/healthz`)).status).toBe(200);
});

test("the app is unhealthy while its Supabase is", async () => {
  const upstream = await listen(http.createServer((_, response) => response.writeHead(500).end()));
  const config = readConfig({ SUPABASE_URL: upstream, SUPABASE_PUBLISHABLE_KEY: publishableKey });
  const app = createApp({ config, log: pino({ level: "silent" }) });
  const response = await app.request("/healthz");
  expect([response.status, response.headers.get("retry-after")]).toEqual([503, "5"]);
});
