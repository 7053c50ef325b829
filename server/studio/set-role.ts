import { sql } from "kysely";
import { setRole as command, type Role } from "../../contract/set-role.ts";
import { CommandError } from "../api/command-error.ts";
import { handle } from "../api/handle-command.ts";
import { endLooks } from "../looks/end-looks.ts";
import { lockAccount } from "./account-of.ts";
import { lastAdmin } from "./refuse-last-admin.ts";

type Changed = {
  outcome: "done" | "missing" | "unconfirmed" | "last";
  role: Role;
  requested_role: Role | null;
};

export const setRole = handle(command, ({ input, write }) =>
  write(async ({ transaction, audit }) => {
    const { account, role } = input;
    // The account first, then the roles, as in all that decides about both.
    await lockAccount(transaction, account);
    const { rows } = await sql<Changed>`select * from private.change_role(${account}, ${role})`.execute(
      transaction,
    );
    const [changed] = rows;
    if (!changed || changed.outcome === "missing") throw new CommandError("not_found");
    if (changed.outcome === "last") throw lastAdmin();
    if (changed.outcome === "unconfirmed") {
      throw new CommandError("not_now", {
        message: "They have not confirmed their address yet.",
        hint: "Send them the link again; then they can be made an administrator.",
      });
    }
    // Who is no administrator any more looks at nobody, and nobody at who has become one.
    await endLooks(transaction, role === "admin" ? { account } : { admin: account });
    await audit({
      act: "set-role",
      target: { kind: "account", id: account },
      before: { role: changed.role, requested: changed.requested_role },
      after: { role },
    });
    return {};
  }),
);
