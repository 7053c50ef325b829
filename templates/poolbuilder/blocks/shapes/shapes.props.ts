import { z } from "zod";
import { bespoke, headingText, ornament } from "../../../../engine/blocks/fields.ts";

/** Pools, which nothing but a pool can be. */
export const shapesProps = z.strictObject({
  depth: ornament(8),
  title: headingText(40),
  note: bespoke(80).optional(),
  shapes: z
    .array(
      z.strictObject({
        kind: z.enum(["plunge", "rectangle", "kidney", "round", "lap", "ell"]),
        name: bespoke(12),
        size: bespoke(18).optional(),
        price: bespoke(10).optional(),
      }),
    )
    .min(1)
    .max(6),
});

export type ShapesProps = z.infer<typeof shapesProps>;
