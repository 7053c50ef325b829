import { z } from "zod";
import { bespoke, heading, headingText } from "../../../../engine/blocks/fields.ts";

export const rainGaugeProps = z.strictObject({
  heading: heading.extend({ title: headingText(80), lead: headingText(240).optional() }),
  unit: bespoke(14),
  /** A year of it: no fewer tubes than months. */
  months: z.array(z.strictObject({ name: bespoke(5), inches: z.number().min(0).max(5) })).length(12),
  seasons: z.array(z.strictObject({ name: bespoke(32), text: bespoke(100) })).max(4),
});

export type RainGaugeProps = z.infer<typeof rainGaugeProps>;
