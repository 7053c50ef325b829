import { z } from "zod";
import { adminCommand } from "./command.ts";
import { ticketStates } from "./ticket.ts";

/** Questions as a table (CSV), as the list is narrowed down: who waits longest first. What was written in them stays in them. */
export const exportTickets = adminCommand(
  "export-tickets",
  z.strictObject({
    state: z.enum(ticketStates).nullable(),
    of: z.enum(["me", "nobody"]).nullable(),
    containing: z.string().max(80),
  }),
  z.strictObject({ csv: z.string(), count: z.int() }),
);
