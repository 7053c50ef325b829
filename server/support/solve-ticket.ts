import { solveTicket as command } from "../../contract/solve-ticket.ts";
import { handle } from "../api/handle-command.ts";
import { changeState } from "./change-state.ts";
import { openOwnTicket } from "./open-ticket.ts";

export const solveTicket = handle(command, ({ input, actor, write }) =>
  write(async ({ transaction, audit }) => {
    const { id, state } = await openOwnTicket(transaction, actor, input.ticket);
    if (state === "solved") return {};
    await changeState(transaction, id, "solved");
    await audit({
      act: "solve-ticket",
      target: { kind: "ticket", id },
      before: { state },
      after: { state: "solved" },
    });
    return {};
  }),
);
