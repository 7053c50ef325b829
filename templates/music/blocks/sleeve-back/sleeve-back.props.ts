import { z } from "zod";
import { bespoke, headingText } from "../../../../engine/blocks/fields.ts";

export const sleeveBackProps = z.strictObject({
  /** Half a record for each side, or half a sun with a ring for each line. */
  drawing: z.enum(["record", "sun"]).optional(),
  number: bespoke(12).optional(),
  title: headingText(40),
  artist: bespoke(40).optional(),
  /** Two, as a record has. The last letter of a side's name stands before the numbers of its songs. */
  sides: z
    .array(
      z.strictObject({
        name: bespoke(24),
        tracks: z
          .array(z.strictObject({ title: bespoke(48), seconds: z.int().positive() }))
          .min(1)
          .max(8),
      }),
    )
    .length(2),
  caption: bespoke(90).optional(),
  credits: z
    .array(z.strictObject({ name: bespoke(24), text: bespoke(140) }))
    .max(6)
    .optional(),
  small: bespoke(240).optional(),
});

export type SleeveBackProps = z.infer<typeof sleeveBackProps>;
