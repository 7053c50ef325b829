import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { createPool } from "./create-pool.ts";
import type { ServerProcess } from "./server-process.ts";
import { type AskedServer, createTestClient } from "./test-server.ts";

/** A server in a process of its own, asked as those are that run within the test. */
export async function askProcess(server: ServerProcess): Promise<AskedServer> {
  const { url, dataDir } = server;
  const owner = createPool(await server.ownerUrl(), 4);
  onTestFinished(() => owner.end());
  const secretKey = (await readFile(join(dataDir, "secret-key"), "utf8")).trim();
  return { url, owner, secretKey, client: (headers, flow) => createTestClient(url, headers, flow) };
}
