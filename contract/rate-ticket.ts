import { z } from "zod";
import { command, done, id, request } from "./command.ts";
import { ticketRatings } from "./ticket.ts";

/** Says whether the studio's answer has helped. */
export const rateTicket = command(
  "rate-ticket",
  z.strictObject({ request, ticket: id, rating: z.enum(ticketRatings) }),
  done,
);
