import { z } from "zod";
import { adminCommand, done, id, request } from "./command.ts";

/** Says who of them looks after a question, or nobody. */
export const assignTicket = adminCommand(
  "assign-ticket",
  z.strictObject({ request, ticket: id, to: id.nullable() }),
  done,
);
