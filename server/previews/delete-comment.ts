import { deleteComment as command } from "../../contract/delete-comment.ts";
import { handle } from "../api/handle-command.ts";
import { openSite } from "../sites/open-site.ts";
import { requireComment } from "./require-comment.ts";

export const deleteComment = handle(command, ({ input, actor, write }) =>
  write(async ({ transaction, audit }) => {
    const { site, comment } = input;
    await openSite(transaction, actor, site, "manage");
    await requireComment(transaction, site, comment);
    await transaction.deleteFrom("comments").where("id", "=", comment).execute();
    await audit({ act: "delete-comment", target: { kind: "site", id: site }, after: { comment } });
    return {};
  }),
);
