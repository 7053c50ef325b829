import { randomBytes } from "node:crypto";
import type pg from "pg";
import { inject, onTestFinished } from "vitest";
import { createPool } from "./create-pool.ts";

/** A database with nothing in it, for tests of the migrations themselves; gives the address of its owner. */
export async function createEmptyDatabase(): Promise<{ ownerUrl: string; owner: pg.Pool }> {
  const name = `empty_${randomBytes(6).toString("hex")}`;
  const cluster = createPool(inject("ownerUrl"), 1);
  await cluster.query(`create database ${name}`);
  const url = new URL(inject("ownerUrl"));
  url.pathname = `/${name}`;
  const owner = createPool(url.toString());
  onTestFinished(async () => {
    await owner.end();
    await cluster.query(`drop database ${name} with (force)`);
    await cluster.end();
  });
  return { ownerUrl: url.toString(), owner };
}
