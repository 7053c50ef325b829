import { setTicketState as command } from "../../contract/set-ticket-state.ts";
import { handle } from "../api/handle-command.ts";
import { changeState } from "./change-state.ts";
import { openTicket } from "./open-ticket.ts";

export const setTicketState = handle(command, ({ input, write }) =>
  write(async ({ transaction, audit }) => {
    const { id, state: before } = await openTicket(transaction, input.ticket);
    if (before === input.state) return {};
    await changeState(transaction, id, input.state);
    await audit({
      act: "set-ticket-state",
      target: { kind: "ticket", id },
      before: { state: before },
      after: { state: input.state },
    });
    return {};
  }),
);
