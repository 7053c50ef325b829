import { z } from "zod";
import { bespoke, heading, headingText } from "../../../../engine/blocks/fields.ts";

export const pitchesProps = z.strictObject({
  heading: heading.extend({ title: headingText(60), lead: headingText(240).optional() }),
  /** What the rise is told in: "in 12" after 4. */
  unit: bespoke(10),
  /** Inches of rise in a foot, and what it means. */
  pitches: z
    .array(z.strictObject({ rise: z.int().min(1).max(24), text: bespoke(100).optional() }))
    .min(1)
    .max(6),
});

export type PitchesProps = z.infer<typeof pitchesProps>;
