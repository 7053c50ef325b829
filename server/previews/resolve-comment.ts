import { sql } from "kysely";
import { resolveComment as command } from "../../contract/resolve-comment.ts";
import { handle } from "../api/handle-command.ts";
import { openSite } from "../sites/open-site.ts";
import { requireComment } from "./require-comment.ts";

export const resolveComment = handle(command, ({ input, actor, write }) =>
  write(async ({ transaction, audit }) => {
    const { site, comment } = input;
    await openSite(transaction, actor, site, "write");
    await requireComment(transaction, site, comment);
    await transaction
      .updateTable("comments")
      .set({ resolved_at: sql<Date>`now()`, resolved_by: actor.id })
      .where("id", "=", comment)
      .where("resolved_at", "is", null)
      .execute();
    await audit({ act: "resolve-comment", target: { kind: "site", id: site }, after: { comment } });
    return {};
  }),
);
