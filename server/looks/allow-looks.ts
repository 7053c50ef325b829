import { sql } from "kysely";
import { allowLooks as command } from "../../contract/allow-looks.ts";
import { handle } from "../api/handle-command.ts";
import { endLooks } from "./end-looks.ts";

export const allowLooks = handle(command, ({ input, actor, write }) =>
  write(async ({ transaction, audit }) => {
    const { allowed } = input;
    const { rows } = await sql<{ before: boolean }>`
      select private.set_may_be_looked_at(${actor.id}, ${allowed}) as before
    `.execute(transaction);
    if (!allowed) await endLooks(transaction, { account: actor.id });
    await audit({
      act: "allow-looks",
      target: { kind: "account", id: actor.id },
      before: { allowed: rows[0]?.before },
      after: { allowed },
    });
    return {};
  }),
);
