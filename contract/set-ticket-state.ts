import { z } from "zod";
import { command, done, id, request } from "./command.ts";
import { ticketStates } from "./ticket.ts";

/** For administrators: says how a question stands. Nobody is mailed. */
export const setTicketState = command(
  "set-ticket-state",
  z.strictObject({ request, ticket: id, state: z.enum(ticketStates) }),
  done,
);
