import { moveSite as command } from "../../contract/move-site.ts";
import { handle } from "../api/handle-command.ts";
import { openSite } from "./open-site.ts";
import { drawLiveFor, showLiveAs } from "./redraw-live.ts";
import { addressTaken, isTakenAddress, requireAddress } from "./require-address.ts";
import { siteOrigin } from "./site-origin.ts";

/**
 * What is live says in its pages where it is found. So it is drawn for the new address first, and both change at once: no
 * visitor finds the old pages at the new address, or nothing at either. A site that is known by a domain of its own stays known
 * by it, with the pages that it has.
 */
export const moveSite = handle(command, async ({ input, actor, parts, write }) => {
  const drawn = await drawLiveFor(
    parts,
    actor,
    input.site,
    async (transaction, { id, subdomain, canonical_host }) => {
      if (subdomain !== input.subdomain) await requireAddress(transaction, input.subdomain, id);
      return siteOrigin(parts.config, input.subdomain, canonical_host);
    },
  );
  try {
    return await write(async ({ transaction, audit }) => {
      const row = await openSite(transaction, actor, input.site, "manage");
      const { id, subdomain: before, live_build, canonical_host } = row;
      if (before === input.subdomain) return {};
      await requireAddress(transaction, input.subdomain, id);
      await transaction
        .updateTable("sites")
        .set({ subdomain: input.subdomain, updated_at: new Date() })
        .where("id", "=", id)
        .execute();
      if (canonical_host === null)
        await showLiveAs(transaction, parts, { site: id, author: actor.id, live_build, drawn });
      await audit({ act: "move-site", target: { kind: "site", id }, before, after: input.subdomain });
      return {};
    });
  } catch (error) {
    throw isTakenAddress(error) ? addressTaken() : error;
  }
});
