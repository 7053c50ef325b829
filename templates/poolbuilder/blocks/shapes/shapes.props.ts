import { z } from "zod";
import { line } from "../../../../engine/blocks/fields.ts";

export const shapesProps = z.strictObject({
  depth: line,
  title: line,
  note: line,
  shapes: z
    .array(
      z.strictObject({
        kind: z.enum(["plunge", "rectangle", "kidney", "round", "lap", "ell"]),
        name: line,
        size: line,
        price: line,
      }),
    )
    .min(1)
    .max(6),
});

export type ShapesProps = z.infer<typeof shapesProps>;
