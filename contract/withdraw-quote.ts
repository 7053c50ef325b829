import { z } from "zod";
import { command, done, id, request } from "./command.ts";

/** Takes a quote back that nobody has answered. For the studio. */
export const withdrawQuote = command("withdraw-quote", z.strictObject({ request, quote: id }), done);
