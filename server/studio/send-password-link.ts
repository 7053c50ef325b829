import { sendPasswordLink as command } from "../../contract/send-password-link.ts";
import { CommandError } from "../api/command-error.ts";
import { handle } from "../api/handle-command.ts";
import { isBanned } from "../auth/account/user-row.ts";
import { countInvitation } from "../people/invitation-limits.ts";
import { lockAccount } from "./account-of.ts";
import { mailPasswordLink } from "./mail-password-link.ts";

export const sendPasswordLink = handle(command, async ({ input, parts, write }) => {
  // However many administrators there are: nobody's mailbox is filled.
  await countInvitation(parts.database, "invitation-by-address", input.account);
  return write(async ({ transaction, audit }) => {
    const account = await lockAccount(transaction, input.account);
    if (isBanned(account)) {
      throw new CommandError("not_now", {
        message: "This account is suspended: the link would lead nowhere.",
      });
    }
    await mailPasswordLink(transaction, parts, account);
    await audit({ act: "send-password-link", target: { kind: "account", id: account.id } });
    return {};
  });
});
