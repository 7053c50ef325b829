import { reopenTicket as command } from "../../contract/reopen-ticket.ts";
import { handle } from "../api/handle-command.ts";
import { changeState } from "./change-state.ts";
import { openOwnTicket } from "./open-ticket.ts";

export const reopenTicket = handle(command, ({ input, actor, write }) =>
  write(async ({ transaction, audit }) => {
    const { id, state } = await openOwnTicket(transaction, actor, input.ticket);
    if (state !== "solved") return {};
    await changeState(transaction, id, "open", { isAsker: true });
    await audit({
      act: "reopen-ticket",
      target: { kind: "ticket", id },
      before: { state },
      after: { state: "open" },
    });
    return {};
  }),
);
