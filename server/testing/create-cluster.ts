import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type pg from "pg";
import { onTestFinished } from "vitest";
import { startCluster } from "../db/cluster.ts";
import { createPool } from "./create-pool.ts";

/** A PostgreSQL of its own, for tests of what belongs to the whole cluster, such as roles; gives its superuser. */
export async function createCluster(): Promise<{ superuserUrl: string; superuser: pg.Pool }> {
  const directory = await mkdtemp(join(tmpdir(), "fabula-cluster-"));
  const cluster = await startCluster(directory, { flags: ["-c", "fsync=off"] });
  onTestFinished(async () => {
    await cluster.stop();
    await rm(directory, { recursive: true, force: true });
  });
  return { superuserUrl: cluster.ownerUrl, superuser: openPool(cluster.ownerUrl) };
}

/** Connections that are closed when the test has finished. */
export function openPool(url: string): pg.Pool {
  const pool = createPool(url);
  onTestFinished(() => pool.end());
  return pool;
}
