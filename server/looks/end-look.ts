import { endLook as command } from "../../contract/end-look.ts";
import { handle } from "../api/handle-command.ts";
import { endLooks } from "./end-looks.ts";

export const endLook = handle(command, ({ actor, write }) =>
  write(async ({ transaction, audit }) => {
    await audit({ act: "end-look", target: { kind: "account", id: actor.id } });
    await endLooks(transaction, { session: actor.session });
    return {};
  }),
);
