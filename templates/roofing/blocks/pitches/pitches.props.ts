import { z } from "zod";
import { heading, paragraph } from "../../../../engine/blocks/fields.ts";

export const pitchesProps = z.strictObject({
  heading,
  /** Inches of rise in a foot, and what it means. */
  pitches: z
    .array(z.strictObject({ rise: z.int().min(1).max(24), text: paragraph }))
    .min(3)
    .max(6),
});

export type PitchesProps = z.infer<typeof pitchesProps>;
