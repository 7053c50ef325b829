import { endOtherSessions as command } from "../../contract/end-other-sessions.ts";
import { handle } from "../api/handle-command.ts";
import { endCodes } from "../auth/pkce/end-codes.ts";
import { endSessions } from "../auth/session/end-sessions.ts";

export const endOtherSessions = handle(command, ({ actor, write }) =>
  write(async ({ transaction, audit }) => {
    const others = await transaction
      .selectFrom("auth.sessions")
      .select("id")
      .where("user_id", "=", actor.id)
      .where("id", "<>", actor.session)
      .forUpdate()
      .execute();
    await endSessions(transaction, actor.id, { except: actor.session });
    // What would open another one in a moment is worth nothing either.
    await endCodes(transaction, actor.id);
    const ended = others.length;
    await audit({ act: "end-other-sessions", target: { kind: "account", id: actor.id }, after: { ended } });
    return { ended };
  }),
);
