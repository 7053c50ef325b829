import { z } from "zod";
import { bespoke, heading, picture } from "../../../../engine/blocks/fields.ts";
import { part, records } from "../../../../engine/blocks/role.ts";

export const modelProps = z.strictObject({
  heading,
  picture,
  caption: bespoke(100).optional(),
  /** On the dimension line above the picture. */
  measure: bespoke(28).optional(),
  /** The letter of the section's mark. */
  mark: bespoke(1),
  steps: records(
    "steps",
    z.strictObject({
      figure: part("when", 14).optional(),
      title: part("title", 32),
      text: part("text", 180).optional(),
    }),
    { max: 4 },
  ),
});

export type ModelProps = z.infer<typeof modelProps>;
