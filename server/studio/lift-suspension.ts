import { sql } from "kysely";
import { liftSuspension as command } from "../../contract/lift-suspension.ts";
import { CommandError } from "../api/command-error.ts";
import { handle } from "../api/handle-command.ts";
import { isBanned } from "../auth/account/user-row.ts";
import { recordAudit } from "../auth/audit/record-audit.ts";
import { lockAccount } from "./account-of.ts";
import { suspensionOf } from "./suspension-of.ts";

export const liftSuspension = handle(command, ({ input, write }) =>
  write(async ({ transaction, audit }) => {
    const { account: id } = input;
    const account = await lockAccount(transaction, id);
    const before = await suspensionOf(transaction, id);
    if (!before && !isBanned(account)) {
      throw new CommandError("not_now", { message: "This account is not suspended." });
    }
    await sql`update auth.users set banned_until = null where id = ${id}`.execute(transaction);
    await sql`delete from private.suspensions where account = ${id}`.execute(transaction);
    await recordAudit(
      transaction,
      { action: "user_unbanned", user: account, actor: "service_role" },
      { ip: "", userAgent: "" },
    );
    await audit({
      act: "lift-suspension",
      target: { kind: "account", id },
      before: { suspended: true, ...before },
      after: { suspended: false },
    });
    return {};
  }),
);
