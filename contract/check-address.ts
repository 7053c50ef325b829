import { z } from "zod";
import { command } from "./command.ts";

/** Whether a new site could have this address; asked while it is typed, so any text may come. */
export const checkAddress = command(
  "check-address",
  z.strictObject({ subdomain: z.string().max(80) }),
  z.discriminatedUnion("state", [
    z.strictObject({ state: z.literal("free") }),
    z.strictObject({
      state: z.enum(["taken", "reserved", "refused", "invalid"]),
      /** Why, for a person. */
      message: z.string(),
      /** One that is free. */
      suggestion: z.string().optional(),
    }),
  ]),
);
