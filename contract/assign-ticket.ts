import { z } from "zod";
import { command, done, id, request } from "./command.ts";

/** For administrators: says who of them looks after a question, or nobody. */
export const assignTicket = command(
  "assign-ticket",
  z.strictObject({ request, ticket: id, to: id.nullable() }),
  done,
);
