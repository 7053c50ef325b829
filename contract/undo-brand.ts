import { z } from "zod";
import { command, id, request } from "./command.ts";

/**
 * Gives the draft of a site back what it was before the brand, to the letter, and has that published where the brand was; refused with
 * `draft_changed` where somebody has changed the site since.
 */
export const undoBrand = command(
  "undo-brand",
  z.strictObject({ request, site: id }),
  z.strictObject({ revision: z.int(), publish: id.optional() }),
);
