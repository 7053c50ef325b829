import { z } from "zod";
import { headingText, link, picture } from "../../../../engine/blocks/fields.ts";

export const posterProps = z.strictObject({
  /** `hero`: over a picture that fills the sheet. `head`: the words alone, for the pages behind the first. */
  variant: z.enum(["hero", "head"]),
  /** The title; each line is set to the full width, so a short one is a large one. */
  lines: z.array(headingText(14)).min(1).max(4),
  lead: headingText(180).optional(),
  actions: z.array(link).max(2),
  picture: picture.optional(),
});

export type PosterProps = z.infer<typeof posterProps>;
