import { z } from "zod";
import { command, done, id, request } from "./command.ts";

/** Says that one's own question is settled. */
export const solveTicket = command("solve-ticket", z.strictObject({ request, ticket: id }), done);
