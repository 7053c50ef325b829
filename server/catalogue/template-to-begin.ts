import type { Kysely } from "kysely";
import type { Trade } from "../../engine/facts/trades.ts";
import { CommandError } from "../api/command-error.ts";
import type { Schema } from "../db/database-types.ts";

/** What the studio has decided about a template that a site is to begin with: the trades that it suits, where those are its own choice. */
export type TemplateToBegin = {
  suits?: readonly Trade[];
  /** What was made of the site that it was, where it was one. */
  own?: unknown;
};

/**
 * Of the template `slug`. Throws `template_retired` where no site begins with it any more. In a transaction that makes a site it is
 * not retired meanwhile: whoever wants to waits for its end.
 */
export async function templateToBegin(
  connection: Kysely<Schema>,
  slug: string,
  { isMaking = false }: { isMaking?: boolean } = {},
): Promise<TemplateToBegin> {
  const row = await connection
    .selectFrom("private.templates")
    .select(["state", "trades", "document"])
    .where("slug", "=", slug)
    .$if(isMaking, (query) => query.forShare())
    .executeTakeFirst();
  if (row?.state === "retired") throw new CommandError("template_retired");
  // What is no trade any more is nobody's.
  return {
    ...(row?.trades && { suits: row.trades as Trade[] }),
    ...(row?.document && { own: row.document }),
  };
}
