import { z } from "zod";
import { heading, line, paragraph } from "../../../../engine/blocks/fields.ts";

export const pitchesProps = z.strictObject({
  heading,
  /** What the rise is told in: "in 12" after 4. */
  unit: line,
  /** Inches of rise in a foot, and what it means. */
  pitches: z
    .array(z.strictObject({ rise: z.int().min(1).max(24), text: paragraph }))
    .min(3)
    .max(6),
});

export type PitchesProps = z.infer<typeof pitchesProps>;
