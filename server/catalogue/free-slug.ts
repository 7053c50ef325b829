import { sql, type Transaction } from "kysely";
import type { Schema } from "../db/database-types.ts";

/** Before the name of each: designs of the catalogue are one word, now and later, so that none is called like one of these. */
const before = "studio-";
const longest = 40;

/**
 * What a template called `name` is called in addresses, which no other is. Until the transaction ends nobody else is told the same.
 */
export async function freeSlug(transaction: Transaction<Schema>, name: string): Promise<string> {
  await sql`select pg_advisory_xact_lock(hashtextextended('template names', 0))`.execute(transaction);
  const begin = `${before}${plain(name)}`.slice(0, longest - 4).replace(/-+$/, "");
  const rows = await transaction
    .selectFrom("private.templates")
    .select("slug")
    .where("slug", "like", `${begin}%`)
    .execute();
  const taken = new Set(rows.map(({ slug }) => slug));
  for (let count = 1; ; count += 1) {
    const slug = count === 1 ? begin : `${begin}-${count}`;
    if (!taken.has(slug)) return slug;
  }
}

function plain(name: string): string {
  const letters = name
    .toLowerCase()
    .replaceAll("ß", "ss")
    .normalize("NFKD")
    .replace(/\p{Mark}/gu, "")
    .replace(/[^a-z\d]+/g, "-")
    .replace(/^-+|-+$/g, "");
  return letters || "template";
}
