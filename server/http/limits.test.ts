import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { openRawRequest } from "../testing/raw-request.ts";
import { type ServerProcess, startServerProcess } from "../testing/server-process.ts";

const megabyte = 1024 * 1024;

/** The most memory that the process has had so far. */
async function peakMemoryOf({ pid }: ServerProcess): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, "utf8");
  return Number(/^VmHWM:\s+(\d+) kB/m.exec(status)?.[1]) * 1024;
}

test.skipIf(process.platform !== "linux")(
  "bodies of 200 MB are refused with 413 before they are sent, and the server does not keep what comes all the same",
  async () => {
    const server = await startServerProcess();
    const before = await peakMemoryOf(server);
    const paths = ["/auth/v1/signup", "/rest/v1/profiles", "/auth/v1/admin/users", "/auth/v1/token"];
    const sent = Buffer.alloc(50 * megabyte, "a");
    await Promise.all(
      [...paths, ...paths].map(async (path) => {
        const request = await openRawRequest(server.port);
        request.write(
          `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Length: ${200 * megabyte}\r\n\r\n`,
        );
        request.write(sent);
        await request.answered;
        expect(request.answer()).toMatch(/^HTTP\/1\.1 413 /);
      }),
    );
    const endless = await openRawRequest(server.port);
    endless.write("POST /auth/v1/signup HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n");
    const chunk = Buffer.alloc(megabyte, "a");
    for (let count = 0; count < 50; count += 1) {
      endless.write(`${chunk.byteLength.toString(16)}\r\n`);
      endless.write(chunk);
      endless.write("\r\n");
    }
    await endless.answered;
    expect(endless.answer()).toMatch(/^HTTP\/1\.1 413 /);
    // 450 MB were pushed at it. What it reads and throws away is garbage until it is collected; kept it would be all of it.
    expect((await peakMemoryOf(server)) - before).toBeLessThan(225 * megabyte);
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
