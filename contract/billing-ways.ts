import { z } from "zod";
import { command } from "./command.ts";

/** What can be done about money on this server. */
export const billingWays = command(
  "billing-ways",
  z.strictObject({}),
  z.strictObject({
    /** Whether cards are taken. */
    cards: z.boolean(),
    /** Whether the test clock may be moved. */
    clock: z.boolean(),
  }),
);
