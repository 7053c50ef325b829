import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { openRawRequest } from "../testing/raw-request.ts";
import { type ServerProcess, startServerProcess } from "../testing/server-process.ts";

const megabyte = 1024 * 1024;

async function memoryOf({ pid }: ServerProcess): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, "utf8");
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1]) * 1024;
}

test.skipIf(process.platform !== "linux")(
  "a body of 200 MB is refused with 413 before it is sent, and the server does not grow",
  async () => {
    const server = await startServerProcess();
    const before = await memoryOf(server);
    for (const path of ["/auth/v1/signup", "/rest/v1/profiles", "/auth/v1/admin/users"]) {
      const request = await openRawRequest(server.port);
      const length = 200 * megabyte;
      request.write(`POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Length: ${length}\r\n\r\n`);
      request.write(Buffer.alloc(50 * megabyte, "a"));
      await request.answered;
      expect(request.answer()).toMatch(/^HTTP\/1\.1 413 /);
    }
    const endless = await openRawRequest(server.port);
    endless.write("POST /auth/v1/signup HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n");
    const chunk = Buffer.alloc(megabyte, "a");
    for (let sent = 0; sent < 50; sent += 1) {
      endless.write(`${chunk.byteLength.toString(16)}\r\n`);
      endless.write(chunk);
      endless.write("\r\n");
    }
    await endless.answered;
    expect(endless.answer()).toMatch(/^HTTP\/1\.1 413 /);
    expect((await memoryOf(server)) - before).toBeLessThan(100 * megabyte);
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  },
);

test("an address of more than 8 KB is refused with 414, wherever it points", async () => {
  const server = await startServerProcess();
  for (const path of ["/", "/auth/v1/user", "/rest/v1/profiles", "/nowhere"]) {
    const answer = await fetch(`${server.url}${path}?long=${"a".repeat(9_000)}`);
    expect(answer.status).toBe(414);
  }
  expect((await fetch(`${server.url}/?long=${"a".repeat(7_000)}`)).status).toBe(200);
});
