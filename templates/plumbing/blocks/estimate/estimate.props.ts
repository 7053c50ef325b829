import { z } from "zod";
import { fact } from "../../../../engine/blocks/fact.ts";
import { heading, link } from "../../../../engine/blocks/fields.ts";

export const estimateProps = z.strictObject({
  heading,
  /** Its digits are what is large. */
  phone: link.optional(),
  ask: link.optional(),
  hours: z.array(fact).max(6),
});

export type EstimateProps = z.infer<typeof estimateProps>;
