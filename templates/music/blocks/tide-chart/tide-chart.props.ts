import { z } from "zod";
import { heading, line, paragraph } from "../../../../engine/blocks/fields.ts";

export const tideChartProps = z.strictObject({
  heading,
  unit: line,
  /** From left to right; the line is as high as their listeners are many. */
  artists: z
    .array(
      z.strictObject({
        name: line,
        genre: line,
        followers: z.int().positive(),
        monthlyListeners: z.int().positive(),
      }),
    )
    .min(3)
    .max(8),
  note: paragraph,
});

export type TideChartProps = z.infer<typeof tideChartProps>;
