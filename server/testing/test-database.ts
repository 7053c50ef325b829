import { randomBytes } from "node:crypto";
import pg from "pg";
import { inject, onTestFinished } from "vitest";
import { type Database, openDatabase } from "../db/database.ts";
import { createPool } from "./create-pool.ts";

export type TestDatabase = {
  /** As the server sees it. */
  database: Database;
  /** As the owner: for arranging and for looking at what really stands in the tables. */
  owner: pg.Pool;
  ownerUrl: string;
};

/** A fresh, migrated database for one test (or one file, when called from `beforeAll`); it is dropped afterwards. */
export async function createTestDatabase(
  onFinished: (cleanUp: () => Promise<void>) => void = onTestFinished,
): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString("hex")}`;
  const clusterUrl = inject("ownerUrl");
  await inCluster(clusterUrl, `create database ${name} template template_fabula`);
  const ownerUrl = withName(clusterUrl, name);
  const database = openDatabase(withName(inject("serverUrl"), name), { connections: 5 });
  const owner = createPool(ownerUrl);
  onFinished(async () => {
    await database.close();
    await owner.end();
    await inCluster(clusterUrl, `drop database ${name} with (force)`);
  });
  return { database, owner, ownerUrl };
}

function withName(address: string, name: string): string {
  const url = new URL(address);
  url.pathname = `/${name}`;
  return url.toString();
}

async function inCluster(clusterUrl: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: clusterUrl });
  await client.connect();
  try {
    // Copies of one template cannot be made side by side: whoever comes second waits a moment.
    for (let attempt = 0; ; attempt += 1) {
      try {
        await client.query(statement);
        return;
      } catch (error) {
        if ((error as { code?: string }).code !== "55006" || attempt > 100) throw error;
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    }
  } finally {
    await client.end();
  }
}
