import { z } from "zod";
import { heading, line } from "../../../../engine/blocks/fields.ts";

export const compareProps = z.strictObject({
  heading,
  caption: line,
  /** The columns: a name, and the sign that stands for it where there is little room. */
  offers: z
    .array(z.strictObject({ name: line, sign: z.string().min(1).max(3) }))
    .min(2)
    .max(4),
  rows: z
    .array(
      z.strictObject({
        name: line,
        /** One for each offer: there, not there, or how much of it. */
        cells: z
          .array(z.union([z.boolean(), z.string().min(1).max(8)]))
          .min(2)
          .max(4),
      }),
    )
    .min(1)
    .max(20),
  note: line.optional(),
});

export type CompareProps = z.infer<typeof compareProps>;
