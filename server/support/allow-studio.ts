import { sql } from "kysely";
import { allowStudio as command } from "../../contract/allow-studio.ts";
import { handle } from "../api/handle-command.ts";
import { endLooks } from "../looks/end-looks.ts";

export const allowStudio = handle(command, ({ input, actor, write }) =>
  write(async ({ transaction, audit }) => {
    const { access } = input;
    const { rows } = await sql<{
      before: string;
    }>`select private.support_access(${actor.id}) as before`.execute(transaction);
    await transaction
      .insertInto("support_settings")
      .values({ account: actor.id, access })
      .onConflict((conflict) =>
        conflict.column("account").doUpdateSet({ access, updated_at: sql<Date>`now()` }),
      )
      .execute();
    if (access === "none") await endLooks(transaction, { account: actor.id });
    await audit({
      act: "allow-studio",
      target: { kind: "account", id: actor.id },
      before: { access: rows[0]?.before },
      after: { access },
    });
    return {};
  }),
);
