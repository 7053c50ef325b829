import { z } from "zod";
import { adminCommand, done, id, request } from "./command.ts";
import { ticketStates } from "./ticket.ts";

/** Says how a question stands. Nobody is mailed. */
export const setTicketState = adminCommand(
  "set-ticket-state",
  z.strictObject({ request, ticket: id, state: z.enum(ticketStates) }),
  done,
);
