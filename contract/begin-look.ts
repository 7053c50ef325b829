import { z } from "zod";
import { adminCommand, id } from "./command.ts";
import { studioReason } from "./suspend-account.ts";

/** Minutes that an administrator sees the product as a customer. */
export const lookMinutes = 60;

/**
 * Opens a session in which an administrator sees the product as a customer does. It names no request: what it answers is kept nowhere.
 * An administrator looks as one customer at a time.
 */
export const beginLook = adminCommand(
  "begin-look",
  z.strictObject({ account: id, reason: studioReason }),
  z.strictObject({
    endsAt: z.iso.datetime(),
    /** As the browser's client keeps a session; it cannot be refreshed. */
    session: z.looseObject({ access_token: z.string() }),
  }),
);
