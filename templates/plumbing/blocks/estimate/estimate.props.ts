import { z } from "zod";
import { fact } from "../../../../engine/blocks/fact.ts";
import { factText, heading, href, link } from "../../../../engine/blocks/fields.ts";
import { drawing } from "../../drawing.ts";

export const estimateProps = z.strictObject({
  heading,
  /** Its digits are what is large. */
  phone: z.strictObject({ label: factText(24), href }).optional(),
  ask: link.optional(),
  more: link.optional(),
  hours: z.array(fact).max(6).optional(),
  drawing,
});

export type EstimateProps = z.infer<typeof estimateProps>;
