import { z } from "zod";
import { factText, headingText, link, picture } from "../../../../engine/blocks/fields.ts";

export const wallProps = z.strictObject({
  /** The lines in which the headline is laid on. */
  title: z.array(headingText(60)).min(1).max(3),
  lead: headingText(240).optional(),
  phone: link.optional(),
  /** What must be known at once, each on a strip of tape. */
  tapes: z.array(factText(40)).max(3).optional(),
  actions: z.array(link).max(3).optional(),
  /** The wall itself; without it one is painted. */
  picture: picture.optional(),
});

export type WallProps = z.infer<typeof wallProps>;
