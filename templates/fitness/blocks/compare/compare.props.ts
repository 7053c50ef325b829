import { z } from "zod";
import { bespoke, heading, labelText } from "../../../../engine/blocks/fields.ts";

export const compareProps = z.strictObject({
  heading,
  caption: labelText(80),
  /** The columns: a name, and the sign that stands for it where there is little room. */
  offers: z
    .array(z.strictObject({ name: bespoke(16), sign: bespoke(3) }))
    .min(1)
    .max(4),
  rows: z
    .array(
      z.strictObject({
        name: bespoke(32),
        /** One for each offer: there, not there, or how much of it. */
        cells: z
          .array(z.union([z.boolean(), bespoke(8)]))
          .min(1)
          .max(4),
      }),
    )
    .min(1)
    .max(20),
  /** Read aloud: there, and not there. */
  labels: z.strictObject({ yes: labelText(12), no: labelText(12) }),
  note: bespoke(100).optional(),
});

export type CompareProps = z.infer<typeof compareProps>;
