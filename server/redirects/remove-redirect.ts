import { removeRedirect as command } from "../../contract/remove-redirect.ts";
import { CommandError } from "../api/command-error.ts";
import { handle } from "../api/handle-command.ts";
import { openSite } from "../sites/open-site.ts";

export const removeRedirect = handle(command, ({ input, actor, write }) =>
  write(async ({ transaction, audit }) => {
    const { site, from } = input;
    await openSite(transaction, actor, site, "publish");
    const removed = await transaction
      .deleteFrom("redirects")
      .where("site", "=", site)
      .where("from_path", "=", from)
      .returning("to_path")
      .executeTakeFirst();
    if (!removed)
      throw new CommandError("not_found", { message: "There is no redirect from there any more." });
    await audit({
      act: "remove-redirect",
      target: { kind: "site", id: site },
      before: { from, to: removed.to_path },
    });
    return {};
  }),
);
