import { type Kysely, sql, type Transaction } from "kysely";
import { makeTemplate as command } from "../../contract/make-template.ts";
import type { Trade } from "../../engine/facts/trades.ts";
import { CommandError } from "../api/command-error.ts";
import { type CommandContext, handle } from "../api/handle-command.ts";
import type { Schema } from "../db/database-types.ts";
import { refusedDocument } from "../sites/refused-document.ts";
import { copyPictures } from "./copy-pictures.ts";
import { freeSlug } from "./free-slug.ts";
import { studioVersion } from "./studio-version.ts";

type Context = CommandContext<(typeof command.input)["_output"], (typeof command.answer)["_output"]>;
type Made = { design: string; text: string };

export const makeTemplate = handle(command, async (context) => {
  const { input, actor, write } = context;
  const { site, version, as, note } = input;
  const made = await madeOf(context);
  return write(async ({ transaction, audit }) => {
    const { owner } = await studioVersion(transaction, input, { isMaking: true });
    await requireNoneOf(transaction, input);
    const slug = as.kind === "new" ? await freeSlug(transaction, as.name) : as.template;
    const before = as.kind === "next" ? await earlierVersion(transaction, slug, input) : undefined;
    const document = await copyPictures(transaction, { owner, template: slug }, made.text);
    const is = { document, design: made.design, site, version };
    if (as.kind === "new") {
      const { name, industry, trades } = as;
      await transaction
        .insertInto("private.templates")
        .values({ slug, name, industry, trades: [...trades], ...is, changed_by: actor.id })
        .execute();
    } else await transaction.updateTable("private.templates").set(is).where("slug", "=", slug).execute();
    await transaction
      .insertInto("private.template_notes")
      .values({ slug, version, note, by: actor.id })
      .execute();
    await audit({
      act: "make-template",
      target: { kind: "template", id: slug },
      ...(before && { before }),
      after: {
        site,
        version,
        note,
        ...(as.kind === "new" && { name: as.name, industry: as.industry, trades: as.trades }),
      },
    });
    return { template: slug };
  });
});

/** What the version becomes: made before anything is locked, because it takes the longest. */
async function madeOf({ input, parts }: Context): Promise<Made> {
  const { as } = input;
  const { typed } = parts.database;
  const { document } = await studioVersion(typed, input);
  const { name, trades } = as.kind === "new" ? as : await namesOf(typed, as.template);
  try {
    const { site, design } = await parts.desk.makeTemplate(document, name, trades);
    return { design, text: JSON.stringify(site) };
  } catch (error) {
    throw refusedDocument(error);
  }
}

async function namesOf(
  connection: Kysely<Schema>,
  slug: string,
): Promise<{ name: string; trades: readonly Trade[] }> {
  const found = await connection
    .selectFrom("private.templates")
    .select(["name", "trades"])
    .where("slug", "=", slug)
    .executeTakeFirst();
  if (!found?.name) throw noSuchTemplate();
  // No others are let in.
  return { name: found.name, trades: (found.trades ?? []) as Trade[] };
}

/** One version is one template, whoever asks first. */
async function requireNoneOf(
  transaction: Transaction<Schema>,
  { site, version }: Context["input"],
): Promise<void> {
  const there = await transaction
    .selectFrom("private.templates")
    .select("name")
    .where("site", "=", site)
    .where("version", "=", version)
    .executeTakeFirst();
  if (there) {
    throw new CommandError("already_there", {
      message: `This version is a template already: ${there.name}.`,
    });
  }
}

/** The version of the site that the template is now, locked until the transaction ends. */
async function earlierVersion(
  transaction: Transaction<Schema>,
  slug: string,
  { site, version }: Context["input"],
): Promise<{ version: number }> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`template:${slug}`}, 0))`.execute(transaction);
  const row = await transaction
    .selectFrom("private.templates")
    .select(["site", "version"])
    .where("slug", "=", slug)
    .where("design", "is not", null)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw noSuchTemplate();
  if (row.site !== site || row.version === null) {
    throw new CommandError("not_now", { message: "This template was made of another site." });
  }
  if (version <= row.version) {
    throw new CommandError("not_now", {
      message: `This template is version ${row.version} of the site already. Only a later one takes its place.`,
    });
  }
  return { version: row.version };
}

function noSuchTemplate(): CommandError {
  return new CommandError("not_found", { message: "There is no such template of the studio's." });
}
