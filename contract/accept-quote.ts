import { z } from "zod";
import { command, id, request } from "./command.ts";
import { buyer } from "./party.ts";
import { namedQuote } from "./read-quote.ts";

/** Takes a quote as it stands: its invoice is issued, and the hosting that comes with it begins. */
export const acceptQuote = command(
  "accept-quote",
  z.strictObject({ request, quote: namedQuote, buyer }),
  z.strictObject({ invoice: id, number: z.string() }),
);
