import { z } from "zod";
import { command } from "./command.ts";
import { ticketStates } from "./ticket.ts";

/** One's own questions as a table (CSV), as the list is narrowed down. */
export const exportMyTickets = command(
  "export-my-tickets",
  z.strictObject({ state: z.enum(ticketStates).nullable(), containing: z.string().max(80) }),
  z.strictObject({ csv: z.string(), count: z.int() }),
);
