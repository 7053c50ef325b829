import { revokeInvitation as command } from "../../contract/revoke-invitation.ts";
import { handle } from "../api/handle-command.ts";
import { openSite } from "../sites/open-site.ts";
import { ownInvitation } from "./own-invitation.ts";

/** Also of a site in the trash: nobody comes to it while its owner thinks about it. */
export const revokeInvitation = handle(command, ({ input, actor, write }) =>
  write(async ({ transaction, audit }) => {
    const { site, invitation } = input;
    await openSite(transaction, actor, site, "people", { inAnyState: true });
    const { id, email, role } = await ownInvitation(transaction, site, invitation);
    await transaction
      .updateTable("private.site_invitations")
      .set({ revoked_at: new Date(), declined_at: null })
      .where("id", "=", id)
      .execute();
    await audit({ act: "revoke-invitation", target: { kind: "site", id: site }, before: { email, role } });
    return {};
  }),
);
