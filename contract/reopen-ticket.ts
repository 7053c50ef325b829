import { z } from "zod";
import { command, done, id, request } from "./command.ts";

/** Says that one's own question is not settled after all. */
export const reopenTicket = command("reopen-ticket", z.strictObject({ request, ticket: id }), done);
