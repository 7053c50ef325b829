import { z } from "zod";
import { adminCommand, done, id, request } from "./command.ts";

/** Why something is done to somebody, for whoever asks later. */
export const studioReason = z
  .string()
  .transform((text) => text.trim())
  .pipe(z.string().min(3, "Say in a few words why.").max(500));

/**
 * Has an account stand still until `lift-suspension`: it is signed out everywhere and refused from now on. Its sites are served on
 * where `sitesStayLive`, and say that they are away where not. Said again, it changes the reason and that choice. Whoever it is is
 * mailed the reason, unless `isTold` is false.
 */
export const suspendAccount = adminCommand(
  "suspend-account",
  z.strictObject({
    request,
    account: id,
    reason: studioReason,
    sitesStayLive: z.boolean(),
    isTold: z.boolean().default(true),
  }),
  done,
);
