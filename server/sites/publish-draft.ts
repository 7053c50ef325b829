import { sql, type Transaction } from "kysely";
import { CommandError } from "../api/command-error.ts";
import type { Schema } from "../db/database-types.ts";
import type { Jobs } from "../jobs/jobs.ts";
import { requestPublish } from "../publishing/request-publish.ts";

type Asked = {
  site: string;
  revision: number;
  author: string;
  /** Ids of findings that are wanted as they are, where they are found. */
  accept?: string[];
  note?: string | undefined;
};

/**
 * Has the draft of a site published as it is at `revision`, once the transaction commits, which holds its lock; gives the id of the
 * publish. What is published is kept at once: whatever becomes of the draft meanwhile, visitors get what was asked for.
 */
export async function publishDraft(
  transaction: Transaction<Schema>,
  jobs: Jobs,
  { site, revision, author, accept, note }: Asked,
): Promise<string> {
  const { rows } = await sql<{ revision: number; hash: Buffer; body: string }>`
    select revision, sha256(convert_to(document::text, 'UTF8')) as hash, document::text as body
    from public.drafts where site = ${site}
  `.execute(transaction);
  const [draft] = rows;
  if (draft?.revision !== revision) {
    throw new CommandError("draft_changed", { hint: `revision ${draft?.revision}` });
  }
  await transaction
    .insertInto("private.documents")
    .values({ hash: draft.hash, body: draft.body })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return requestPublish(transaction, jobs, {
    site,
    kind: "publish",
    revision,
    documentHash: draft.hash,
    author,
    ...(accept && { accept }),
    ...(note !== undefined && { note }),
  });
}
