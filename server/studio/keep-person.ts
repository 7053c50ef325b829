import { sql } from "kysely";
import { keepPerson as command } from "../../contract/keep-person.ts";
import { CommandError } from "../api/command-error.ts";
import { handle } from "../api/handle-command.ts";
import { lockAccount } from "./account-of.ts";

export const keepPerson = handle(command, ({ input, write }) =>
  write(async ({ transaction, audit }) => {
    const { account: id } = input;
    await lockAccount(transaction, id);
    const before = await sql<{ at: Date | null }>`select private.leaves_at(${id}) as at`.execute(transaction);
    const leavesAt = before.rows[0]?.at ?? null;
    if (leavesAt === null)
      throw new CommandError("not_now", { message: "This account is not being deleted." });
    const { rows } = await sql<{ is_kept: boolean }>`select private.keep_account(${id}) as is_kept`.execute(
      transaction,
    );
    if (!rows[0]?.is_kept) {
      throw new CommandError("not_now", { message: "Its time is over: the account is being erased." });
    }
    await audit({
      act: "keep-person",
      target: { kind: "account", id },
      before: { leavesAt },
      after: { leavesAt: null },
    });
    return {};
  }),
);
