import { z } from "zod";
import { adminCommand, done, id, request } from "./command.ts";
import { ticketBody } from "./ticket-schemas.ts";

/**
 * Answers a question, which is mailed to whoever asked, or makes a note that only the studio reads. With an
 * answer the question waits for the customer, or is settled; a note leaves it as it is.
 */
export const answerTicket = adminCommand(
  "answer-ticket",
  z.strictObject({
    request,
    ticket: id,
    message: id,
    body: ticketBody,
    as: z.enum(["answer", "solution", "note"]),
  }),
  done,
);
