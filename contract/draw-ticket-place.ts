import { z } from "zod";
import { adminCommand, id } from "./command.ts";

/**
 * The page that a question is about, drawn as it is now in the draft or as it was in the version that was asked
 * about; nothing of it can be changed. Only where the site's owner lets the studio look.
 */
export const drawTicketPlace = adminCommand(
  "draw-ticket-place",
  z.strictObject({ ticket: id, of: z.enum(["draft", "version"]) }),
  z.strictObject({ html: z.string() }),
);
