import { randomUUID } from "node:crypto";
import { makeBackup as command } from "../../contract/make-backup.ts";
import { CommandError } from "../api/command-error.ts";
import { handle } from "../api/handle-command.ts";
import { makingBackup } from "./make-backup.kind.ts";

export const makeBackup = handle(command, ({ actor, parts, write }) =>
  write(async ({ transaction, audit }) => {
    const backup = randomUUID();
    // The index lets one be made at once, also of two who press at the same moment.
    const begun = await transaction
      .insertInto("private.backups")
      .values({ id: backup, asked_by: actor.id })
      .onConflict((conflict) => conflict.doNothing())
      .returning("id")
      .executeTakeFirst();
    if (!begun) {
      throw new CommandError("not_now", { message: "A backup is being made already. Wait for its end." });
    }
    await parts.jobs.send(transaction, makingBackup, { backup });
    await audit({ act: "make-backup", target: { kind: "backup", id: backup } });
    return { backup };
  }),
);
