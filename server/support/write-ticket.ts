import { writeTicket as command } from "../../contract/write-ticket.ts";
import { handle } from "../api/handle-command.ts";
import { changeState } from "./change-state.ts";
import { keepMessage } from "./keep-message.ts";
import { openOwnTicket } from "./open-ticket.ts";
import { requireRoomToWrite } from "./ticket-limits.ts";

export const writeTicket = handle(command, ({ input, actor, write }) =>
  write(async ({ transaction, audit }) => {
    const { message, body, pictures } = input;
    const { id, state } = await openOwnTicket(transaction, actor, input.ticket);
    await requireRoomToWrite(transaction, actor.id, id);
    await keepMessage(transaction, {
      id: message,
      ticket: id,
      side: "customer",
      author: actor.id,
      body,
      pictures,
    });
    await changeState(transaction, id, "open", { isAsker: true });
    await audit({
      act: "write-ticket",
      target: { kind: "ticket", id },
      before: { state },
      after: { state: "open" },
    });
    return {};
  }),
);
