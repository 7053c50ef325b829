import { z } from "zod";
import { bespoke, heading, headingText, labelText } from "../../../../engine/blocks/fields.ts";

export const fortyProps = z.strictObject({
  heading: heading.extend({ title: headingText(80), lead: headingText(240).optional() }),
  years: z.int().min(10).max(40),
  /** Before the number of a year. */
  yearLabel: labelText(12),
  /** Years in which somebody comes. */
  visits: z.array(z.strictObject({ year: z.int().positive().max(40), text: bespoke(110) })).max(8),
});

export type FortyProps = z.infer<typeof fortyProps>;
