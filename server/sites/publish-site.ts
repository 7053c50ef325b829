import { sql } from "kysely";
import { publishSite as command } from "../../contract/publish-site.ts";
import { CommandError } from "../api/command-error.ts";
import { handle } from "../api/handle-command.ts";
import { requestPublish } from "../publishing/request-publish.ts";
import { openSite } from "./open-site.ts";

/** What is published is kept at once: whatever becomes of the draft meanwhile, visitors get what was asked for. */
export const publishSite = handle(command, ({ input, actor, parts, write }) =>
  write(async ({ transaction, audit }) => {
    const { site, revision, accept, note } = input;
    await openSite(transaction, actor, site, "publish");
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
    const publish = await requestPublish(transaction, parts.jobs, {
      site,
      kind: "publish",
      revision,
      documentHash: draft.hash,
      author: actor.id,
      accept,
      ...(note !== undefined && { note }),
    });
    await audit({ act: "publish-site", target: { kind: "site", id: site }, after: { revision, accept } });
    return { publish };
  }),
);
