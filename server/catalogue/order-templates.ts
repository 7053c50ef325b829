import { isDeepStrictEqual } from "node:util";
import { sql } from "kysely";
import { orderTemplates as command } from "../../contract/order-templates.ts";
import { CommandError } from "../api/command-error.ts";
import { handle } from "../api/handle-command.ts";
import { readCatalogue } from "./read-catalogue.ts";
import { somebodyElseWasFirst } from "./somebody-else-was-first.ts";

export const orderTemplates = handle(command, async ({ input, write }) => {
  const { order, seen } = input;
  const catalogue = await readCatalogue();
  return write(async ({ transaction, audit }) => {
    await sql`select pg_advisory_xact_lock(hashtextextended('template-order', 0))`.execute(transaction);
    const rows = await transaction
      .selectFrom("private.templates")
      .select(["slug", "position"])
      .orderBy("position")
      .orderBy("slug")
      .execute();
    const before = rows.filter(({ position }) => position !== null).map(({ slug }) => slug);
    if (!isDeepStrictEqual(before, seen)) throw somebodyElseWasFirst();
    const known = new Set(rows.map(({ slug }) => slug));
    const unknown = order.findIndex((slug) => !catalogue.has(slug) && !known.has(slug));
    if (unknown >= 0) {
      throw new CommandError("invalid_input", { fields: { [`order.${unknown}`]: "is no template" } });
    }
    if (isDeepStrictEqual(before, order)) return {};
    await transaction
      .updateTable("private.templates")
      .set({ position: null })
      .where("position", "is not", null)
      .execute();
    if (order.length > 0) {
      await transaction
        .insertInto("private.templates")
        .values(order.map((slug, position) => ({ slug, position })))
        .onConflict((conflict) =>
          conflict.column("slug").doUpdateSet(({ ref }) => ({ position: ref("excluded.position") })),
        )
        .execute();
    }
    await audit({
      act: "order-templates",
      target: { kind: "studio", id: "templates" },
      before: { order: before },
      after: { order },
    });
    return {};
  });
});
