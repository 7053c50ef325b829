import { isDeepStrictEqual } from "node:util";
import { type Selectable, sql, type Transaction } from "kysely";
import type { z } from "zod";
import { setTemplate as command, type templateChange } from "../../contract/set-template.ts";
import { CommandError } from "../api/command-error.ts";
import { handle } from "../api/handle-command.ts";
import type { Schema } from "../db/database-types.ts";
import { readCatalogue } from "./read-catalogue.ts";
import { somebodyElseWasFirst } from "./somebody-else-was-first.ts";

type Change = z.output<typeof templateChange>;

export const setTemplate = handle(command, async ({ input, actor, write }) => {
  const { template: slug, seen, change } = input;
  const catalogue = await readCatalogue();
  return write(async ({ transaction, audit }) => {
    // Two who decide about the same one do so one after the other, also where it has no row yet.
    await sql`select pg_advisory_xact_lock(hashtextextended(${`template:${slug}`}, 0))`.execute(transaction);
    const row = await readRow(transaction, slug);
    if (!row && !catalogue.has(slug)) throw new CommandError("not_found");
    const revision = row?.revision ?? 1;
    if (revision !== seen) throw somebodyElseWasFirst();
    const is: Required<Change> = {
      state: row?.state ?? "shown",
      isFeatured: row?.is_featured ?? false,
      trades: (row?.trades ?? null) as Change["trades"] & {},
      note: row?.note ?? "",
    };
    const changed = (Object.keys(change) as (keyof Change)[]).filter(
      (key) => !isDeepStrictEqual(change[key], is[key]),
    );
    if (changed.length === 0) return { revision };
    const before = Object.fromEntries(changed.map((key) => [key, is[key]]));
    const after = Object.fromEntries(changed.map((key) => [key, change[key]]));
    const next = { ...is, ...change };
    const kept = {
      state: next.state,
      is_featured: next.isFeatured,
      trades: next.trades,
      note: next.note,
      revision: revision + 1,
      before: JSON.stringify(before),
      changed_at: new Date(),
      changed_by: actor.id,
    };
    await transaction
      .insertInto("private.templates")
      .values({ slug, ...kept })
      .onConflict((conflict) => conflict.column("slug").doUpdateSet(kept))
      .execute();
    await audit({ act: "set-template", target: { kind: "template", id: slug }, before, after });
    return { revision: revision + 1 };
  });
});

type Row = Pick<
  Selectable<Schema["private.templates"]>,
  "state" | "is_featured" | "trades" | "note" | "revision"
>;

function readRow(transaction: Transaction<Schema>, slug: string): Promise<Row | undefined> {
  return transaction
    .selectFrom("private.templates")
    .select(["state", "is_featured", "trades", "note", "revision"])
    .where("slug", "=", slug)
    .forUpdate()
    .executeTakeFirst();
}
