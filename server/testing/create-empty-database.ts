import { randomBytes } from "node:crypto";
import pg from "pg";
import { inject, onTestFinished } from "vitest";

/** A database with nothing in it, for tests of the migrations themselves; gives the address of its owner. */
export async function createEmptyDatabase(): Promise<{ ownerUrl: string; owner: pg.Pool }> {
  const name = `empty_${randomBytes(6).toString("hex")}`;
  const cluster = new pg.Pool({ connectionString: inject("ownerUrl"), max: 1 });
  await cluster.query(`create database ${name}`);
  const url = new URL(inject("ownerUrl"));
  url.pathname = `/${name}`;
  const owner = new pg.Pool({ connectionString: url.toString(), max: 2 });
  owner.on("error", () => {}); // an idle connection may still be closing when the database goes
  onTestFinished(async () => {
    await owner.end();
    await cluster.query(`drop database ${name} with (force)`);
    await cluster.end();
  });
  return { ownerUrl: url.toString(), owner };
}
