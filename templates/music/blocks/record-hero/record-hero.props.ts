import { z } from "zod";
import { bespoke, headingText, link, picture } from "../../../../engine/blocks/fields.ts";

export const recordHeroProps = z.strictObject({
  /** Printed half on the sleeve; the other half is pulled out by the record. */
  title: headingText(120),
  lead: headingText(320).optional(),
  /** The sleeve open to the right, for screens that lie; its edge is at 60 % of the width. Without it, one is painted. */
  wide: picture.optional(),
  /** The sleeve open below, for screens that stand. */
  tall: picture.optional(),
  release: bespoke(90).optional(),
  actions: z.array(link).max(2).optional(),
});

export type RecordHeroProps = z.infer<typeof recordHeroProps>;
