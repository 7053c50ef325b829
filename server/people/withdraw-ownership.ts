import { withdrawOwnership as command } from "../../contract/withdraw-ownership.ts";
import { CommandError } from "../api/command-error.ts";
import { handle } from "../api/handle-command.ts";
import { openSite } from "../sites/open-site.ts";
import { openOffer } from "./open-offer.ts";

export const withdrawOwnership = handle(command, ({ input, actor, write }) =>
  write(async ({ transaction, audit }) => {
    const { site } = input;
    const { owner } = await openSite(transaction, actor, site, "read", { inAnyState: true });
    if (owner !== actor.id) {
      const { receiver } = await openOffer(transaction, site);
      if (receiver !== actor.id) throw new CommandError("not_permitted");
    }
    const gone = await transaction
      .deleteFrom("private.ownership_offers")
      .where("site", "=", site)
      .returning("receiver")
      .executeTakeFirst();
    if (!gone) return {};
    const act = owner === actor.id ? "withdraw-ownership" : "decline-ownership";
    await audit({ act, target: { kind: "site", id: site }, before: gone });
    return {};
  }),
);
