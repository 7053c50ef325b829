import { z } from "zod";
import { heading, line } from "../../../../engine/blocks/fields.ts";

export const regionsProps = z.strictObject({
  heading,
  /** Of the map, in dots. */
  width: z.int().positive(),
  height: z.int().positive(),
  /** Land as an SVG path of horizontal runs: `M30 4h8` is nine dots from column 30 of row 4. */
  land: z.string().regex(/^(M\d+ \d+h\d+)+$/),
  regions: z
    .array(
      z.strictObject({
        code: z.string().regex(/^[a-z]{3}$/),
        city: line,
        x: z.number(),
        y: z.number(),
        /** Milliseconds from a visitor, at the median. */
        ms: z.int().positive(),
        /** Has room for its code on the map. */
        isLabelled: z.boolean().optional(),
      }),
    )
    .min(1),
});

export type RegionsProps = z.infer<typeof regionsProps>;
