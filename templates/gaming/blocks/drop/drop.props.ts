import { z } from "zod";
import { fact } from "../../../../engine/blocks/fact.ts";
import { bespoke, headingText, link, picture } from "../../../../engine/blocks/fields.ts";

/** The site's first screen: a title whose end sinks, over the pit. */
export const dropProps = z.strictObject({
  /** The shorter, the larger. */
  title: headingText(60),
  lead: headingText(220).optional(),
  actions: z.array(link).max(3).optional(),
  /** What lies below: the design's own, or another that is dark above and has something to fall into. */
  picture: picture.optional(),
  /** For screens that are higher than wide. */
  tallPicture: picture.optional(),
  /** Counts down from `seconds`, again and again. */
  clock: z.strictObject({ label: bespoke(40), seconds: z.int().min(2).max(9) }).optional(),
  facts: z.array(fact).max(4).optional(),
});

export type DropProps = z.infer<typeof dropProps>;
