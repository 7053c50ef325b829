import { z } from "zod";
import { command, id } from "./command.ts";

/**
 * Says that a window has a page of a site open in the editor, every few seconds, and hears who else is there and how far the
 * draft has gone. Whoever is not heard of for half a minute is gone.
 */
export const bePresent = command(
  "be-present",
  z.strictObject({ site: id, window: id, page: z.string().max(300) }),
  z.strictObject({
    revision: z.int(),
    others: z.array(
      z.strictObject({
        name: z.string(),
        page: z.string(),
        /** Another window of the same person. */
        isMe: z.boolean(),
      }),
    ),
  }),
);
