import { z } from "zod";
import { bespoke, heading } from "../../../../engine/blocks/fields.ts";
import { part, records } from "../../../../engine/blocks/role.ts";

export const roofSectionProps = z.strictObject({
  heading: heading.optional(),
  /**
   * What the numbers are on. `roof`, if nothing is said, has room for six: ridge, a slipped slate, slating, flashing, boards,
   * gutter. `courses` lap for any number of them.
   */
  drawing: z.enum(["roof", "courses"]).optional(),
  /** What stands under the drawing. */
  caption: bespoke(80).optional(),
  services: records(
    "offers",
    z.strictObject({
      name: part("title", 60),
      when: part("when", 40).optional(),
      text: part("text", 240).optional(),
      price: part("price", 28).optional(),
      unit: part("unit", 24).optional(),
      note: part("note", 80).optional(),
    }),
    { max: 24 },
  ),
});

export type RoofSectionProps = z.infer<typeof roofSectionProps>;
