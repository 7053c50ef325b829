import { z } from "zod";
import { bespoke, heading, link, ornament, picture } from "../../../../engine/blocks/fields.ts";
import { part, records } from "../../../../engine/blocks/role.ts";

export const modelProps = z.strictObject({
  heading: heading.optional(),
  /** What is cut; without it the line of the cut alone. */
  picture: picture.optional(),
  caption: bespoke(100).optional(),
  /** On the dimension line above the picture. */
  measure: bespoke(28).optional(),
  /** The letter of the section's mark. */
  mark: ornament(1),
  steps: records(
    "steps",
    z.strictObject({
      figure: part("when", 24).optional(),
      title: part("title", 80),
      text: part("text", 240).optional(),
    }),
    { max: 8 },
  ).optional(),
  actions: z.array(link).max(3).optional(),
});

export type ModelProps = z.infer<typeof modelProps>;
