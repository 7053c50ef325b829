import { join } from "node:path";
import { expect, test } from "vitest";
import { openRawRequest } from "../testing/raw-request.ts";
import { runServerProcess, startServerProcess } from "../testing/server-process.ts";
import { createTestFolder } from "../testing/test-folder.ts";

const body = JSON.stringify({ email: "nobody@example.com", password: "not the password" });
const head = [
  "POST /auth/v1/token?grant_type=password HTTP/1.1",
  "Host: localhost",
  "Content-Type: application/json",
  `Content-Length: ${body.length}`,
  "",
  "",
].join("\r\n");

for (const signal of ["SIGTERM", "SIGINT"] as const) {
  test(`${signal} takes no new request, finishes the open one and stops the database`, async () => {
    const server = await startServerProcess();
    const request = await openRawRequest(server.port);
    request.write(head + body.slice(0, 10));
    await fetch(`${server.url}/healthz`); // the open request has been taken when a later one is answered
    server.kill(signal);
    await expect.poll(() => fetch(server.url).catch(() => "refused")).toBe("refused");
    request.write(body.slice(10));
    await request.closed;
    expect(request.answer()).toMatch(/^HTTP\/1\.1 [24]\d\d /);
    expect(await server.ended).toBe(0);
    expect(await server.databaseProcesses()).toEqual([]);
  });
}

test("a second signal ends the server without waiting for open requests, and still stops the database", async () => {
  const server = await startServerProcess();
  const request = await openRawRequest(server.port);
  request.write(head + body.slice(0, 10));
  await fetch(`${server.url}/healthz`);
  server.kill("SIGTERM");
  const again = setInterval(() => server.kill("SIGTERM"), 100);
  const started = performance.now();
  expect(await server.ended).toBe(0);
  clearInterval(again);
  expect(performance.now() - started).toBeLessThan(4_000);
  expect(request.answer()).toBe("");
  expect(await server.databaseProcesses()).toEqual([]);
});

test("a signal during the first start ends it without a word of failure and leaves no database running", async () => {
  const server = await runServerProcess({ DATA_DIR: join(await createTestFolder(), "data") });
  await expect.poll(() => server.output(), { interval: 5, timeout: 10_000 }).toContain("Making the database");
  server.kill("SIGTERM");
  expect(await server.ended).toBe(0);
  expect(server.output()).not.toContain("Cannot start");
  expect(server.output()).not.toContain("is ready");
  expect(await server.databaseProcesses()).toEqual([]);
});
