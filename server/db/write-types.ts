import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { startCluster } from "./cluster.ts";
import { describeSchema } from "./describe-schema.ts";
import { migrate } from "./migrate.ts";
import { printTypes } from "./print-types.ts";

export const describedSchemas = ["public", "auth", "private"];
export const typesFile = join(import.meta.dirname, "database-types.ts");

/** Writes `database-types.ts` from a database that is made for it, migrated, read and thrown away. */
export async function writeTypes(): Promise<void> {
  const directory = await mkdtemp(join(tmpdir(), "fabula-types-"));
  const cluster = await startCluster(directory);
  try {
    await migrate(cluster.ownerUrl);
    const client = new pg.Client({ connectionString: cluster.ownerUrl });
    await client.connect();
    const columns = await describeSchema(client, describedSchemas);
    await client.end();
    await writeFile(typesFile, printTypes(columns));
  } finally {
    await cluster.stop();
    await rm(directory, { recursive: true, force: true });
  }
}

if (import.meta.main) await writeTypes();
