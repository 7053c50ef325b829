import { z } from "zod";
import { headingText, link, picture } from "../../../../engine/blocks/fields.ts";

export const posterProps = z.strictObject({
  /** `hero`: over a picture that fills the sheet. `head`: the words alone, for the pages behind the first. */
  variant: z.enum(["hero", "head"]),
  /** The title; each line is set to the full width, so a short one is a large one. A long one is cut into several. */
  lines: z.array(headingText(80)).min(1).max(4),
  lead: headingText(400).optional(),
  actions: z.array(link).max(3),
  picture: picture.optional(),
});

export type PosterProps = z.infer<typeof posterProps>;
