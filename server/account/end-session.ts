import { endSession as command } from "../../contract/end-session.ts";
import { CommandError } from "../api/command-error.ts";
import { handle } from "../api/handle-command.ts";
import { endSessions } from "../auth/session/end-sessions.ts";

/** Of somebody else's session nothing is said: it is as if it had ended. */
export const endSession = handle(command, ({ input, actor, write }) =>
  write(async ({ transaction, audit }) => {
    const { session } = input;
    if (session === actor.session) {
      throw new CommandError("not_now", { message: "This is where you are. To leave here, sign out." });
    }
    await endSessions(transaction, actor.id, { only: session });
    await audit({ act: "end-session", target: { kind: "account", id: actor.id } });
    return {};
  }),
);
