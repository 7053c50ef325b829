import { readFile } from "node:fs/promises";
import { join } from "node:path";
import pg from "pg";

/** A connection to the embedded database of the product that runs on `dataDir`, as the owner of all tables. */
export async function openOwner(dataDir: string): Promise<pg.Client> {
  const password = await readFile(join(dataDir, "password"), "utf8");
  const port = (await readFile(join(dataDir, "cluster/postmaster.pid"), "utf8")).split("\n")[3];
  const owner = new pg.Client({
    connectionString: `postgres://postgres:${password}@127.0.0.1:${port}/postgres`,
  });
  owner.on("error", () => {}); // the product may end first
  await owner.connect();
  return owner;
}
