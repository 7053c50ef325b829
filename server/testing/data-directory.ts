import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll } from "vitest";
import { startCluster } from "../db/cluster.ts";
import { migrate } from "../db/migrate.ts";
import { createTestFolder } from "./test-folder.ts";

let template: Promise<string> | undefined;

/** A data directory as a first start leaves it: made once for all tests of a file and copied, which saves a second each. */
export async function createDataDirectory(): Promise<string> {
  template ??= makeTemplate();
  const directory = join(await createTestFolder(), "data");
  await promisify(execFile)("cp", ["-a", await template, directory]);
  return directory;
}

async function makeTemplate(): Promise<string> {
  const directory = join(await createTestFolder(afterAll), "data");
  const cluster = await startCluster(directory);
  await migrate(cluster.ownerUrl);
  await cluster.stop();
  return directory;
}
