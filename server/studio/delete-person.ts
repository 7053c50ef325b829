import { deletePerson as command } from "../../contract/delete-person.ts";
import { beginLeaving } from "../account/begin-leaving.ts";
import { CommandError } from "../api/command-error.ts";
import { handle } from "../api/handle-command.ts";
import { lockAccount } from "./account-of.ts";
import { refuseLastAdmin } from "./refuse-last-admin.ts";

export const deletePerson = handle(command, ({ input, actor, parts, write }) =>
  write(async ({ transaction, audit }) => {
    const { account: id, email } = input;
    if (id === actor.id) throw new CommandError("not_now", { message: "This is your own account." });
    const account = await lockAccount(transaction, id);
    if (email.trim().toLowerCase() !== account.email) {
      const message = "This is not the address of the account.";
      throw new CommandError("invalid_input", { message, fields: { email: message } });
    }
    await refuseLastAdmin(transaction, id);
    const { leavesAt, isNew } = await beginLeaving(transaction, parts, { account: id });
    if (isNew) {
      await audit({
        act: "delete-person",
        target: { kind: "account", id },
        before: { leavesAt: null },
        after: { leavesAt },
      });
    }
    return { leavesAt: leavesAt.toISOString() };
  }),
);
