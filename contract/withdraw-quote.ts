import { z } from "zod";
import { adminCommand, done, id, request } from "./command.ts";

/** Takes a quote back that nobody has answered. */
export const withdrawQuote = adminCommand("withdraw-quote", z.strictObject({ request, quote: id }), done);
