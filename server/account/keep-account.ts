import { sql } from "kysely";
import { keepAccount as command } from "../../contract/keep-account.ts";
import { CommandError } from "../api/command-error.ts";
import { handle } from "../api/handle-command.ts";

/** Whoever does not leave has nothing to come back from: that is as good. */
export const keepAccount = handle(command, ({ actor, write }) =>
  write(async ({ transaction, audit }) => {
    const { rows } = await sql<{ before: Date | null; is_kept: boolean }>`
      select private.leaves_at(${actor.id}) as before, private.keep_account(${actor.id}) as is_kept
    `.execute(transaction);
    const [{ before = null, is_kept: isKept = false } = {}] = rows;
    if (!isKept) {
      throw new CommandError("not_now", {
        message: "The 30 days are over, and your account is being erased.",
        hint: "It cannot be kept any more. You are welcome to begin anew.",
      });
    }
    if (before === null) return {};
    await audit({
      act: "keep-account",
      target: { kind: "account", id: actor.id },
      before: { leavesAt: before },
    });
    return {};
  }),
);
