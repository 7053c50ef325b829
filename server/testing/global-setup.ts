import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import type { TestProject } from "vitest/node";
import { startCluster } from "../db/cluster.ts";
import { migrate } from "../db/migrate.ts";
import { ensureServerRole } from "../db/server-role.ts";

declare module "vitest" {
  export interface ProvidedContext {
    ownerUrl: string;
    /** How the server logs in to a copy of the template: its name goes where this says `template_fabula`. */
    serverUrl: string;
  }
}

/** One PostgreSQL for the whole run, with a migrated template that each test copies in a few milliseconds. */
export default async function setup(project: TestProject) {
  const directory = await mkdtemp(join(tmpdir(), "fabula-test-"));
  const cluster = await startCluster(directory, {
    flags: [
      "-c",
      "fsync=off",
      "-c",
      "synchronous_commit=off",
      "-c",
      "full_page_writes=off",
      "-c",
      "max_connections=300",
    ],
  });
  const client = new pg.Client({ connectionString: cluster.ownerUrl });
  await client.connect();
  await client.query("create database template_fabula");
  await client.end();
  const templateUrl = withDatabase(cluster.ownerUrl, "template_fabula");
  await migrate(templateUrl);
  project.provide("ownerUrl", cluster.ownerUrl);
  project.provide("serverUrl", await ensureServerRole(templateUrl));
  return async () => {
    await cluster.stop();
    await rm(directory, { recursive: true, force: true });
  };
}

function withDatabase(url: string, name: string): string {
  const result = new URL(url);
  result.pathname = `/${name}`;
  return result.toString();
}
