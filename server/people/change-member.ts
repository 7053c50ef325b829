import { changeMember as command } from "../../contract/change-member.ts";
import { CommandError } from "../api/command-error.ts";
import { handle } from "../api/handle-command.ts";
import { openSite } from "../sites/open-site.ts";
import { dropReceiver } from "./drop-receiver.ts";
import { memberOf } from "./member-of.ts";

export const changeMember = handle(command, ({ input, actor, write }) =>
  write(async ({ transaction, audit }) => {
    const { site, member, role } = input;
    await openSite(transaction, actor, site, "people");
    const before = await memberOf(transaction, site, member);
    if (before === "owner") {
      throw new CommandError("not_now", {
        message: "A site has one owner.",
        hint: "Hand it over to somebody else: then you are an editor.",
      });
    }
    if (before === role) return {};
    await transaction
      .updateTable("site_members")
      .set({ role })
      .where("site", "=", site)
      .where("user_id", "=", member)
      .execute();
    if (role === "viewer") await dropReceiver(transaction, site, member);
    await audit({
      act: "change-member",
      target: { kind: "site", id: site },
      before: { member, role: before },
      after: { member, role },
    });
    return {};
  }),
);
