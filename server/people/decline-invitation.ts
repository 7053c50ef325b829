import { declineInvitation as command } from "../../contract/decline-invitation.ts";
import { handle } from "../api/handle-command.ts";
import { countLink } from "./find-invitation.ts";
import { lockInvitation } from "./lock-invitation.ts";

export const declineInvitation = handle(command, async ({ input, actor, parts, write }) => {
  await countLink(parts.database, actor, input.invitation);
  return write(async ({ transaction, audit }) => {
    const { id, site, role, state } = await lockInvitation(transaction, actor, input.invitation, "declined");
    if (state === "declined") return {};
    await transaction
      .updateTable("private.site_invitations")
      .set({ declined_at: new Date() })
      .where("id", "=", id)
      .execute();
    await audit({ act: "decline-invitation", target: { kind: "site", id: site }, before: { role } });
    return {};
  });
});
