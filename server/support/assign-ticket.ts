import { assignTicket as command } from "../../contract/assign-ticket.ts";
import { CommandError } from "../api/command-error.ts";
import { handle } from "../api/handle-command.ts";
import { administrators } from "./administrators.ts";
import { openTicket } from "./open-ticket.ts";

export const assignTicket = handle(command, ({ input, write }) =>
  write(async ({ transaction, audit }) => {
    const { to } = input;
    const { id, assigned_to: before } = await openTicket(transaction, input.ticket);
    const studio = await administrators(transaction);
    if (to !== null && !studio.some(({ account }) => account === to)) {
      throw new CommandError("not_found", { message: "This is nobody of the studio any more." });
    }
    await transaction.updateTable("tickets").set({ assigned_to: to }).where("id", "=", id).execute();
    await audit({
      act: "assign-ticket",
      target: { kind: "ticket", id },
      before: { to: before },
      after: { to },
    });
    return {};
  }),
);
