import { z } from "zod";
import { adminCommand, done, id, request } from "./command.ts";
import { ticketBody } from "./ticket-schemas.ts";

/** Keeps words that are answered often, for all of them. `{name}` and `{site}` are filled in where they are used. */
export const saveReply = adminCommand(
  "save-reply",
  z.strictObject({ request, reply: id, name: z.string().trim().min(1).max(80), body: ticketBody }),
  done,
);
