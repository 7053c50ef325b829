import { answerTicket as command } from "../../contract/answer-ticket.ts";
import { handle } from "../api/handle-command.ts";
import { changeState } from "./change-state.ts";
import { keepMessage } from "./keep-message.ts";
import { mailAnswer } from "./mail-answer.ts";
import { openTicket } from "./open-ticket.ts";

export const answerTicket = handle(command, ({ input, actor, parts, write }) =>
  write(async ({ transaction, audit }) => {
    const { message, body, as } = input;
    const ticket = await openTicket(transaction, input.ticket);
    await keepMessage(transaction, {
      id: message,
      ticket: ticket.id,
      side: "studio",
      author: actor.id,
      body,
      internal: as === "note",
    });
    const state = as === "note" ? ticket.state : as === "solution" ? "solved" : "waiting";
    if (as !== "note") {
      await changeState(transaction, ticket.id, state as "solved" | "waiting");
      await mailAnswer(transaction, parts, { ...ticket, message, body, isSolved: as === "solution" });
    }
    await audit({
      act: as === "note" ? "note-ticket" : "answer-ticket",
      target: { kind: "ticket", id: ticket.id },
      before: { state: ticket.state },
      after: { state },
    });
    return {};
  }),
);
