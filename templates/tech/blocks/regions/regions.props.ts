import { z } from "zod";
import { bespoke, heading } from "../../../../engine/blocks/fields.ts";

/** A map of the world with what is near: drawn data, which no other design has. */
export const regionsProps = z.strictObject({
  heading,
  /** Of the map, in dots. */
  width: z.int().positive(),
  height: z.int().positive(),
  /** Land as an SVG path of horizontal runs: `M30 4h8` is nine dots from column 30 of row 4. */
  land: z.string().regex(/^(M\d+ \d+h\d+)+$/),
  /** Behind the figure of each region. */
  unit: bespoke(2),
  regions: z
    .array(
      z.strictObject({
        code: bespoke(3),
        city: bespoke(16),
        x: z.number(),
        y: z.number(),
        /** From a visitor, at the median. */
        ms: z.int().min(1).max(999),
        /** Has room for its code on the map. */
        isLabelled: z.boolean().optional(),
      }),
    )
    .min(1)
    .max(120),
});

export type RegionsProps = z.infer<typeof regionsProps>;
