import type { IncomingMessage, ServerResponse } from "node:http";
import { expect, onTestFinished, test } from "vitest";
import { openRawRequest } from "../testing/raw-request.ts";
import { type ListenOptions, listen } from "./listen.ts";

async function startListening(
  handler: (request: IncomingMessage, response: ServerResponse) => void,
  options: Partial<ListenOptions> = {},
) {
  const listening = await listen(handler, { port: 0, host: "127.0.0.1", ...options });
  onTestFinished(() => listening.stop(0));
  return listening;
}

const half = "POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\nhalf";

test("a body that stops half-way is answered with 408 and the connection closed", async () => {
  const { port } = await startListening((request) => void request.resume(), { slowestRequest: 200 });
  const request = await openRawRequest(port);
  request.write(half);
  await request.closed;
  expect(request.answer()).toMatch(/^HTTP\/1\.1 408 /);
});

test("headers that never end are cut off with 408", async () => {
  const { port } = await startListening((_request, response) => void response.end("answered"), {
    slowestRequest: 200,
  });
  const request = await openRawRequest(port);
  request.write("GET / HTTP/1.1\r\nHost: localhost\r\n");
  await request.closed;
  expect(request.answer()).toMatch(/^HTTP\/1\.1 408 /);
});

test("an address too long even to be read is refused with 414, too many headers with 431, other noise with 400", async () => {
  const { port } = await startListening((_request, response) => void response.end("answered"));
  const refusals = [
    { sent: `GET /${"a".repeat(60_000)} HTTP/1.1\r\nHost: localhost\r\n\r\n`, status: 414 },
    { sent: `GET / HTTP/1.1\r\nHost: localhost\r\nX-Long: ${"a".repeat(60_000)}\r\n\r\n`, status: 431 },
    { sent: "nonsense\r\n\r\n", status: 400 },
  ];
  for (const { sent, status } of refusals) {
    const request = await openRawRequest(port);
    request.write(sent);
    await request.closed;
    expect(request.answer()).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(request.answer()).not.toContain("answered");
  }
});

test("a request with two hosts, or with none, is refused with 400 before anybody sees it", async () => {
  const seen: (string | undefined)[] = [];
  const { port } = await startListening((request, response) => {
    seen.push(request.url);
    response.end("answered");
  });
  const refused = [
    "GET /two HTTP/1.1\r\nHost: localhost\r\nHost: localhost\r\n\r\n",
    "GET /two HTTP/1.1\r\nHost: localhost\r\nX-Other: 1\r\nhOsT: evil.example\r\n\r\n",
    "GET /two HTTP/1.0\r\nHost: localhost\r\nHost: evil.example\r\n\r\n",
    "GET /none HTTP/1.1\r\nX-Host: localhost\r\n\r\n",
  ];
  for (const sent of refused) {
    const request = await openRawRequest(port);
    request.write(sent);
    await request.closed;
    expect(request.answer()).toMatch(/^HTTP\/1\.1 400 /);
  }
  expect(seen).toEqual([]);
  const old = await openRawRequest(port);
  old.write("GET /old HTTP/1.0\r\n\r\n");
  await old.closed;
  expect(old.answer()).toContain("answered");
  expect(seen).toEqual(["/old"]);
});

test("every refusal that no route answers has the headers that every answer has", async () => {
  const siteUrl = "https://fabula.test";
  const { port } = await startListening((request) => void request.resume(), { slowestRequest: 200, siteUrl });
  const full = await startListening(() => {}, { siteUrl, sockets: { mostConnections: 0 } });
  const get = (rest: string) => `GET / HTTP/1.1\r\n${rest}\r\n`;
  const refusals = [
    { sent: "nonsense\r\n\r\n", status: 400 },
    { sent: get("Host: a\r\nHost: b\r\n"), status: 400 },
    { sent: half, status: 408 },
    { sent: `GET /${"a".repeat(60_000)} HTTP/1.1\r\n`, status: 414 },
    { sent: get("Host: localhost\r\nExpect: miracles\r\n"), status: 417 },
    { sent: get(`Host: localhost\r\nX-Long: ${"a".repeat(60_000)}\r\n`), status: 431 },
  ];
  const answers: string[] = [];
  for (const { sent, status } of refusals) {
    const request = await openRawRequest(port);
    request.write(sent);
    await request.closed;
    expect(request.answer()).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    answers.push(request.answer());
  }
  const late = await openRawRequest(full.port);
  await late.closed;
  expect(late.answer()).toMatch(/^HTTP\/1\.1 503 /);
  for (const answer of [...answers, late.answer()]) {
    expect(answer).toMatch(/\r\nx-content-type-options: nosniff\r\n/i);
    expect(answer).toMatch(/\r\ncontent-security-policy: default-src 'none'; frame-ancestors 'none'\r\n/i);
    expect(answer).toMatch(/\r\nstrict-transport-security: max-age=/i);
    expect(answer).toMatch(/\r\nconnection: close\r\n/i);
  }
});

test("stopping waits for the open request, and closes a connection that is only kept alive", async () => {
  let open: ServerResponse | undefined;
  const listening = await startListening((request, response) => {
    if (request.url === "/slow") open = response;
    else response.end("answered");
  });
  const idle = await openRawRequest(listening.port);
  idle.write("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n");
  await idle.answered;
  const slow = await openRawRequest(listening.port);
  slow.write("GET /slow HTTP/1.1\r\nHost: localhost\r\n\r\n");
  await expect.poll(() => open).toBeDefined();
  const stopped = listening.stop(10_000);
  await idle.closed;
  open?.end("finished");
  await stopped;
  await slow.closed;
  expect(slow.answer()).toContain("finished");
});

test("stopping cuts off a request that is still open when patience ends", async () => {
  let open: ServerResponse | undefined;
  const listening = await startListening((_request, response) => {
    open = response;
  });
  const request = await openRawRequest(listening.port);
  request.write("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n");
  await expect.poll(() => open).toBeDefined();
  await listening.stop(50);
  await request.closed;
  expect(request.answer()).toBe("");
});

test("a taken port is refused with its number and another one", async () => {
  const { port } = await startListening((_request, response) => void response.end());
  await expect(listen(() => {}, { port, host: "127.0.0.1" })).rejects.toThrow(`port ${port} is taken`);
});
