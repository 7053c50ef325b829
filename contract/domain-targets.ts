import { z } from "zod";
import { command } from "./command.ts";

/** Where domains of customers have to point: the name for a CNAME record, and its addresses for those that may have none. */
export const domainTargets = command(
  "domain-targets",
  z.strictObject({}),
  z.strictObject({ name: z.string(), addresses: z.array(z.string()) }),
);
