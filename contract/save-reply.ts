import { z } from "zod";
import { command, done, id, request } from "./command.ts";
import { ticketBody } from "./ticket.ts";

/** For administrators: keeps words that are answered often, for all of them. `{name}` and `{site}` are filled in where they are used. */
export const saveReply = command(
  "save-reply",
  z.strictObject({ request, reply: id, name: z.string().trim().min(1).max(80), body: ticketBody }),
  done,
);
