import { z } from "zod";
import { bespoke, heading, labelText } from "../../../../engine/blocks/fields.ts";
import { part, records } from "../../../../engine/blocks/role.ts";

export const tideChartProps = z.strictObject({
  heading,
  labels: z.strictObject({
    listeners: labelText(24),
    followers: labelText(24),
    /** What stands behind a number of thousands, and of millions. */
    thousand: labelText(8),
    million: labelText(8),
  }),
  /**
   * From left to right; the line is as high as their listeners are many, and calm where not all of them are known. Nine
   * names would not fit below it.
   */
  artists: records(
    "people",
    z.strictObject({
      name: part("title", 40),
      genre: part("note", 60).optional(),
      text: part("text", 280).optional(),
      followers: z.int().positive().optional(),
      monthlyListeners: z.int().positive().optional(),
    }),
    { max: 8 },
  ),
  note: bespoke(200).optional(),
});

export type TideChartProps = z.infer<typeof tideChartProps>;
