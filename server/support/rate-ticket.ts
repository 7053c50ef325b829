import { rateTicket as command } from "../../contract/rate-ticket.ts";
import { CommandError } from "../api/command-error.ts";
import { handle } from "../api/handle-command.ts";
import { openOwnTicket } from "./open-ticket.ts";

export const rateTicket = handle(command, ({ input, actor, write }) =>
  write(async ({ transaction, audit }) => {
    const { id, state, rating } = await openOwnTicket(transaction, actor, input.ticket);
    if (state !== "solved") {
      throw new CommandError("not_now", { message: "Say whether it helped once it is solved." });
    }
    await transaction.updateTable("tickets").set({ rating: input.rating }).where("id", "=", id).execute();
    await audit({
      act: "rate-ticket",
      target: { kind: "ticket", id },
      before: { rating },
      after: { rating: input.rating },
    });
    return {};
  }),
);
