import { sql, type Transaction } from "kysely";
import { noteTemplateVersion as command } from "../../contract/note-template-version.ts";
import { CommandError } from "../api/command-error.ts";
import { handle } from "../api/handle-command.ts";
import type { Schema } from "../db/database-types.ts";
import { readCatalogue } from "./read-catalogue.ts";
import { somebodyElseWasFirst } from "./somebody-else-was-first.ts";

export const noteTemplateVersion = handle(command, async ({ input, actor, write }) => {
  const { template: slug, version, note, seen } = input;
  const catalogue = await readCatalogue();
  return write(async ({ transaction, audit }) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`template-note:${slug}`}, 0))`.execute(
      transaction,
    );
    const kept = await transaction
      .selectFrom("private.template_notes")
      .select("note")
      .where("slug", "=", slug)
      .where("version", "=", version)
      .executeTakeFirst();
    const design = catalogue.get(slug);
    const isThere = design ? version <= design.version : kept || (await isOfSite(transaction, slug, version));
    if (!isThere) throw new CommandError("not_found");
    const before = kept?.note ?? "";
    if (before !== seen) throw somebodyElseWasFirst();
    if (before === note) return {};
    const row = { note, before, by: actor.id, at: new Date() };
    await transaction
      .insertInto("private.template_notes")
      .values({ slug, version, ...row })
      .onConflict((conflict) => conflict.columns(["slug", "version"]).doUpdateSet(row))
      .execute();
    await audit({
      act: "note-template-version",
      target: { kind: "template", id: slug },
      before: { version, note: before },
      after: { version, note },
    });
    return {};
  });
});

/** Whether it is the version that a template was made of which was a site. */
async function isOfSite(transaction: Transaction<Schema>, slug: string, version: number): Promise<boolean> {
  const found = await transaction
    .selectFrom("private.templates")
    .select("slug")
    .where("slug", "=", slug)
    .where("version", "=", version)
    .where("design", "is not", null)
    .executeTakeFirst();
  return found !== undefined;
}
