import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import { access, rename } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { inject } from "vitest";
import { startCluster } from "../db/cluster.ts";
import { migrate } from "../db/migrate.ts";
import { createTestFolder } from "./test-folder.ts";

/** A data directory as a first start leaves it: made once for all tests of a run and copied, which saves some seconds each. */
export async function createDataDirectory(): Promise<string> {
  const directory = join(await createTestFolder(), "data");
  await promisify(execFile)("cp", ["-a", await findTemplate(), directory]);
  return directory;
}

async function findTemplate(): Promise<string> {
  const template = join(inject("sharedFolder"), "data");
  const isThere = await access(template).then(
    () => true,
    () => false,
  );
  if (!isThere) await makeTemplate(template);
  return template;
}

/** Whole or not at all: files may run side by side. */
async function makeTemplate(template: string): Promise<void> {
  const directory = join(inject("sharedFolder"), randomUUID());
  const cluster = await startCluster(directory);
  await migrate(cluster.ownerUrl);
  await cluster.stop();
  await rename(directory, template).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "ENOTEMPTY" && error.code !== "EEXIST") throw error;
  });
}
