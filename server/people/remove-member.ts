import { removeMember as command } from "../../contract/remove-member.ts";
import { CommandError } from "../api/command-error.ts";
import { handle } from "../api/handle-command.ts";
import { openSite } from "../sites/open-site.ts";
import { dropReceiver } from "./drop-receiver.ts";
import { endLinksOf } from "./end-links-of.ts";
import { memberOf } from "./member-of.ts";

/** In whatever state the site is: who is not to work on it any more, or does not want to, need not wait for that. */
export const removeMember = handle(command, ({ input, actor, write }) =>
  write(async ({ transaction, audit }) => {
    const { site, member } = input;
    const isSelf = member === actor.id;
    await openSite(transaction, actor, site, isSelf ? "read" : "people", { inAnyState: true });
    const role = await memberOf(transaction, site, member);
    if (role === "owner") {
      throw new CommandError("not_now", {
        message: "An owner cannot leave a site.",
        hint: "Hand it over to somebody who works on it, or move it to the trash.",
      });
    }
    await dropReceiver(transaction, site, member);
    if (!isSelf) await endLinksOf(transaction, site, member);
    // An offer to them goes with them.
    await transaction
      .deleteFrom("site_members")
      .where("site", "=", site)
      .where("user_id", "=", member)
      .execute();
    await audit({
      act: isSelf ? "leave-site" : "remove-member",
      target: { kind: "site", id: site },
      before: { member, role },
    });
    return {};
  }),
);
