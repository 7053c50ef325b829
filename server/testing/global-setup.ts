import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { pino } from "pino";
import type { TestProject } from "vitest/node";
import { startCluster } from "../db/cluster.ts";
import { openDatabase } from "../db/database.ts";
import { migrate } from "../db/migrate.ts";
import { ensureServerRole } from "../db/server-role.ts";
import { everyJob } from "../jobs/every-job.ts";
import { startJobs } from "../jobs/start-jobs.ts";

declare module "vitest" {
  export interface ProvidedContext {
    ownerUrl: string;
    /** How the server logs in to a copy of the template: its name goes where this says `template_fabula`. */
    serverUrl: string;
    /** A folder of the run, where what all files use is made once. */
    sharedFolder: string;
  }
}

/** One PostgreSQL for the whole run, with a migrated template that each test copies in a few milliseconds. */
export default async function setup(project: TestProject) {
  const directory = await mkdtemp(join(tmpdir(), "fabula-test-"));
  const sharedFolder = await mkdtemp(join(tmpdir(), "fabula-test-"));
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
  const serverUrl = await ensureServerRole(templateUrl);
  await prepareQueues(serverUrl);
  project.provide("ownerUrl", cluster.ownerUrl);
  project.provide("serverUrl", serverUrl);
  project.provide("sharedFolder", sharedFolder);
  return async () => {
    await cluster.stop();
    for (const folder of [directory, sharedFolder]) await rm(folder, { recursive: true, force: true });
  };
}

/** So that the server of a test finds all queues in its copy. */
async function prepareQueues(serverUrl: string): Promise<void> {
  const database = openDatabase(serverUrl, { connections: 1 });
  const jobs = await startJobs({ database, log: pino({ level: "silent" }) }, everyJob);
  await jobs.stop();
  await database.close();
}

function withDatabase(url: string, name: string): string {
  const result = new URL(url);
  result.pathname = `/${name}`;
  return result.toString();
}
