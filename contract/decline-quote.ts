import { z } from "zod";
import { command, done, request } from "./command.ts";
import { namedQuote } from "./read-quote.ts";

/** Says no to a quote. */
export const declineQuote = command("decline-quote", z.strictObject({ request, quote: namedQuote }), done);
