import { acceptInvitation as command } from "../../contract/accept-invitation.ts";
import { CommandError } from "../api/command-error.ts";
import { handle } from "../api/handle-command.ts";
import { countLink } from "./find-invitation.ts";
import { lockInvitation } from "./lock-invitation.ts";
import { requireCustomer } from "./require-customer.ts";

export const acceptInvitation = handle(command, async ({ input, actor, parts, write }) => {
  await countLink(parts.database, actor, input.invitation);
  return write(async ({ transaction, audit }) => {
    await requireCustomer(transaction, actor);
    const { id, site, role, state, is_member } = await lockInvitation(
      transaction,
      actor,
      input.invitation,
      "accepted",
    );
    if (state === "accepted") {
      // Accepted in another window a moment ago; but whoever was removed since does not come back by it.
      if (is_member) return { site };
      throw new CommandError("not_now", { message: "This invitation has been used. Ask for a new one." });
    }
    // Whoever has come to work on it in another way stays what they are.
    await transaction
      .insertInto("site_members")
      .values({ site, user_id: actor.id, role })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await transaction
      .updateTable("private.site_invitations")
      .set({ accepted_at: new Date() })
      .where("id", "=", id)
      .execute();
    await audit({ act: "accept-invitation", target: { kind: "site", id: site }, after: { role } });
    return { site };
  });
});
