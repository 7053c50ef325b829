import { invitePerson as command } from "../../contract/invite-person.ts";
import { CommandError } from "../api/command-error.ts";
import { handle } from "../api/handle-command.ts";
import { insertUser } from "../auth/account/insert-user.ts";
import { newUserRow } from "../auth/account/new-user-row.ts";
import { recordAudit } from "../auth/audit/record-audit.ts";
import { discardSignUps, lockAddress } from "../auth/sign-up/pending-sign-up.ts";
import { countInvitation } from "../people/invitation-limits.ts";
import { mailPasswordLink } from "./mail-password-link.ts";

/** The account is there at once and has no password: what opens it is in the mail, which proves the address. */
export const invitePerson = handle(command, async ({ input, actor, parts, write }) => {
  const { email, name } = input;
  await countInvitation(parts.database, "invitation-by-account", actor.id);
  await countInvitation(parts.database, "invitation-by-address", email);
  return write(async ({ transaction, audit }) => {
    const user = newUserRow({ email, metadata: { full_name: name }, isSelfMade: false, isConfirmed: false });
    await lockAddress(transaction, email);
    if (!(await insertUser(transaction, user))) {
      const message = "There is an account with this address already.";
      throw new CommandError("already_there", { message, fields: { email: message } });
    }
    // Whoever signed up with it and never confirmed finds the account by the same mail.
    await discardSignUps(transaction, email);
    await recordAudit(
      transaction,
      { action: "user_created", user, actor: "service_role" },
      { ip: "", userAgent: "" },
    );
    await mailPasswordLink(transaction, parts, user);
    await audit({
      act: "invite-person",
      target: { kind: "account", id: user.id },
      after: { email, name, role: "customer" },
    });
    return { account: user.id };
  });
});
