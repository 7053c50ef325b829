import { reopenComment as command } from "../../contract/reopen-comment.ts";
import { handle } from "../api/handle-command.ts";
import { openSite } from "../sites/open-site.ts";
import { requireComment } from "./require-comment.ts";

export const reopenComment = handle(command, ({ input, actor, write }) =>
  write(async ({ transaction, audit }) => {
    const { site, comment } = input;
    await openSite(transaction, actor, site, "write");
    await requireComment(transaction, site, comment);
    await transaction
      .updateTable("comments")
      .set({ resolved_at: null, resolved_by: null })
      .where("id", "=", comment)
      .where("resolved_at", "is not", null)
      .execute();
    await audit({ act: "reopen-comment", target: { kind: "site", id: site }, after: { comment } });
    return {};
  }),
);
